import { expect, test } from 'vitest';
import type { TableLine, TablesAnswer } from './messages.ts';
import { beganToWait, waitingOf } from './my-tables.ts';

const line = (id: string, waits: boolean, phase: TableLine['phase'] = 'running', moment = 1) =>
  ({ id, waits, phase, moment }) as TableLine;
const tables = (...mine: TableLine[]): TablesAnswer => ({ mine, listed: [], invited: [] });
const ids = (lines: readonly TableLine[]) => lines.map(({ id }) => id);

test('what waits for me is counted, unless it is over', () => {
  expect(ids(waitingOf(tables(line('a', true), line('b', false), line('c', true, 'over'))))).toEqual(['a']);
  expect(waitingOf(null)).toEqual([]);
});

test('a table calls when it begins to wait, and not again while it does', () => {
  const before = tables(line('a', true), line('b', false));
  const now = tables(line('a', true), line('b', true), line('c', true));
  expect(ids(beganToWait(before, now))).toEqual(['b', 'c']);
  expect(beganToWait(now, now)).toEqual([]);
  const next = tables(line('a', true, 'running', 2), line('b', true));
  expect(ids(beganToWait(now, next))).toEqual(['a']);
});
