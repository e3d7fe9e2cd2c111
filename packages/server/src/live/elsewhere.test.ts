import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Elsewhere, type Here } from './elsewhere.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Two processes that hear each other over connections of which any may be slow, or fail. */
function company() {
  const listeners: ((from: string, text: string) => void)[] = [];
  const ways: (() => Promise<void>)[] = [];
  const voice = (name: string) => ({
    shout: async (text: string) => {
      await ways.shift()?.();
      for (const listener of listeners) listener(name, text);
    },
    onShout: (listener: (from: string, text: string) => void) =>
      void listeners.push((from, text) => from !== name && listener(from, text)),
  });
  let here: Here = [];
  const one = new Elsewhere(voice('one'), { tables: () => ['t'], hereAt: () => here }, () => 0);
  const two = new Elsewhere(voice('two'), { tables: () => [], hereAt: () => [] }, () => 0);
  const come = async (people: Here) => {
    here = people;
    one.changed('t');
    await vi.advanceTimersByTimeAsync(100);
  };
  return { ways, one, two, come };
}

test('what is said later is heard later, however long the first word takes', async () => {
  const { ways, two, come } = company();
  let arrive = () => {};
  ways.push(() => new Promise((resolve) => (arrive = resolve)));
  await come([]);
  await come(['ann']);
  arrive();
  await vi.advanceTimersByTimeAsync(100);
  expect(two.isOnline('ann', 't')).toBe(true);
});

test('what could not be said is said with the next sign of life', async () => {
  const { ways, one, two, come } = company();
  const faults: unknown[] = [];
  one.onFault = (fault) => faults.push(fault);
  one.open();
  await vi.advanceTimersByTimeAsync(100);
  ways.push(() => Promise.reject(new Error('no database')));
  await come(['ann']);
  expect(faults).toHaveLength(1);
  expect(two.isOnline('ann', 't')).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(two.isOnline('ann', 't')).toBe(true);
});

test('the last word of a process is its good-bye', async () => {
  const { ways, one, two, come } = company();
  let arrive = () => {};
  ways.push(() => new Promise((resolve) => (arrive = resolve)));
  await come(['ann']);
  const closed = one.close();
  arrive();
  await closed;
  expect(two.isOnline('ann', 't')).toBe(false);
});
