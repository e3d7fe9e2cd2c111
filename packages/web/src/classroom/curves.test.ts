import { expect, test } from 'vitest';
import type { ClassTable } from '../link/messages.ts';
import { curvesOf, meanCurve } from './curves.ts';

const table = (number: number, values: readonly (number | number[])[]): ClassTable => ({
  id: `table${number}`,
  number,
  version: 1,
  phase: 'running',
  round: 1,
  held: null,
  other: number % 2 === 0,
  moment: 1,
  prompt: null,
  changed: 0,
  chairs: [],
  announcement: null,
  measured: values.map((value, at) => ({ at, round: at + 1, values: { it: value } })),
  outcome: null,
});

test('of seats it is the mean; tables that are behind count as far as they are', () => {
  const curves = curvesOf(
    [
      table(1, [
        [1, 3],
        [5, 5],
      ]),
      table(2, [4]),
      table(3, []),
    ],
    'it',
  );
  expect(curves.map(({ values }) => values)).toEqual([[2, 5], [4], []]);
  expect(meanCurve(curves)).toEqual({ rounds: [1, 2], values: [3, 5] });
});
