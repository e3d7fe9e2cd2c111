import { describe, expect, test } from 'vitest';
import { type PlayerStrength, UNKNOWN } from '../store/ratings.ts';
import { afterGame, shownRating } from './strength.ts';

/** What openskill 5.0.1 makes of the same games with its defaults. */
const BEFORE: PlayerStrength[] = [UNKNOWN, { mean: 30, spread: 4 }, { mean: 22, spread: 6 }];
const OPENSKILL: [places: number[], [mean: number, spread: number][]][] = [
  [
    [1, 2, 2],
    [
      [28.653765966139364, 8.106243441228964],
      [29.275889512222193, 3.974125306700478],
      [21.734567688232968, 5.882317406570808],
    ],
  ],
  [
    [3, 1, 2],
    [
      [20.447010017018187, 7.8340383273754535],
      [30.669949001245353, 3.986983127324417],
      [22.853467317355705, 5.876967264593504],
    ],
  ],
  [
    [1, 1, 1],
    [
      [25.13914006771446, 8.106243441228964],
      [29.859908735684968, 3.986983127324417],
      [22.242992461888544, 5.947983275665963],
    ],
  ],
];

describe('strength after a game', () => {
  test.each(OPENSKILL)('with the places %j is what openskill says', (places, expected) => {
    const after = afterGame(BEFORE, places);
    for (const [at, [mean, spread]] of expected.entries()) {
      expect(after[at].mean).toBeCloseTo(mean, 9);
      expect(after[at].spread).toBeCloseTo(spread, 9);
    }
  });

  test('begins at 0 and comes near to what somebody is worth', () => {
    expect(shownRating(UNKNOWN)).toBe(0);
    let [winner, loser] = [UNKNOWN, UNKNOWN];
    const shown: number[] = [];
    for (let game = 0; game < 30; game++) {
      [winner, loser] = afterGame([winner, loser], [1, 2]);
      shown.push(shownRating(winner));
    }
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    expect(shown.at(-1)).toBeGreaterThan(1000);
    expect(shownRating(loser)).toBeLessThan(100);
  });
});
