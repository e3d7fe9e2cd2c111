import { expect, test } from 'vitest';
import { division, type Gaps } from './division.ts';

const people = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);
const sizes = (count: number, seats: number, gaps: Gaps) =>
  division(people(count), seats, gaps).map((table) => table.filter((one) => one !== null).length);

test.each<[number, number, Gaps, number[]]>([
  [8, 4, 'bots', [4, 4]],
  [9, 4, 'bots', [3, 3, 3]],
  [5, 4, 'bots', [3, 2]],
  [1, 4, 'bots', [1]],
  [9, 4, 'observe', [4, 4]],
  [3, 4, 'observe', [3]],
  [60, 4, 'observe', Array(15).fill(4)],
])('%i students at tables of %i, the rest %s: %j', (count, seats, gaps, wanted) => {
  expect(sizes(count, seats, gaps)).toEqual(wanted);
  for (const table of division(people(count), seats, gaps)) expect(table).toHaveLength(seats);
});

test('nobody is at two places', () => {
  const seated = division(people(23), 4, 'bots')
    .flat()
    .filter((one) => one !== null);
  expect(new Set(seated).size).toBe(23);
  expect(seated).toHaveLength(23);
});
