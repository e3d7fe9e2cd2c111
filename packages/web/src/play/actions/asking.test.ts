import { describe, expect, test } from 'vitest';
import { isAskedTwice } from './asking.ts';

describe('a choice is confirmed', () => {
  test.each([
    ['always', false, false, true],
    ['always', true, false, true],
    ['final', false, false, false],
    ['final', false, true, true],
    ['final', true, false, true],
    ['touch', false, true, false],
    ['touch', true, false, true],
    ['never', true, true, false],
  ] as const)('%s, by touch %s, final %s: %s', (confirm, byTouch, final, asked) => {
    const isFinal = () => final;
    expect(isAskedTwice(confirm, { byTouch, isFinal, left: null })).toBe(asked);
    expect(isAskedTwice(confirm, { byTouch, isFinal, left: 30_000 })).toBe(asked);
  });

  test('not when less than half a minute is left', () => {
    expect(isAskedTwice('always', { byTouch: true, isFinal: () => true, left: 29_999 })).toBe(false);
  });
});
