import type { Decision, Seat } from '@entente/engine';
import { discard } from '../../cards/hand.ts';
import { powersOf } from '../../cards/powers.ts';
import { TYPE_OF } from '../../choices.ts';
import { REGION_OF } from '../../data/regions.ts';
import type { Conflict } from '../../flow.ts';
import {
  FIRST_STRIKE,
  FREE_CANCEL,
  type Ideology,
  type IdeologyGo,
  type Position,
  TYPES,
  type World,
} from '../../position.ts';
import { handSize, hasResigned, slot } from '../../queries.ts';
import { noCards, noDefence } from '../../refusals.ts';
import { hasOneAnswerAtBest } from '../03-the-turn/at-best.ts';
import { nextAction } from '../03-the-turn/rounds.ts';
import { canUseWmd } from '../15-advancements/mass-destruction.ts';

/*
 * A conflict, card by card. The frame of the Conflict Phase lies below; a strike that needs an answer is called upon
 * it, and when the conflict is over the next player may act.
 */

/**
 * A conflict is over, and it was one action (IDEO-8.3.11). Called when the frame of the Conflict Phase is on top
 * again.
 */
export function moveOn(g: Position, go: IdeologyGo): void {
  if (!nextAction(g, canFight)) go.next({ step: 'diplomacy' });
}

function canFight(g: Position, seat: Seat): boolean {
  return handSize(g, seat) > 0 || canUseWmd(g, seat);
}

/** The first attack card of a conflict; two cards repulse the first of a Lightning Strike (IDEO-14.3.2). */
export function openConflict(g: Position, conflict: Conflict, go: IdeologyGo): void {
  const { attacker, influence } = conflict;
  const { used } = g.public;
  const { type, cost } = powersOf(g.public, attacker).heavyStrike;
  const heavy = type === TYPE_OF[influence] && (used[attacker] & FIRST_STRIKE) === 0;
  if (heavy) used[attacker] |= FIRST_STRIKE;
  strike(g, conflict, heavy ? cost : 1, go);
}

/**
 * An attack card of the type is laid down (IDEO-8.3.1). A defender whose hand is too small to answer gives way by
 * itself (IDEO-8.3.8, IDEO-R1), and so does one who has given up (IDEO-16.10).
 */
function strike(g: Position, conflict: Conflict, cost: number, go: IdeologyGo): void {
  const { attacker, defender, region, influence, strike: count } = conflict;
  const type = TYPE_OF[influence];
  g.private[attacker].hand[type]--;
  // Beside the region until it has won: it counts nowhere (IDEO-8.3.10).
  g.public.attacker = attacker;
  g.public.attackType = type;
  g.public.still = false;
  const helpless = handSize(g, defender) < cost && !mayCancelFreely(g, conflict);
  if (helpless || hasResigned(g.public, defender)) {
    go.log('log.conceded', { seat: defender });
    win(g, conflict, go);
  } else go.call({ step: 'defend', cost, attacker, defender, region, influence, strike: count });
}

/** Attractive Culture: once per turn, by option once per conflict, against its first card (IDEO-14.1.2). */
function mayCancelFreely(g: Position, { defender, influence, strike: count }: Conflict): boolean {
  return count === 1 && repulsesFreely(g.public, defender, TYPE_OF[influence]);
}

/** Would the first card of a conflict of this type be repulsed without one? */
export function repulsesFreely(world: World, defender: Seat, conflict: number): boolean {
  const { type, perTurn } = powersOf(world, defender).freeCancel;
  return type === conflict && (!perTurn || (world.used[defender] & FREE_CANCEL) === 0);
}

const CONCEDE = { do: 'concede' } as const;
const CANCEL = { do: 'cancel' } as const;
const CANCEL_FREE = { do: 'cancelFree' } as const;

