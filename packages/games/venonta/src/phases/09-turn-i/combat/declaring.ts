import type { Automatic, Choices, Decision, Refusal, Seat } from '@entente/engine';
import { offerCards, takeCard } from '../../../cards/hand.ts';
import { askWatchers } from '../../../cards/windows.ts';
import { attack, END_WAR, pair, pieceAt, REBEL } from '../../../choices.ts';
import { LINKS, TERRITORY_OF } from '../../../data/board.ts';
import { COMBAT } from '../../../data/tables.ts';
import type { Choice, Frame } from '../../../flow.ts';
import {
  type Combat,
  DEFEAT,
  DEFENDERS,
  LANDS,
  LIBERATION,
  NOBODY,
  OFFENCE,
  OPEN,
  type Position,
  REBELLION,
  TRUCE,
  type Venonta,
  type VenontaGo,
  type VenontaOptions,
  WAR,
  type World,
} from '../../../position.ts';
import { controllerOf, isOwnFree, phaseNow } from '../../../queries.ts';
import {
  ALREADY_ATTACKED,
  FRESH,
  NOT_FROM_HOME,
  OWN_COLONY,
  poor,
  RISEN,
  SHIELDED,
  SPENT,
} from '../../../refusals.ts';
import { hasMovement } from '../../10-moves-of-tanks/movement.ts';
import { count, nameOf, pay } from '../../15-tokens-and-bank/goods.ts';
import { breakPact } from '../dealing.ts';
import { offerLevies, takeLevy } from '../turns.ts';
import { enlist } from './forces.ts';
import { alliesOf } from './joining.ts';

/** The step of combats: attacks, rebellions and liberations. */

/**
 * Combats go on after a victory (VEN-9.8.9) or a cease-fire (VEN-9.8.2), until the player has enough or has
 * called a truce; then tanks move (VEN-9.8.1). A beaten player moves none (VEN-9.8.3). Steps without anything
 * to do are left out (VEN-R17).
 */
export const wars: Automatic<Venonta, 'wars'> = {
  kind: 'automatic',
  phase: phaseNow,
  rule: 'VEN-9.1.3',
  run(g, _frame, go) {
    const world = g.public;
    const seat = world.active;
    if (world.war === OPEN && canFight(g, seat)) go.call({ step: 'war' });
    else if (world.war !== DEFEAT && hasMovement(g, seat)) {
      if (world.turn % 2 === 1) world.phase = 10;
      go.next({ step: 'march' });
    } else go.done();
  },
};

/**
 * Why this territory can be no origin; null when it has nothing to do with the seat at all. It is the seat's
 * own, but no colony of another (VEN-9.5.3), or a colony or the place of a guest from before this turn
 * (VEN-9.5.2).
 */
function originRefusal(world: World, seat: Seat, land: number): Refusal | undefined | null {
  if (world.owner[land] === seat) {
    if (world.coloniser[land] !== NOBODY) return OWN_COLONY;
  } else if (world.coloniser[land] === seat) {
    if (world.fresh[land] > 0) return FRESH[land];
  } else if (world.tanks[pieceAt(land, seat)] === 0) return null;
  return world.spentPeople[land] > 0 ? SPENT[land] : undefined;
}

/** Once in a turn (VEN-9.5.10); the seat's own colony is liberated, unless it has rebelled (VEN-9.9.16). */
function targetRefusal(world: World, seat: Seat, origin: number, target: number): Refusal | undefined {
  if (world.attacked[target] > 0) return ALREADY_ATTACKED[target];
  if (world.shielded[target] > 0) return SHIELDED[target];
  if (world.owner[target] !== seat) return undefined;
  // Liberation starts from a free own territory, and not after a rebellion.
  if (!isOwnFree(world, origin, seat)) return NOT_FROM_HOME;
  return world.risen[target] > 0 ? RISEN[target] : undefined;
}

/** Tanks that must come along: at least one from another player's territory (VEN-R12). */
function leastTanks(world: World, seat: Seat, origin: number): number {
  return controllerOf(world, origin) === seat ? 0 : 1;
}

export function attackCost(options: VenontaOptions, tanks: number): number {
  return options.attackCost + COMBAT.perTank * tanks;
}

