import type { Seat } from '@entente/engine';
import { KIND_OF } from '../data/advancements.ts';
import { BOX } from '../data/box.ts';
import { RELATIONS } from '../data/terms.ts';
import { KINDS, M, NEUTRAL, type Position, type World } from '../position.ts';
import { powersOf } from '../powers.ts';
import { onTable, unseen } from '../table.ts';
import { WEIGHTS } from './weights.ts';

/** Peace with the stronger, War on the weaker and on whoever is about to win: what a seat's proposals are worth. */
export function proposalsWorth(g: Position, seat: Seat, influence: readonly number[]): number {
  const { seats } = g;
  let sum = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const steps = proposed(g, seat, other) - NEUTRAL;
    if (steps !== 0) sum += steps * WEIGHTS.proposal * appetite(g.public, seat, other, influence);
  }
  return sum;
}

/** What the seat proposes to another: now, in a step that is still open, or in the last Diplomacy Phase. */
function proposed(g: Position, seat: Seat, other: Seat): number {
  const answers = g.answers[seat] ?? [];
  for (let index = answers.length - 1; index >= 0; index--) {
    const choice = answers[index];
    if (choice.do === 'propose' && choice.target === other) return RELATIONS.indexOf(choice.relation);
  }
  return g.public.proposals[seat * g.seats + other];
}

/** From −1, where Peace is best, to 1, where War is. */
function appetite(world: World, seat: Seat, other: Seat, influence: readonly number[]): number {
  const force = 0.25 * (forceOf(world, seat) - forceOf(world, other));
  const lead = influence[other] - influence[seat];
  const danger = influence[other] >= BOX.winningInfluence - 3 && lead >= 0 ? 1 : 0;
  const prey = lead > 0 ? 0.1 * lead : 0;
  return Math.max(-1, Math.min(1, force + danger + prey - CAUTION));
}

/** A little more than equal forces is needed to want a war. */
const CAUTION = 0.15;

/** How well a seat can attack and defend by force: Tactics, military cards not yet laid out, the first strike. */
function forceOf(world: World, seat: Seat): number {
  const tactics = world.held[seat * KINDS + KIND_OF.tactics];
  const strike = powersOf(world, seat).heavyStrike.type === M ? 1 : 0;
  return tactics * 1.5 + strike * 2 + unseen(world, seat, M) * 0.2 - onTable(world, seat, M) * 0.05;
}
