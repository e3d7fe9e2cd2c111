import { SeededChance } from '@entente/engine';
import { expect, test } from 'vitest';
import { searchFor } from './search.ts';

test('a search finds a good setting although every evaluation is noisy, and the same each time', () => {
  const noise = new SeededChance(5);
  const space = [5, 4, 3, 6];
  /** The target is met at 3, 1, 2, 4 alone. */
  const truth = ([a, b, c, d]: readonly number[]) =>
    10 + Math.abs(a - 3) + Math.abs(b - 1) + Math.abs(c - 2) + Math.abs(d - 4);
  const wish = { target: 10, evaluations: 200, seed: 1 };
  const found = searchFor(space, wish, (point) => truth(point) + (noise.below(100) - 50) / 50);
  expect(truth(found.best)).toBeLessThanOrEqual(11);
  expect(found.marginals.map(({ length }) => length)).toEqual(space);
  const again = () => searchFor(space, wish, truth);
  expect(again()).toEqual(again());
});

test('a search of one dimension plays all its values', () => {
  const { best, marginals } = searchFor([4], { target: 2, evaluations: 30, seed: 3 }, ([value]) => value);
  expect(best).toEqual([2]);
  expect(marginals[0].every(({ count }) => count > 0)).toBe(true);
});
