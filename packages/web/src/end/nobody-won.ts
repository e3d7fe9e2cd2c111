import type { Say } from '../words/index.ts';

/** The word for an end without a winner. A player alone has nobody to lose to, and reads the points. */
export function nobodyWon({ scores }: { readonly scores: readonly number[] }, say: Say): string {
  return scores.length === 1 ? say('end.alone', { points: scores[0] }) : say('end.nobody');
}
