import { expect, test } from 'vitest';
import type { TableState } from '../../link/messages.ts';
import { mayHint } from './may-hint.ts';

type Chair = TableState['chairs'][number];

const chair = (given: Partial<Chair>): Chair =>
  ({ kind: 'bot', bot: null, mine: false, resigned: false, ...given }) as Chair;
const me = chair({ kind: 'person', mine: true });
const bot = chair({});
const friend = chair({ kind: 'person' });

const may = (chairs: Chair[], phase: TableState['phase'] = 'running') => mayHint({ phase, chairs });

test('a hint is for those who play alone against bots', () => {
  expect(may([me, bot, bot])).toBe(true);
  expect(may([me])).toBe(true);
});

test('never where people compete, nor when nothing is asked', () => {
  expect(may([me, friend, bot])).toBe(false);
  expect(may([me, chair({ kind: 'person', mine: true })])).toBe(false);
  expect(may([friend, bot])).toBe(false);
  expect(may([me, bot], 'over')).toBe(false);
  expect(may([me, bot], 'paused')).toBe(false);
});

test('a friend who resigned competes no more; one whose seat a bot plays may come back', () => {
  expect(may([me, chair({ kind: 'person', resigned: true })])).toBe(true);
  expect(may([me, chair({ kind: 'person', bot: 'greedy' })])).toBe(false);
});

test('not in a puzzle, before its solver plays on', () => {
  const puzzle = { number: 1, state: 'open', made: null, tries: 0 } as const;
  expect(mayHint({ phase: 'running', chairs: [me, bot], puzzle })).toBe(false);
  expect(mayHint({ phase: 'running', chairs: [me, bot], puzzle: { ...puzzle, state: 'free' } })).toBe(true);
});
