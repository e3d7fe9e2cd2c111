import { expect, test } from 'vitest';
import { type LeftOver, type SeatingPlan, seating } from './seating.ts';

test.each<[number, LeftOver, boolean, SeatingPlan]>([
  [8, 'bots', false, { tables: 2, bots: 0, pairs: 0, observers: 0 }],
  [9, 'bots', false, { tables: 3, bots: 3, pairs: 0, observers: 0 }],
  [9, 'observe', false, { tables: 2, bots: 0, pairs: 0, observers: 1 }],
  [9, 'pairs', false, { tables: 2, bots: 0, pairs: 1, observers: 0 }],
  [3, 'pairs', false, { tables: 1, bots: 1, pairs: 0, observers: 0 }],
  [16, 'bots', true, { tables: 2, bots: 0, pairs: 8, observers: 0 }],
  [9, 'bots', true, { tables: 2, bots: 0, pairs: 1, observers: 0 }],
  [9, 'observe', true, { tables: 1, bots: 0, pairs: 4, observers: 1 }],
])('%i students at tables of four, the rest %s, in twos: %s', (students, gaps, twos, wanted) => {
  expect(seating(students, 4, gaps, twos)).toEqual(wanted);
});
