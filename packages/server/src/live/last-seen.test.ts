import { expect, test } from 'vitest';
import { LastSeen } from './last-seen.ts';

test('remembers the people who were here last, up to a limit', () => {
  const seen = new LastSeen(2);
  for (const [at, person] of ['ann', 'bob', 'ann', 'cleo'].entries()) seen.saw(person, at);
  expect(['ann', 'bob', 'cleo'].map((person) => seen.of(person))).toEqual([2, null, 3]);
});
