import { expect, test } from 'vitest';
import { chanceOf } from './resolve.ts';

test('the chance of a side is what is left of the other’s, less a draw at sea', () => {
  const land = { win: 0.62, attackersLeft: 2, defendersLeft: 1, exact: true };
  expect(chanceOf({ kind: 'land', odds: land }, true)).toBe(62);
  expect(chanceOf({ kind: 'land', odds: land }, false)).toBe(38);
  expect(chanceOf({ kind: 'naval', odds: { win: 0.5, lose: 0.3, both: 0.2 } }, false)).toBe(30);
});
