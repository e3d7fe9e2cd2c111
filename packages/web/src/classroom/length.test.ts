import { shelf } from '@entente/shelf';
import { expect, test } from 'vitest';
import { type Fitted, fitted } from './length.ts';
import { type LessonLength, playMinutes } from './plan.ts';

test.each<['limit' | 'venonta', LessonLength, Fitted]>([
  ['limit', 45, { seats: 3, rounds: 2 }],
  ['limit', 90, { seats: 4, rounds: 3 }],
  ['limit', 180, { seats: 4, rounds: 6 }],
  ['venonta', 45, { seats: 3, rounds: 1 }],
  ['venonta', 90, { seats: 3, rounds: 2 }],
  ['venonta', 180, { seats: 4, rounds: 3 }],
])('%s in %i minutes', async (id, length, wanted) => {
  expect(fitted(await shelf[id](), length)).toEqual(wanted);
});

test('the talk has its share: play is half of a lesson at most', () => {
  for (const length of [45, 90, 180] as const) expect(playMinutes(length)).toBeLessThanOrEqual(length / 2);
});
