import { expect, test } from 'vitest';
import { isNeeded } from './deals.ts';

test('how long is asked only where something lasts', () => {
  expect(isNeeded('until', { vow: 'none', ask: 'none' })).toBe(false);
  expect(isNeeded('until', {})).toBe(false);
  expect(isNeeded('until', { vow: 'peace', ask: 'none' })).toBe(true);
  expect(isNeeded('until', { ask: 'help' })).toBe(true);
  expect(isNeeded('give_ration', { vow: 'none' })).toBe(true);
});
