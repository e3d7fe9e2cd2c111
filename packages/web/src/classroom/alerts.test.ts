import { expect, test } from 'vitest';
import type { ClassTable } from '../link/messages.ts';
import { alertsOf, byNeed } from './alerts.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

const chair = (seat: number, over: Partial<ClassTable['chairs'][number]> = {}) => ({
  seat,
  name: `P${seat}`,
  hint: null,
  bot: false,
  held: true,
  online: true,
  asked: false,
  ...over,
});

const table = (number: number, over: Partial<ClassTable> = {}): ClassTable => ({
  id: `table${number}`,
  number,
  version: 1,
  phase: 'running',
  round: 1,
  held: null,
  other: false,
  moment: 1,
  prompt: null,
  changed: NOW,
  chairs: [chair(0), chair(1)],
  announcement: null,
  measured: [],
  outcome: null,
  ...over,
});

test('a table where things happen needs no help', () => {
  expect(alertsOf(table(1), NOW)).toEqual([]);
  expect(alertsOf(table(1, { phase: 'over', changed: 0 }), NOW)).toEqual([]);
  expect(alertsOf(table(1, { phase: 'paused', changed: 0 }), NOW)).toEqual([]);
});

test('a student who should decide and is away; a reload is no absence', () => {
  const chairs = [chair(0, { asked: true, online: false }), chair(1, { online: false })];
  expect(alertsOf(table(1, { chairs }), NOW)).toEqual([]);
  expect(alertsOf(table(1, { chairs, changed: NOW - MINUTE }), NOW)).toEqual([{ kind: 'away', seats: [0] }]);
  const played = [chair(0, { asked: true, online: false, bot: true }), chair(1)];
  expect(alertsOf(table(1, { chairs: played, changed: NOW - MINUTE }), NOW)).toEqual([]);
});

test('those that need help come first, those that are over last', () => {
  const tables = [
    table(1, { phase: 'over' }),
    table(2),
    table(3, { chairs: [chair(0, { bot: true })] }),
    table(4, { changed: NOW - 6 * MINUTE }),
    table(5, { broken: true }),
  ];
  expect(byNeed(tables, NOW).map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
});
