import type { Decision, Seat } from '@entente/engine';
import { ALONE, CALL, JOIN_PEOPLE, JOIN_TANK, pair, pieceAt, READY } from '../../../choices.ts';
import { LINKED, LINKS, TERRITORY_OF } from '../../../data/board.ts';
import { COMBAT } from '../../../data/tables.ts';
import { SIDES } from '../../../data/terms.ts';
import { TERRITORIES } from '../../../data/territories.ts';
import {
  ATTACK,
  type Combat,
  DEFENCE,
  LANDS,
  OFFENCE,
  type Position,
  SEATS,
  type Venonta,
  type World,
} from '../../../position.ts';
import { controllerOf } from '../../../queries.ts';
import { poor } from '../../../refusals.ts';
import { pay } from '../../15-tokens-and-bank/goods.ts';
import { enlist, enlisted } from './forces.ts';

/** Allies. Without a pact or a card nobody gets here (VEN-9.10.7). */

/** A seat that was asked and stays out. */
const OUT = -2;

/** In `World.spentAllies` a tank is its territory and seat, and people are their seat after those. */
const PEOPLE = LANDS * SEATS;

/** By option: what has won along with the attacker joins no attack any more in this turn (VEN-9.5.11, VEN-R21). */
export function spendAllies({ spentAllies }: World, combat: Combat): void {
  combat.sides.forEach((side, group) => {
    const seat = combat.seats[group];
    if (side !== OFFENCE || seat === combat.attacker) return;
    for (let tank = 0; tank < combat.tanks[group]; tank++)
      spentAllies.push(pieceAt(combat.places[group], seat));
  });
  combat.crowds.forEach((joined, seat) => {
    if (joined > 0 && combat.allies[seat] === OFFENCE) spentAllies.push(PEOPLE + seat);
  });
}

function spent({ spentAllies }: World, force: number, side: number): number {
  if (side !== OFFENCE) return 0;
  let count = 0;
  for (let index = 0; index < spentAllies.length; index++) if (spentAllies[index] === force) count++;
  return count;
}

/** Does it control a territory linked to the target? Then its people can come (VEN-9.10.3). */
function peopleReach(world: World, combat: Combat, seat: Seat, side: number): boolean {
  if (spent(world, PEOPLE + seat, side) > 0) return false;
  for (const land of LINKS[combat.target]) if (controllerOf(world, land) === seat) return true;
  return false;
}

/** Tanks on this territory that can come, if it is near enough. */
function tanksReach(world: World, combat: Combat, seat: Seat, side: number, land: number): number {
  const near = land === combat.origin || land === combat.target || LINKED[pair(land, combat.target)];
  const piece = pieceAt(land, seat);
  return near ? world.tanks[piece] - spent(world, piece, side) : 0;
}

function hasForces(world: World, combat: Combat, seat: Seat, side: number): boolean {
  if (peopleReach(world, combat, seat, side)) return true;
  for (let land = 0; land < LANDS; land++) if (tanksReach(world, combat, seat, side, land) > 0) return true;
  return false;
}

/** Could this outsider join, if a side asked it or a card let it? */
export function canJoin(world: World, seat: Seat, side: number): boolean {
  const { combat } = world;
  if (combat === null || seat === combat.attacker || seat === combat.defender) return false;
  if (combat.allies[seat] >= OFFENCE || side < OFFENCE) return false;
  return hasForces(world, combat, seat, side);
}

/** Under a pact that fits, and under none with the other side (VEN-9.10.4); not one that has stayed out already. */
function isAlly(world: World, combat: Combat, seat: Seat, side: number): boolean {
  if (combat.allies[seat] === OUT) return false;
  const attacker = world.pacts[combat.attacker * SEATS + seat];
  const defender = world.pacts[combat.defender * SEATS + seat];
  return side === OFFENCE
    ? (attacker & ATTACK) > 0 && defender === 0
    : (defender & DEFENCE) > 0 && attacker === 0;
}

/** Allies of one side who could join now. */
export function alliesOf(g: Position, side: number): Seat[] {
  const { combat } = g.public;
  const found: Seat[] = [];
  if (combat === null) return found;
  for (let seat = 0; seat < g.seats; seat++) {
    if (canJoin(g.public, seat, side) && isAlly(g.public, combat, seat, side)) found.push(seat);
  }
  return found;
}

/** The main attacker calls its allies one by one: it pays for them (VEN-R3, VEN-9.10.6). */
export const call: Decision<Venonta, 'call'> = {
  kind: 'decision',
  phase: 'caller',
  open: true,
  rule: 'VEN-9.10.3',
  asks: (g) => g.public.active,
  choices(g, _frame, _seat, offer) {
    offer.add(ALONE);
    for (const ally of alliesOf(g, OFFENCE)) offer.add(CALL[ally]);
  },
  default: () => ALONE,
  take(_g, _frame, seat, choice, go) {
    if (choice.do !== 'call') {
      go.done();
      return;
    }
    go.log('log.called', { seat, target: choice.target });
    go.call({ step: 'join', seat: choice.target, side: 'attacker', byCard: false });
  },
};

/** With its people, with any of its tanks that are near, or not at all. */
export const join: Decision<Venonta, 'join'> = {
  kind: 'decision',
  phase: 'caller',
  open: true,
  rule: 'VEN-9.10.3',
  asks: (_g, frame) => frame.seat,
  prompt: ({ public: { combat } }) =>
    combat === null
      ? {}
      : { attacker: combat.attacker, defender: combat.defender, territory: TERRITORIES[combat.target] },
  choices(g, frame, seat, offer) {
    const world = g.public;
    const { combat } = world;
    offer.add(READY);
    if (combat === null) return;
    // Without tokens none can come (VEN-R3); Military Aid is free (VEN-R4).
    const broke = frame.side === 'attacker' && !frame.byCard && world.tokens[combat.attacker] === 0;
    const refusal = broke ? poor(1, 0) : undefined;
    const side = SIDES.indexOf(frame.side);
    if (combat.crowds[seat] === 0 && peopleReach(world, combat, seat, side)) offer.add(JOIN_PEOPLE, refusal);
    for (let land = 0; land < LANDS; land++) {
      if (tanksReach(world, combat, seat, side, land) > enlisted(combat, seat, land))
        offer.add(JOIN_TANK[land], refusal);
    }
  },
  default: () => READY,
  take(g, frame, seat, choice, go) {
    const world = g.public;
    const { combat } = world;
    if (combat === null) return;
    const side = SIDES.indexOf(frame.side);
    if (choice.do === 'ready') {
      if (combat.allies[seat] === -1) combat.allies[seat] = OUT;
      go.done();
      return;
    }
    combat.allies[seat] = side;
    if (side === OFFENCE && !frame.byCard) combat.paid += pay(world, combat.attacker, COMBAT.perAlly);
    if (choice.do === 'joinPeople') {
      combat.crowds[seat] = 1;
      combat.people[side] += COMBAT.dicePerForce;
      go.log('log.joinedPeople', { seat, side: frame.side });
    } else if (choice.do === 'joinTank') {
      enlist(combat, side, seat, TERRITORY_OF[choice.territory], 1);
      go.log('log.joinedTank', { seat, side: frame.side, territory: choice.territory });
    }
  },
};