/** From each origin to each linked territory that the seat does not control (VEN-9.5.1). */
function offerAttacks(g: Position, seat: Seat, offer: Choices<Choice>): void {
  const world = g.public;
  for (let origin = 0; origin < LANDS; origin++) {
    const bad = originRefusal(world, seat, origin);
    if (bad === null) continue;
    const least = leastTanks(world, seat, origin);
    const links = LINKS[origin];
    for (let index = 0; index < links.length; index++) {
      const target = links[index];
      if (controllerOf(world, target) === seat) continue;
      const refusal = bad ?? targetRefusal(world, seat, origin, target);
      if (refusal !== undefined) {
        for (let tanks = bad === undefined ? least : 0; tanks <= world.tanks[pieceAt(origin, seat)]; tanks++)
          offer.add(attack(pair(origin, target), tanks), refusal);
      } else offerAttack(g, seat, origin, target, least, offer);
    }
  }
}

/** With as many tanks as are there and can be paid for; without enough tokens not at all (VEN-9.5.9). */
function offerAttack(
  g: Position,
  seat: Seat,
  origin: number,
  target: number,
  least: number,
  offer: Choices<Choice>,
): void {
  const world = g.public;
  const tokens = world.tokens[seat];
  const affordable = (tokens - g.options.attackCost) / COMBAT.perTank;
  const most = Math.min(world.tanks[pieceAt(origin, seat)], affordable);
  const choice = attack(pair(origin, target), least);
  if (most < least) offer.add(choice, poor(attackCost(g.options, least), tokens));
  else if (most === least) offer.add(choice);
  else offer.amount(choice, 'tanks', least, most);
}

/** Of colonies in their owner's turn (VEN-9.9.14), once in a turn, for a token (VEN-9.9.8). */
function offerRebellions(world: World, seat: Seat, offer: Choices<Choice>): void {
  for (let land = 0; land < LANDS; land++) {
    if (world.owner[land] !== seat || world.coloniser[land] === NOBODY) continue;
    if (world.risen[land] > 0) offer.add(REBEL[land], RISEN[land]);
    else if (world.tokens[seat] < COMBAT.rebellion) offer.add(REBEL[land], poor(COMBAT.rebellion, 0));
    else offer.add(REBEL[land]);
  }
}

/** Is there anything to fight for? Everybody can see that. */
function canFight(g: Position, seat: Seat): boolean {
  const world = g.public;
  for (let origin = 0; origin < LANDS; origin++) {
    if (world.owner[origin] === seat && world.coloniser[origin] !== NOBODY) {
      if (world.risen[origin] === 0 && world.tokens[seat] >= COMBAT.rebellion) return true;
      continue;
    }
    if (originRefusal(world, seat, origin) !== undefined) continue;
    if (world.tokens[seat] < attackCost(g.options, leastTanks(world, seat, origin))) continue;
    const links = LINKS[origin];
    for (let index = 0; index < links.length; index++) {
      if (controllerOf(world, links[index]) === seat) continue;
      if (targetRefusal(world, seat, origin, links[index]) === undefined) return true;
    }
  }
  return false;
}

/**
 * The combats begin with the first attack, liberation or rebellion (VEN-9.1.3), if there is one (VEN-9.1.4). Tokens
 * that came back with a victory pay for the next attack (VEN-24.4).
 */
export const war: Decision<Venonta, 'war'> = {
  kind: 'decision',
  phase: phaseNow,
  rule: 'VEN-9.1.3',
  asks: (g) => g.public.active,
  choices(g, _frame, seat, offer) {
    offer.add(END_WAR);
    offerAttacks(g, seat, offer);
    offerRebellions(g.public, seat, offer);
    offerLevies(g, seat, offer);
    offerCards(g, seat, false, offer);
  },
  default: () => END_WAR,
  take(g, _frame, seat, choice, go) {
    if (choice.do === 'endWar') {
      g.public.war = TRUCE;
      go.done();
      askWatchers(g, go);
    } else if (choice.do === 'attack') {
      go.done();
      askWatchers(g, go);
      declare(g, seat, TERRITORY_OF[choice.from], TERRITORY_OF[choice.to], choice.tanks, go);
    } else if (choice.do === 'rebel') {
      go.done();
      askWatchers(g, go);
      g.public.risen[TERRITORY_OF[choice.territory]] = 1;
      rebel(g, seat, TERRITORY_OF[choice.territory], false, go);
    } else {
      askWatchers(g, go);
      if (!takeLevy(g, seat, choice, go)) takeCard(g, seat, choice, go);
    }
  },
};

