import { puzzleOfDay } from '@entente/engine/puzzle';
import { expect, test } from 'vitest';
import { nextPuzzle } from './next.ts';

const lines = [1, 2, 3, 5].map((number) => ({ number }));

test('the next puzzle is the next one that is not solved, from the beginning again at the end', () => {
  expect(nextPuzzle(lines, 2, () => false)).toBe(3);
  expect(nextPuzzle(lines, 2, (number) => number === 3)).toBe(5);
  expect(nextPuzzle(lines, 5, (number) => number === 1)).toBe(2);
  expect(nextPuzzle(lines, 2, () => true)).toBe(3);
  expect(nextPuzzle(lines.slice(0, 1), 1, () => true)).toBe(1);
});

test('every day has one puzzle, and a hundred days have a hundred', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at);
  const days = hundred.map((day) => puzzleOfDay(hundred, new Date(2026, 0, 1 + day, 23, 59)));
  expect(new Set(days).size).toBe(100);
  expect(puzzleOfDay(hundred, new Date(2026, 0, 1))).toBe(days[0]);
});
