import { expect, test } from 'vitest';
import { rank } from './ranking.ts';

test('equal scores share a place, and the next one is left out', () => {
  expect(rank([5, 9, 5, 1], [1])).toEqual([
    { seat: 1, score: 9, place: 1 },
    { seat: 0, score: 5, place: 2 },
    { seat: 2, score: 5, place: 2 },
    { seat: 3, score: 1, place: 4 },
  ]);
});

test('a winner comes before others with the same score', () => {
  expect(rank([3, 3], [1]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
  ]);
});
