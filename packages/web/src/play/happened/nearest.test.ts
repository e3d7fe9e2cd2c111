import { anyGame, defaultOptions } from '@entente/engine';
import { attack } from '@entente/game-attack';
import { ideology } from '@entente/game-ideology';
import { expect, test } from 'vitest';
import type { LogLine } from '../../link/messages.ts';
import { nearest, nearestOf } from './nearest.ts';

const game = anyGame(ideology);
const state = { options: defaultOptions(game, 4) };
const line = (say: string, args: Record<string, unknown>): LogLine => ({
  at: 1,
  say: `log.${say}`,
  with: args,
});

const drawn = line('drawn', { seat: 0, count: 3 });
const attacked = line('attacked', { seat: 2, target: 0, region: 'cuba', influence: 'cultural' });
const passed = line('passed', { seat: 3 });

test('what befell the reader comes before what they did, and that before what others did', () => {
  const lines = [attacked, drawn, passed];
  expect(nearest({ game, state, viewer: 0 }, lines)).toBe(attacked);
  expect(nearest({ game, state, viewer: 0 }, [drawn, passed])).toBe(drawn);
  expect(nearest({ game, state, viewer: 1 }, lines)).toBe(passed);
  expect(nearest({ game, state, viewer: 1 }, [])).toBeUndefined();
});

test('what weighs nothing is not told only because it names the reader', () => {
  const lines: LogLine[] = [
    { at: 1, say: 'log.turnOver', with: { seat: 0 } },
    { at: 2, say: 'log.conquered', with: { seat: 1, region: 'spain' } },
  ];
  const reader = { game: anyGame(attack), state: { options: defaultOptions(attack, 2) }, viewer: 0 };
  expect(nearestOf(reader, lines.slice(0, 2), 1)).toEqual([lines[1]]);
});

test('of several the nearest are told, in the order in which they happened', () => {
  const lines = [drawn, passed, attacked, passed];
  expect(nearestOf({ game, state, viewer: 0 }, lines, 2)).toEqual([drawn, attacked]);
  expect(nearestOf({ game, state, viewer: 1 }, lines, 2)).toEqual([attacked, passed]);
});
