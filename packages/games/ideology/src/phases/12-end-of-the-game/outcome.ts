import type { Outcome, Resignation, Seat } from '@entente/engine';
import { type Ideology, type Position, RESIGNED } from '../../position.ts';
import { advancementPoints, globalInfluence, hasResigned } from '../../queries.ts';

/** Seats that can still win: all that have not given up (IDEO-16.10). */
function contenders(g: Position): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++) if (!hasResigned(g.public, seat)) seats.push(seat);
  return seats;
}

/** The highest Global Influence of those who can win. */
export function leaderInfluence(g: Position): number {
  let most = 0;
  for (let seat = 0; seat < g.seats; seat++) {
    if (!hasResigned(g.public, seat)) most = Math.max(most, globalInfluence(g.public, seat));
  }
  return most;
}

/**
 * Highest Global Influence (IDEO-12.2.1), then advancement points (IDEO-12.2.2), then a shared victory (IDEO-12.2.4).
 */
export function outcomeOf(g: Position, early: 'stalemate' | 'turns' | null): Outcome {
  const world = g.public;
  const scores = g.private.map((_, seat) => globalInfluence(world, seat));
  const best = leaderInfluence(g);
  const leaders = contenders(g).filter((seat) => scores[seat] === best);
  const most = Math.max(...leaders.map((seat) => advancementPoints(world, seat)));
  const winners = leaders.filter((seat) => advancementPoints(world, seat) === most);
  if (early !== null) return { reason: early, scores, winners };
  if (winners.length > 1) return { reason: 'shared', scores, winners };
  return { reason: leaders.length > 1 ? 'points' : 'influence', scores, winners };
}

/**
 * The last one left wins at once, of two (IDEO-16.9) or of more (IDEO-R4); until then the ideology stays on the table
 * without a will of its own (IDEO-16.10).
 */
export const resignation: Resignation<Ideology> = {
  has: (g, seat) => hasResigned(g.public, seat),
  declare(g, seat, go) {
    g.public.used[seat] |= RESIGNED;
    const winners = contenders(g);
    if (winners.length > 1) return;
    const scores = g.private.map((_, each) => globalInfluence(g.public, each));
    go.end({ reason: 'resigned', scores, winners });
  },
};
