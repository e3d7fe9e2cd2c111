import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { toldTogether } from './told-together.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what changes faster than it can be drawn is told once, to all at the same time', () => {
  const store = createStore(() => 0);
  const told: string[] = [];
  const leave = toldTogether(store.subscribe)(() => told.push(`one ${store.getState()}`));
  toldTogether(store.subscribe)(() => told.push(`other ${store.getState()}`));
  for (const value of [1, 2, 3]) store.setState(value, true);
  expect(told).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(told).toEqual(['one 3', 'other 3']);
  store.setState(4, true);
  leave();
  vi.advanceTimersToNextTimer();
  expect(told.slice(2)).toEqual(['other 4']);
});