/**
 * What fights is fixed here, and only cards change it (VEN-9.5.7): people on both sides (VEN-9.5.4) and all tanks that
 * the target's controller has there (VEN-9.5.6), not its guests (VEN-10.3). A colony is defended by its head colonist
 * (VEN-9.9.6).
 */
function begin(g: Position, kind: number, attacker: Seat, origin: number, target: number): Combat {
  const world = g.public;
  const defender = controllerOf(world, target);
  const nobody: number[] = [];
  const none: number[] = [];
  for (let seat = 0; seat < g.seats; seat++) {
    nobody.push(-1);
    none.push(0);
  }
  const combat: Combat = {
    kind,
    attacker,
    defender,
    origin,
    target,
    paid: 0,
    people: [COMBAT.dicePerForce, COMBAT.dicePerForce],
    sides: [],
    seats: [],
    places: [],
    tanks: [],
    front: [-1, -1],
    damage: [0, 0],
    allies: nobody,
    crowds: none,
    rolls: 0,
    blanks: 0,
    thrown: [0, 0, 0, 0],
    faces: [],
    hits: [0, 0],
    lost: [0, 0],
    leader: isLeader(world, attacker, defender),
    denied: false,
    support: [0, 0],
    resolved: false,
  };
  const defending = world.tanks[pieceAt(target, defender)];
  if (defending > 0) enlist(combat, DEFENDERS, defender, target, defending);
  world.combat = combat;
  return combat;
}

/** Has the defender most VP of the attacker's opponents? */
function isLeader(world: World, attacker: Seat, defender: Seat): boolean {
  for (let seat = 0; seat < world.vp.length; seat++) {
    if (seat !== attacker && world.vp[seat] > world.vp[defender]) return false;
  }
  return true;
}

/** An attack on another player's territory, or the liberation of the seat's own. */
function declare(
  g: Position,
  seat: Seat,
  origin: number,
  target: number,
  tanks: number,
  go: VenontaGo,
): void {
  const world = g.public;
  const kind = world.owner[target] === seat ? LIBERATION : WAR;
  const combat = begin(g, kind, seat, origin, target);
  combat.paid = pay(world, seat, attackCost(g.options, tanks));
  if (tanks > 0) enlist(combat, OFFENCE, seat, origin, tanks);
  world.attacked[target] = 1;
  const names = { seat, target: combat.defender, from: nameOf(origin), to: nameOf(target), tanks };
  if (kind === LIBERATION) {
    world.risen[target] = 1;
    go.log('log.liberates', names);
  } else {
    count(world, seat, 'combatsStarted');
    go.log('log.attacks', names);
  }
  breakPact(g, seat, combat.defender, go);
  const frames: Frame[] = alliesOf(g, DEFENDERS).map((ally) => ({
    step: 'join',
    seat: ally,
    side: 'defender',
    byCard: false,
  }));
  if (alliesOf(g, OFFENCE).length > 0) frames.unshift({ step: 'call' });
  frames.push(declared(seat), { step: 'roll' });
  go.call(frames[0], ...frames.slice(1));
}

const declared = (seat: Seat): Frame => ({
  step: 'react',
  window: 'declared',
  seat,
  about: '',
  place: -1,
});

/** People of a colonised territory rise; `free` by Guerrilla. The token never comes back (VEN-9.9.12). */
export function rebel(g: Position, seat: Seat, land: number, free: boolean, go: VenontaGo): void {
  const combat = begin(g, REBELLION, seat, land, land);
  if (!free) combat.paid = pay(g.public, seat, COMBAT.rebellion);
  go.log('log.rebels', { seat, target: combat.defender, territory: nameOf(land) });
  go.call(declared(seat), { step: 'roll' });
}
