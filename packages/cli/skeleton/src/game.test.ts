import { readdirSync, readFileSync } from 'node:fs';
import { anyGame, checkWords, parseScenario, Referee, runScenario, SeededChance } from '@entente/engine';
import { checkGame } from '@entente/engine/kit';
import { expect, test } from 'vitest';
import { skeleton } from './game.ts';

const referee = new Referee(skeleton, new SeededChance(1));

/** Two players, after these numbers of sticks were taken in turn. */
function after(...taken: number[]) {
  const g = referee.start(2, { sticks: 15 });
  for (const sticks of taken) referee.take(g, g.asked[0], { do: 'take', sticks });
  return g;
}

// Random games take as long as the machine is busy: only a fault takes a minute.
test('it keeps what every game must keep', { timeout: 60_000 }, () => {
  expect(checkGame(skeleton, { games: 50, seed: 1 }).faults).toEqual([]);
});

test('every word is there and used', () => {
  const source = readFileSync(new URL('game.ts', import.meta.url), 'utf8');
  expect(checkWords(anyGame(skeleton), [source])).toEqual([]);
});

const scenarios = new URL('../scenarios/', import.meta.url);
test.each(readdirSync(scenarios))('%s', (name) => {
  const scenario = parseScenario(readFileSync(new URL(name, scenarios), 'utf8'));
  expect(runScenario(skeleton, scenario).problems).toEqual([]);
});

test('SKEL-1 SKEL-2: fifteen sticks, and the players take turns', () => {
  expect(after().public).toEqual({ sticks: 15, taken: [0, 0], turn: 0 });
  expect(after(3).asked).toEqual([1]);
  expect(after(3, 2).asked).toEqual([0]);
});

test('SKEL-3: up to three sticks, and never more than there are', () => {
  const open = (...taken: number[]) => {
    const g = after(...taken);
    return referee.choices(g, g.asked[0]).offers.map(({ choice }) => choice.sticks);
  };
  expect(open()).toEqual([1, 2, 3]);
  expect(open(3, 3, 3, 3, 1)).toEqual([1, 2]);
});

test('SKEL-4: the last stick wins', () => {
  expect(after(3, 3, 3, 3, 3).outcome).toMatchObject({ winners: [0], reason: 'last' });
});
