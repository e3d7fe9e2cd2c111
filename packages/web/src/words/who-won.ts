import { rank } from '@entente/table';
import type { Say } from './index.ts';

interface Ended {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** Who won, in words. A player alone has nobody to lose to, and reads the points. */
export function whoWon(
  { winners, scores }: Ended,
  say: Say,
  language: string,
  seatName: (seat: number) => string,
): string {
  if (winners.length > 0) {
    const who = new Intl.ListFormat(language).format(winners.map(seatName));
    return say('end.wins', { who, count: winners.length });
  }
  return scores.length === 1 ? say('end.alone', { points: scores[0] }) : say('end.nobody');
}

/** The place of a seat and its points beside the best of the others, in words; null where it has no rival, and where all have lost. */
export function placeOf(
  { winners, scores }: Ended,
  say: Say,
  seat: number | 'spectator' | undefined,
): string | null {
  const own = rank(scores, winners).find((one) => one.seat === seat);
  if (own === undefined || winners.length === 0 || scores.length < 2) return null;
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  return say('play.place', { place: own.place, count: scores.length, own: own.score, best });
}
