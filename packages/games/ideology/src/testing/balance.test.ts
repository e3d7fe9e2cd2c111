import { greedyPlayer } from '@entente/engine/kit';
import { expect, test } from 'vitest';
import { ideology } from '../game.ts';
import { interval, type Played, playGame, report, tablesOf } from './balance.ts';

test('all five sit everywhere equally often, and every pair meets with both in front', () => {
  const tables = tablesOf(5, 2);
  expect(tables).toHaveLength(5 + 20);
  const fives = tables.slice(0, 5);
  for (let seat = 0; seat < 5; seat++) expect(new Set(fives.map((table) => table[seat])).size).toBe(5);
  expect(tables.filter((table) => table.join() === '1,3' || table.join() === '3,1')).toEqual([
    [1, 3],
    [3, 1],
  ]);
});

test('a game is played by the ideologies that are named, and counted', () => {
  const played = playGame([3, 0], 5, (chance) => ({ choose: greedyPlayer(ideology, chance) }));
  expect(played.ideologies).toEqual([3, 0]);
  expect(played.winners).not.toEqual([]);
  expect(played.turns).toBeGreaterThan(4);
  expect(played.conflicts).toBeGreaterThan(0);
});

test('an interval is as Wilson gives it', () => {
  const [low, high] = interval(50, 100);
  expect([low.toFixed(1), high.toFixed(1)]).toEqual(['40.4', '59.6']);
  expect(interval(0, 10)[0]).toBeCloseTo(0);
});

test('the report counts wins, a shared one in parts', () => {
  const game = (ideologies: number[], winners: number[]): Played => ({
    ...{ ideologies, winners, reason: 'influence', turns: 10 },
    ...{ wars: 1, conflicts: 4, weapons: 0 },
  });
  const text = report([game([0, 1, 2, 3, 4], [2]), game([1, 3], [0, 1]), game([3, 1], [0])]);
  expect(text).toContain('| fascism | 100.0 % ');
  expect(text).toMatch(
    /\| communism – imperialism \| 2 \| 25\.0 % [^|]*\| 75\.0 % [^|]*\| 10\.0 \(10–10\) \| 1\.0 /,
  );
});
