import { expect, test } from 'vitest';
import type { Say } from './index.ts';
import { whoWon } from './who-won.ts';

const say = ((key: string, args?: object) => `${key} ${JSON.stringify(args ?? {})}`) as Say;
const said = (winners: number[], scores: number[]) =>
  whoWon({ winners, scores }, say, 'en', (seat) => ['Ana', 'Bob', 'Cleo'][seat]);

test('winners are named, together where they are several', () => {
  expect(said([1], [3, 4])).toBe('end.wins {"who":"Bob","count":1}');
  expect(said([0, 2], [4, 3, 4])).toBe('end.wins {"who":"Ana and Cleo","count":2}');
});

test('a player alone reads the points and not that nobody wins', () => {
  expect(said([], [73])).toBe('end.alone {"points":73}');
  expect(said([], [3, 4])).toBe('end.nobody {}');
});
