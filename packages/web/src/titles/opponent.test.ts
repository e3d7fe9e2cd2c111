import { expect, test } from 'vitest';
import { opponentIn } from './opponent.ts';

test('an opponent that a game does not have is the usual one', () => {
  const ahead = { search: { rounds: 1, scale: 1 } };
  expect([opponentIn({}, 'beginner'), opponentIn({}, 'master'), opponentIn(ahead, 'master')]).toEqual([
    'beginner',
    'greedy',
    'master',
  ]);
});
