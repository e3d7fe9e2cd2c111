import { expect, test } from 'vitest';
import type { Say } from './index.ts';
import { placeOf, whoWon } from './who-won.ts';

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

test('a player reads the own place and the best of the others; alone or watching there is none', () => {
  const outcome = { winners: [1], scores: [10, 75, 61] };
  expect(placeOf(outcome, say, 2)).toBe('play.place {"place":2,"count":3,"own":61,"best":75}');
  expect(placeOf(outcome, say, 1)).toBe('play.place {"place":1,"count":3,"own":75,"best":61}');
  expect(placeOf(outcome, say, 'spectator')).toBeNull();
  expect(placeOf({ winners: [], scores: [73] }, say, 0)).toBeNull();
  expect(placeOf({ winners: [], scores: [0, 0, 0] }, say, 0)).toBeNull();
});
