import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REAL_WORLD } from '../world.ts';
import { type PresenceList, RemotePresence } from './remote-presence.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Two processes that report to each other over connections of which any may be slow, or fail. */
function twoProcesses() {
  const deliveries: (() => Promise<void>)[] = [];
  const faults: object[] = [];
  const log = { error: (about: object) => void faults.push(about), warn: () => {} };
  const processes = new Map<string, RemotePresence>();
  const busOf = (name: string) => ({
    tellPresence: async (text: string) => {
      await deliveries.shift()?.();
      for (const [other, process] of processes) if (other !== name) process.hear(name, text);
    },
  });
  let here: PresenceList = [];
  const one = new RemotePresence(
    busOf('one'),
    { openTables: () => ['t'], hereAt: () => here },
    () => 0,
    log,
    REAL_WORLD,
  );
  const two = new RemotePresence(
    busOf('two'),
    { openTables: () => [], hereAt: () => [] },
    () => 0,
    log,
    REAL_WORLD,
  );
  processes.set('one', one).set('two', two);
  const come = async (people: PresenceList) => {
    here = people;
    one.changed('t');
    await vi.advanceTimersByTimeAsync(100);
  };
  return { deliveries, faults, one, two, come };
}

test('a later report arrives later, even if the first one is slow', async () => {
  const { deliveries, two, come } = twoProcesses();
  let arrive = () => {};
  deliveries.push(() => new Promise((resolve) => (arrive = resolve)));
  await come([]);
  await come(['ann']);
  arrive();
  await vi.advanceTimersByTimeAsync(100);
  expect(two.isOnline('ann', 't')).toBe(true);
});

test('a report that could not be sent is sent with the next sign of life', async () => {
  const { deliveries, faults, one, two, come } = twoProcesses();
  one.ask();
  await vi.advanceTimersByTimeAsync(100);
  deliveries.push(() => Promise.reject(new Error('no database')));
  await come(['ann']);
  expect(faults).toHaveLength(1);
  expect(two.isOnline('ann', 't')).toBe(false);
  one.sayAlive();
  await vi.advanceTimersByTimeAsync(100);
  expect(two.isOnline('ann', 't')).toBe(true);
});

test('the last report of a process is its good-bye', async () => {
  const { deliveries, one, two, come } = twoProcesses();
  let arrive = () => {};
  deliveries.push(() => new Promise((resolve) => (arrive = resolve)));
  await come(['ann']);
  const closed = one.close();
  arrive();
  await closed;
  expect(two.isOnline('ann', 't')).toBe(false);
});
