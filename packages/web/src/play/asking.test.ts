import { describe, expect, test } from 'vitest';
import { isAskedTwice } from './asking.ts';

describe('a choice is confirmed', () => {
  test.each([
    ['always', false, true],
    ['always', true, true],
    ['touch', false, false],
    ['touch', true, true],
    ['never', true, false],
  ] as const)('%s, by touch %s: %s', (confirm, byTouch, asked) => {
    expect(isAskedTwice(confirm, byTouch, null)).toBe(asked);
    expect(isAskedTwice(confirm, byTouch, 30_000)).toBe(asked);
  });

  test('not when less than half a minute is left', () => {
    expect(isAskedTwice('always', true, 29_999)).toBe(false);
  });
});
