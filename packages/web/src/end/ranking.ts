import type { Seat } from '@entente/engine';
import type { Say } from '../words/index.ts';

/** Equal scores share a place; winners come before others with the same score. */
export function rank(scores: readonly number[], winners: readonly Seat[]) {
  const order = scores.map((score, seat) => ({ seat, score, won: winners.includes(seat) }));
  order.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
  return order.map(({ seat, score, won }) => {
    const better = order.filter((other) => (other.won && !won) || (other.won === won && other.score > score));
    return { seat, score, place: better.length + 1 };
  });
}

/** What an end without a winner is called: whoever plays alone has nobody to lose to, and reads the points. */
export function nobodyWon({ scores }: { readonly scores: readonly number[] }, say: Say): string {
  return scores.length === 1 ? say('end.alone', { points: scores[0] }) : say('end.nobody');
}
