import type { Automatic, Decision, Seat } from '@entente/engine';
import { COLONISE, LEAVE, pair, ROLL_ON, STOP } from '../../../choices.ts';
import { SEA } from '../../../data/board.ts';
import { COMBAT } from '../../../data/tables.ts';
import type { Frame } from '../../../flow.ts';
import {
  type Combat,
  DEFEAT,
  DEFENDERS,
  NOBODY,
  OFFENCE,
  type Position,
  REBELLION,
  TRUCE,
  type Venonta,
  type VenontaGo,
  type VenontaOptions,
  WAR,
} from '../../../position.ts';
import { consume, count, freeColony, gain, loseRations, nameOf } from '../../15-tokens-and-bank/goods.ts';
import { generateMigrant } from '../../17-migrants/migrants.ts';
import { diceOf } from './forces.ts';
import { spendAllies } from './joining.ts';

/** How combats end. */

/** No combat any more. Tanks have never left their territories. */
export function endCombat(g: Position): void {
  g.public.combat = null;
}

const window = (name: 'won' | 'lost', seat: Seat): Frame => ({
  step: 'react',
  window: name,
  seat,
  about: '',
  place: -1,
});

/** After each roll: who has no dice left, or is it a cease-fire (VEN-9.6.9)? */
export const judge: Automatic<Venonta, 'judge'> = {
  kind: 'automatic',
  phase: 'caller',
  rule: 'VEN-9.6.9',
  run(g, _frame, go) {
    const { combat } = g.public;
    go.done();
    if (combat === null) return;
    const attackers = diceOf(combat, OFFENCE);
    const defenders = diceOf(combat, DEFENDERS);
    // The draw goes to the defender (VEN-24.2), and in a rebellion that is the rebel (VEN-9.9.9).
    const rebels = combat.kind === REBELLION;
    if (defenders === 0 && (attackers > 0 || rebels)) go.call({ step: 'victory' });
    else if (attackers === 0) repelled(g, combat, go);
    else pause(g, combat, go);
  },
};

/** A cease-fire after blank rolls (VEN-9.6.9) or very many (VEN-24.15), or the attacker decides. */
function pause(g: Position, combat: Combat, go: VenontaGo): void {
  const blank = combat.hits[OFFENCE] + combat.hits[DEFENDERS] === 0;
  combat.blanks = blank ? combat.blanks + 1 : 0;
  if (combat.resolved || combat.blanks === COMBAT.blankRolls || combat.rolls >= COMBAT.mostRolls) {
    go.log('log.ceaseFire', {});
    endCombat(g);
  } else go.call({ step: 'carryOn' });
}

/**
 * The defender has won, and the attacker's turn is over (VEN-9.8.3); or the coloniser of a rebel, which ends nothing
 * (VEN-9.9.11).
 */
function repelled(g: Position, combat: Combat, go: VenontaGo): void {
  const world = g.public;
  const { attacker, defender, kind } = combat;
  go.log('log.repelled', { seat: defender, target: attacker, territory: nameOf(combat.target) });
  if (kind !== REBELLION) {
    count(world, defender, 'defencesWon');
    world.war = DEFEAT;
  }
  endCombat(g);
  go.call(window('won', defender));
  if (kind === WAR && g.options.warMigrants === 'always') generateMigrant(g, combat.target, go);
}

/** Truce can be called after any roll, not before the first (VEN-9.6.10): no more combats in this turn (VEN-9.8.1). */
export const carryOn: Decision<Venonta, 'carryOn'> = {
  kind: 'decision',
  phase: 'caller',
  open: true,
  rule: 'VEN-9.6.9',
  asks: (g) => g.public.combat?.attacker ?? g.public.active,
  choices(_g, _frame, _seat, offer) {
    offer.add(ROLL_ON);
    offer.add(STOP);
  },
  default: () => ROLL_ON,
  take(g, _frame, seat, choice, go) {
    if (choice.do === 'rollOn') {
      go.next({ step: 'roll' });
      return;
    }
    go.done();
    // A rebel who stops has lost nothing but its token (VEN-9.9.11).
    if (g.public.combat?.kind !== REBELLION) g.public.war = TRUCE;
    go.log('log.truce', { seat });
    endCombat(g);
  },
};

