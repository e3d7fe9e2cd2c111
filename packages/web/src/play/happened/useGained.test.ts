import { expect, test } from 'vitest';
import { dueTo } from './useGained.ts';

const CHANGES = [
  { seat: 0, by: 10 },
  { seat: 1, by: -2 },
];

test('a misfortune shows what it cost, not what was gained at the same time', () => {
  expect(dueTo('riot', CHANGES)).toEqual([{ seat: 1, by: -2 }]);
  expect(dueTo('conquest', CHANGES)).toEqual(CHANGES);
});
