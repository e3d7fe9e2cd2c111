import type { Seat } from '@entente/engine';
import { powersOf } from '../../cards/powers.ts';
import { KIND_OF } from '../../data/advancements.ts';
import { BOX } from '../../data/box.ts';
import { RELATIONS } from '../../data/terms.ts';
import { KINDS, MILITARY, NEUTRAL, PEACE, type Position, WAR, type World } from '../../position.ts';
import { handSize, onTable, unseen } from '../../queries.ts';
import { WEIGHTS } from './weights.ts';

/**
 * What a seat's proposals are worth: Peace with the stronger, War on the weaker and on whoever is about to win. They
 * are weighed when they are made, more than the cards that are drawn right afterwards; later they are past.
 */
export function proposalsWorth(g: Position, seat: Seat, influence: readonly number[]): number {
  const open = g.flow.at(-1)?.step === 'diplomacy';
  if (!open && !isJustAfter(g)) return 0;
  let sum = 0;
  for (let other = 0; other < g.seats; other++) {
    if (other === seat) continue;
    const proposal = open ? answered(g, seat, other) : g.public.proposals[seat * g.seats + other];
    if (proposal === undefined) continue;
    sum -= Math.abs(proposal - wanted(g.public, seat, other, influence)) * WEIGHTS.proposal;
  }
  return sum;
}

/** What the seat has proposed to another in the phase that is still open. */
function answered(g: Position, seat: Seat, other: Seat): number | undefined {
  for (const choice of g.answers[seat] ?? []) {
    if (choice.do === 'propose' && choice.target === other) return RELATIONS.indexOf(choice.relation);
  }
  return undefined;
}

/** Where the game rests after the Diplomacy Phase: before anybody has traded in the next turn. */
function isJustAfter(g: Position): boolean {
  const frame = g.flow.at(-1);
  switch (frame?.step) {
    case 'convert':
    case 'swap':
    case 'cutDown':
      return true;
    case 'trade':
      return frame.traded === 0 && g.public.order.every((seat, place) => isStillToCome(g, seat, place));
    default:
      return false;
  }
}

/** Is it this seat's turn or a later one's, or has it nothing to trade? */
function isStillToCome(g: Position, seat: Seat, place: number): boolean {
  return place >= g.public.place || handSize(g, seat) === 0;
}

/** The state that suits a seat best. */
function wanted(world: World, seat: Seat, other: Seat, influence: readonly number[]): number {
  const lead = influence[other] - influence[seat];
  if (influence[other] >= BOX.winningInfluence - 3 && lead >= 0) return WAR;
  const force = forceOf(world, seat) - forceOf(world, other) + 0.4 * Math.max(0, lead);
  if (force > WEIGHTS.daring) return WAR;
  return force > WEIGHTS.caution ? NEUTRAL : PEACE;
}

/** How well a seat can attack and defend by force: Tactics, military cards not yet laid out, the first strike. */
function forceOf(world: World, seat: Seat): number {
  const tactics = world.held[seat * KINDS + KIND_OF.tactics];
  const strike = powersOf(world, seat).heavyStrike.type === MILITARY ? 1 : 0;
  return (
    tactics * 1.5 + strike * 2 + unseen(world, seat, MILITARY) * 0.2 - onTable(world, seat, MILITARY) * 0.05
  );
}
