import type { Seat } from '@entente/engine';

/** Equal scores share a place; winners come before others with the same score. */
export function rank(
  scores: readonly number[],
  winners: readonly Seat[],
): { seat: Seat; score: number; place: number }[] {
  const order = scores.map((score, seat) => ({ seat, score, won: winners.includes(seat) }));
  order.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
  return order.map(({ seat, score, won }) => {
    const better = order.filter((other) => (other.won && !won) || (other.won === won && other.score > score));
    return { seat, score, place: better.length + 1 };
  });
}