/** Repulse the attack card with cards of the same type or give way (IDEO-8.3.2); the default gives way (IDEO-16.11). */
export const defend: Decision<Ideology, 'defend'> = {
  kind: 'decision',
  phase: 'conflict',
  rule: 'IDEO-8.3.1',
  isOpen: (seen, frame) => hasOneAnswerAtBest(defend, seen, frame),
  quietPass: true,
  asks: (_g, frame) => frame.defender,
  choices(g, frame, seat, offer) {
    const type = TYPE_OF[frame.influence];
    const have = g.private[seat].hand[type];
    if (have < frame.cost) offer.add(CANCEL, noDefence(type, frame.cost, have));
    else offer.add(CANCEL);
    if (mayCancelFreely(g, frame)) offer.add(CANCEL_FREE);
    offer.add(CONCEDE);
  },
  default: () => CONCEDE,
  take(g, frame, seat, choice, go) {
    const { attacker, defender, region, influence, strike: count } = frame;
    const conflict: Conflict = { attacker, defender, region, influence, strike: count };
    go.done();
    if (choice.do === 'concede') {
      go.log('log.conceded', { seat });
      return win(g, conflict, go);
    }
    const cost = choice.do === 'cancelFree' ? 0 : frame.cost;
    if (choice.do === 'cancelFree') g.public.used[seat] |= FREE_CANCEL;
    discard(g, seat, TYPE_OF[influence], cost);
    go.log('log.cancelled', { seat, attacker, cost, influence });
    // After a repulse all cards played are discarded (IDEO-8.3.3). An attacker with an empty hand is not asked
    // (IDEO-R1).
    discardAttackCard(g);
    if (handSize(g, attacker) === 0 || hasResigned(g.public, attacker)) {
      go.log('log.gaveUp', { seat: attacker });
      moveOn(g, go);
    } else go.call({ step: 'press', attacker, defender, region, influence, strike: count });
  },
};

function discardAttackCard({ public: world }: Position): void {
  world.discards[world.attacker * TYPES + world.attackType]++;
  world.attacker = -1;
}

const ATTACK_AGAIN = { do: 'attackAgain' } as const;
const GIVE_UP = { do: 'giveUp' } as const;

/** After a repulse: another attack card without penalties (IDEO-8.3.4), and so on until one side stops (IDEO-8.3.5). */
export const press: Decision<Ideology, 'press'> = {
  kind: 'decision',
  phase: 'conflict',
  rule: 'IDEO-8.3.4',
  isOpen: (seen, frame) => hasOneAnswerAtBest(press, seen, frame),
  quietPass: true,
  asks: (_g, frame) => frame.attacker,
  choices(g, frame, seat, offer) {
    const type = TYPE_OF[frame.influence];
    if (g.private[seat].hand[type] === 0) offer.add(ATTACK_AGAIN, noCards(type, 1, 0));
    else offer.add(ATTACK_AGAIN);
    offer.add(GIVE_UP);
  },
  default: () => GIVE_UP,
  take(g, frame, seat, choice, go) {
    go.done();
    if (choice.do === 'giveUp') {
      go.log('log.gaveUp', { seat });
      return moveOn(g, go);
    }
    const { attacker, defender, region, influence, strike: count } = frame;
    go.log('log.attackedAgain', { seat, influence });
    // One card repulses it, whoever attacks (IDEO-14.3.3).
    strike(g, { attacker, defender, region, influence, strike: count + 1 }, 1, go);
  },
};

function win(g: Position, conflict: Conflict, go: IdeologyGo): void {
  const { attacker, defender, region, influence, strike: count } = conflict;
  if (powersOf(g.public, attacker).destroys && !hasResigned(g.public, attacker)) {
    go.call({ step: 'victory', attacker, defender, region, influence, strike: count });
  } else replace(g, conflict, go);
}

/**
 * The attack card takes the place of one of the defender's (IDEO-8.3.6): the sector holds as many as before
 * (IDEO-8.3.7).
 */
function replace(g: Position, conflict: Conflict, go: IdeologyGo): void {
  const { attacker, influence, region } = conflict;
  g.public.cards[slot(REGION_OF[region], TYPE_OF[influence], attacker)]++;
  g.public.attacker = -1;
  loseOne(g, conflict);
  go.log('log.replaced', { seat: attacker, target: conflict.defender, region, influence });
  moveOn(g, go);
}

function loseOne({ public: world }: Position, { defender, region, influence }: Conflict): void {
  const type = TYPE_OF[influence];
  world.cards[slot(REGION_OF[region], type, defender)]--;
  world.discards[defender * TYPES + type]++;
}

const REPLACE = { do: 'replace' } as const;
const DESTROY = { do: 'destroy' } as const;

/** Replace the defender's card, or discard both (IDEO-14.5.2). */
export const victory: Decision<Ideology, 'victory'> = {
  kind: 'decision',
  phase: 'conflict',
  rule: 'IDEO-8.3.6',
  asks: (_g, frame) => frame.attacker,
  choices(_g, _frame, _seat, offer) {
    offer.add(REPLACE);
    offer.add(DESTROY);
  },
  default: () => REPLACE,
  take(g, frame, seat, choice, go) {
    go.done();
    if (choice.do === 'replace') return replace(g, frame, go);
    const { defender, region, influence } = frame;
    discardAttackCard(g);
    loseOne(g, frame);
    go.log('log.destroyed', { seat, target: defender, region, influence });
    moveOn(g, go);
  },
};
