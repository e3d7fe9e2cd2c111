import type { Position } from '../../position.ts';

/** Approximate number of Eagles that a player plays in a round. */
const EAGLES_PER_TURN = 0.8;
/** Number of rounds to come with which a long-term gain is worth its full price. */
const LONG = 1.5;

/** Rounds to come, about: what Eagles are left, or the last round (ATK-23.2, ATK-R1). */
export function roundsLeft({ public: { eagles }, options, seats, round }: Position): number {
  const byEagles = (options.eagles - eagles) / (EAGLES_PER_TURN * seats);
  return Math.max(0, Math.min(byEagles, options.rounds - round));
}

/** How much of its price is left to what bears fruit later: from 0 at the end to 1. */
export const lasting = (g: Position): number => Math.min(1, roundsLeft(g) / LONG);
