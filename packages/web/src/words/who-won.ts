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
