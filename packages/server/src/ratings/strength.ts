import type { PlayerStrength } from '../store/ratings.ts';

/** How much luck a game has: by this much more strength is worth about four wins of five. */
const LUCK = 25 / 6;
/** PlayerStrength may have changed a little since the last game. */
const DRIFT = 25 / 300;
/** A spread never shrinks by more than this share of its square in one game. */
const LEAST = 1e-4;
/** What is shown: as strong at least as this person almost certainly is. A beginner has 0. */
const SHOWN = 60;

export const shownRating = ({ mean, spread }: PlayerStrength): number =>
  Math.max(0, Math.round(SHOWN * (mean - 3 * spread)));

/**
 * Strengths after a game in which these places were taken; equal places are ties. The model of Plackett and Luce with the update of
 * Weng and Lin (2011, algorithm 4), as openskill has it: the tests compare with its numbers. The package itself needs 150 others.
 */
export function afterGame(before: readonly PlayerStrength[], places: readonly number[]): PlayerStrength[] {
  const now = before.map(({ mean, spread }) => ({ mean, spread: Math.hypot(spread, DRIFT) }));
  const scale = Math.sqrt(now.reduce((sum, { spread }) => sum + spread ** 2 + LUCK ** 2, 0));
  const weights = now.map(({ mean }) => Math.exp(mean / scale));
  const rivals = places.map((place) =>
    weights.reduce((sum, weight, at) => (places[at] >= place ? sum + weight : sum), 0),
  );
  const ties = places.map((place) => places.filter((other) => other === place).length);
  return now.map(({ mean, spread }, at) => {
    let gain = 0;
    let surer = 0;
    for (const [other, place] of places.entries()) {
      if (place > places[at]) continue;
      const chance = weights[at] / rivals[other];
      gain += ((other === at ? 1 : 0) - chance) / ties[other];
      surer += (chance * (1 - chance)) / ties[other];
    }
    const share = spread / scale;
    return {
      mean: mean + gain * share * spread,
      spread: spread * Math.sqrt(Math.max(1 - surer * share ** 3, LEAST)),
    };
  });
}
