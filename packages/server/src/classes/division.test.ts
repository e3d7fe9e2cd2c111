import { expect, test } from 'vitest';
import { division, type Gaps } from './division.ts';

const people = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);
/** By table, how many sit at each seat. */
const sizes = (count: number, seats: number, gaps: Gaps, twos = false) =>
  division(people(count), seats, gaps, twos).map((table) => table.map((seat) => seat.length));
const sum = (table: readonly number[]) => table.reduce((one, other) => one + other, 0);

test.each<[number, number, Gaps, number[]]>([
  [8, 4, 'bots', [4, 4]],
  [9, 4, 'bots', [3, 3, 3]],
  [5, 4, 'bots', [3, 2]],
  [1, 4, 'bots', [1]],
  [9, 4, 'observe', [4, 4]],
  [3, 4, 'observe', [3]],
  [60, 4, 'observe', Array(15).fill(4)],
  [9, 4, 'pairs', [5, 4]],
  [11, 4, 'pairs', [6, 5]],
  [3, 4, 'pairs', [3]],
])('%i students at tables of %i, the rest %s: %j', (count, seats, gaps, wanted) => {
  const tables = sizes(count, seats, gaps);
  expect(tables.map(sum)).toEqual(wanted);
  for (const table of tables) expect(table).toHaveLength(seats);
});

test('students who share a seat are spread: no seat has two while another at the table has none', () => {
  expect(sizes(11, 4, 'pairs')).toEqual([
    [2, 2, 1, 1],
    [2, 1, 1, 1],
  ]);
  expect(sizes(9, 3, 'bots', true)).toEqual([
    [2, 2, 1],
    [2, 1, 1],
  ]);
  expect(sizes(12, 3, 'observe', true)).toEqual([
    [2, 2, 2],
    [2, 2, 2],
  ]);
});

test('nobody is at two places', () => {
  const seated = division(people(23), 4, 'pairs').flat(2);
  expect(new Set(seated).size).toBe(23);
  expect(seated).toHaveLength(23);
});