/** The attacker may colonise (VEN-9.8.4); a rebel (VEN-9.9.10) or a liberator (VEN-9.9.13) has freed its territory. */
export const victory: Automatic<Venonta, 'victory'> = {
  kind: 'automatic',
  phase: 'caller',
  rule: 'VEN-9.8.4',
  run(g, _frame, go) {
    const world = g.public;
    const { combat } = world;
    go.done();
    if (combat === null) return;
    const { attacker, target, kind } = combat;
    const territory = nameOf(target);
    if (kind !== REBELLION) triumph(g, combat);
    if (kind === WAR) {
      go.log('log.victory', { seat: attacker, territory });
      // Without a head colonist there is no colony and no refund (VEN-9.8.8).
      combat.denied = world.colonists[attacker] === 0;
      const after: Frame = { step: combat.denied ? 'refund' : 'colonise' };
      if (world.coloniser[target] === NOBODY) go.call(window('won', attacker), after);
      else {
        // The old head colonist goes home (VEN-9.9.7). Guests leave when it is clear who controls the territory now.
        freeColony(world, target);
        go.call(window('won', attacker), after, { step: 'evict', territory });
      }
      devastate(g, combat, go);
      return;
    }
    freeColony(world, target);
    count(world, attacker, 'liberations');
    go.log('log.freed', { seat: attacker, territory });
    endCombat(g);
    go.call(window('won', attacker), { step: 'evict', territory });
  },
};

/** What counts for objectives, and for the rest of the turn. */
function triumph({ public: world, options }: Position, combat: Combat): void {
  const { attacker, origin, target } = combat;
  count(world, attacker, 'attacksWon');
  if (combat.leader) count(world, attacker, 'attacksWonVsLeader');
  if (SEA[pair(origin, target)]) count(world, attacker, 'attacksWonBySea');
  if (options.afterVictory === 'again') return;
  world.spentPeople[origin] = 1;
  spendAllies(world, combat);
}

/** One ration, one TEP (VEN-9.8.5), one migrant (VEN-9.8.6). */
function devastate(g: Position, { target }: Combat, go: VenontaGo): void {
  const world = g.public;
  const rations = loseRations(world, world.owner[target], 1);
  const tep = world.tep[target] > 0 ? 1 : 0;
  if (tep > 0) consume(world, target);
  go.log('log.devastated', { territory: nameOf(target), rations, tep });
  generateMigrant(g, target, go);
}

/** A head colonist of the main attacker, who alone colonises and is refunded (VEN-9.10.6). */
export const colonise: Decision<Venonta, 'colonise'> = {
  kind: 'decision',
  phase: 'caller',
  open: true,
  rule: 'VEN-9.8.4',
  asks: (g) => g.public.combat?.attacker ?? g.public.active,
  choices(_g, _frame, _seat, offer) {
    offer.add(COLONISE);
    offer.add(LEAVE);
  },
  default: () => COLONISE,
  take(g, _frame, seat, choice, go) {
    const world = g.public;
    const { combat } = world;
    if (combat === null || choice.do !== 'colonise') {
      go.done();
      endCombat(g);
      return;
    }
    const territory = nameOf(combat.target);
    world.coloniser[combat.target] = seat;
    world.colonists[seat]--;
    world.fresh[combat.target] = 1;
    count(world, seat, 'coloniesGained');
    go.log('log.colonised', { seat, territory });
    go.next(window('lost', world.owner[combat.target]), { step: 'refund' }, { step: 'evict', territory });
  },
};

/** All that was paid, or what it was for tanks and allies (VEN-9.8.7). */
export function refundOf({ refund, attackCost }: VenontaOptions, { paid }: Combat): number {
  return refund === 'all' ? paid : Math.max(0, paid - attackCost);
}

export const refund: Automatic<Venonta, 'refund'> = {
  kind: 'automatic',
  phase: 'caller',
  rule: 'VEN-9.8.7',
  run(g, _frame, go) {
    const world = g.public;
    const { combat } = world;
    go.done();
    if (combat === null) return;
    if (!combat.denied) {
      const count = gain(world, combat.attacker, refundOf(g.options, combat));
      go.log('log.refunded', { seat: combat.attacker, count });
    }
    endCombat(g);
  },
};
