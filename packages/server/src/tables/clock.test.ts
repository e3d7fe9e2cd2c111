import { expect, test } from 'vitest';
import type { Clocks } from '../store/store.ts';
import { type ClockTurn, dueOf, newClocks, nextDue, turnClocks } from './clock.ts';

const start = (): Clocks => newClocks('live', 2) ?? { bank: [], since: [] };
const answer = (seat: number): ClockTurn => ({ seat, did: 'answer' });
const undo = (seat: number): ClockTurn => ({ seat, did: 'undo' });

test('a clock runs for the asked seats and stops for the others', () => {
  const clocks = turnClocks(start(), 'live', [0], null, 1000);
  expect([dueOf(clocks, 0), dueOf(clocks, 1)]).toEqual([91_000, null]);
  expect(nextDue(clocks)).toBe(91_000);
});

test('an answer stops the clock and adds time', () => {
  const running = turnClocks(start(), 'live', [0], null, 0);
  const after = turnClocks(running, 'live', [1], answer(0), 50_000);
  expect(after).toEqual({ bank: [70_000, 90_000], since: [null, 50_000] });
});

test('time can be saved up to the cap only', () => {
  let clocks = start();
  for (let now = 0; now < 10; now++) {
    clocks = turnClocks(clocks, 'live', [0], null, now);
    clocks = turnClocks(clocks, 'live', [], answer(0), now);
  }
  expect(clocks.bank[0]).toBe(180_000);
});

test('nobody begins to think with less than the gain', () => {
  const spent = turnClocks(turnClocks(start(), 'live', [0], null, 0), 'live', [], null, 85_000);
  expect(spent.bank[0]).toBe(5_000);
  expect(dueOf(turnClocks(spent, 'live', [0], null, 100_000), 0)).toBe(130_000);
});

test('others’ answers do not touch a clock that runs', () => {
  const both = turnClocks(start(), 'live', [0, 1], null, 0);
  expect(turnClocks(both, 'live', [0], answer(1), 20_000).since).toEqual([0, null]);
});

test('a pause brings no time', () => {
  const paused = turnClocks(turnClocks(start(), 'live', [0], null, 0), 'live', [], null, 85_000);
  expect(dueOf(turnClocks(paused, 'live', [0], null, 100_000, true), 0)).toBe(105_000);
});

test('answering and taking it back gains no time, even when repeated, in turn or at once', () => {
  for (const asked of [[0], []]) {
    let clocks = turnClocks(start(), 'live', [0], null, 0);
    for (let now = 10_000; now < 200_000; now += 10_000) {
      clocks = turnClocks(clocks, 'live', asked, answer(0), now);
      clocks = turnClocks(clocks, 'live', [0], undo(0), now);
      expect(dueOf(clocks, 0)).toBe(Math.max(90_000, now));
    }
  }
});

test('without a pace there are no clocks', () => {
  expect(newClocks('none', 3)).toBeNull();
});
