import { describe, expect, test } from 'vitest';
import { durationsOf } from './durations.ts';

const MINUTE = 60_000;
const games = (count: number, took: number, pace: 'live' | 'daily' = 'live', people = 4) =>
  Array.from({ length: count }, () => ({ game: 'limit', seats: 4, people, pace, took }));

describe('how long games took here', () => {
  test('are the median of similar games', () => {
    const finished = [...games(2, 60 * MINUTE), ...games(2, 90 * MINUTE), ...games(1, 900 * MINUTE)];
    expect(durationsOf(finished)).toEqual([
      { game: 'limit', seats: 4, people: 4, pace: 'live', games: 5, minutes: 90 },
    ]);
  });

  test('are unknown when there are too few', () => {
    expect(
      durationsOf([...games(4, MINUTE), ...games(4, MINUTE, 'daily'), ...games(4, MINUTE, 'live', 2)]),
    ).toEqual([]);
  });
});
