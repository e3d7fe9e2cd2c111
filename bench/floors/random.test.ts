import { expect, test } from 'vitest';
import { pick, sfc32 } from './random.ts';

test('the generator repeats itself for a seed and differs between seeds', () => {
  const draw = (seed: number): number[] => Array.from({ length: 8 }, sfc32(seed));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test('it draws unsigned 32-bit integers', () => {
  const next = sfc32(3);
  for (let i = 0; i < 1000; i++) {
    const drawn = next();
    expect(drawn).toBe(drawn >>> 0);
  }
});

test('every pick is in range and equally likely', () => {
  const next = sfc32(4);
  for (const count of [1, 2, 3, 6, 7, 8, 9, 124]) {
    const tally = new Array<number>(count).fill(0);
    for (let i = 0; i < count * 1000; i++) tally[pick(next, count)]++;
    expect(tally).toHaveLength(count);
    for (const times of tally) {
      expect(times).toBeGreaterThan(800);
      expect(times).toBeLessThan(1200);
    }
  }
});

test('a draw that does not fit is rejected, not folded', () => {
  const drawn = [7, 6, 15, 2];
  expect(pick(() => drawn.shift() ?? 0, 6)).toBe(2);
});
