import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacer } from './pacer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Odd numbers stay for a second. */
const paced = () =>
  new Pacer<number>(
    0,
    (_before, after) => (after % 2) * 1000,
    () => {},
  );

test('what needs no time gives way at once, what needs time stays', () => {
  const pacer = paced();
  for (const thing of [2, 4, 5, 6, 8]) pacer.push(thing);
  expect([pacer.shown, pacer.behind]).toEqual([5, 2]);
  vi.advanceTimersByTime(1000);
  expect([pacer.shown, pacer.behind]).toEqual([8, 0]);
});

test('pausing keeps everything, a step shows one more', () => {
  const pacer = paced();
  pacer.push(1);
  pacer.pause(true);
  pacer.push(3);
  pacer.push(5);
  vi.advanceTimersByTime(5000);
  expect(pacer.shown).toBe(1);
  pacer.step();
  expect([pacer.shown, pacer.behind]).toEqual([3, 1]);
  pacer.pause(false);
  vi.advanceTimersByTime(1000);
  expect(pacer.shown).toBe(5);
});

test('skipping goes to the newest and on, until it is to rest', () => {
  const pacer = paced();
  for (const thing of [1, 3, 5]) pacer.push(thing);
  pacer.skip();
  expect(pacer.shown).toBe(5);
  pacer.push(7);
  expect(pacer.shown).toBe(7);
  pacer.rest();
  pacer.push(9);
  pacer.push(11);
  expect(pacer.shown).toBe(9);
});

test('nothing goes on while something is held; what is shown again comes before what waits', () => {
  const pacer = paced();
  pacer.push(1);
  pacer.hold('card', true);
  pacer.hold('visit', true);
  pacer.push(3);
  vi.advanceTimersByTime(9000);
  expect(pacer.shown).toBe(1);
  pacer.hold('card', false);
  expect(pacer.shown).toBe(1);
  pacer.hold('visit', false);
  expect(pacer.shown).toBe(3);
  pacer.again([21, 23]);
  vi.advanceTimersByTime(1000);
  expect([pacer.shown, pacer.behind]).toEqual([21, 2]);
  vi.advanceTimersByTime(2000);
  expect(pacer.shown).toBe(3);
});

test('after a skip nothing waits', () => {
  const pacer = paced();
  pacer.hold('visit', true);
  for (const thing of [1, 3, 5]) pacer.push(thing);
  expect(pacer.shown).toBe(0);
  pacer.skip();
  expect(pacer.shown).toBe(5);
});
