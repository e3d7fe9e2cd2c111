import { expect, test } from 'vitest';
import { entente, useCommand } from '../testing/entente.ts';

useCommand();

test('lists the bots of a game, and what was measured of them', () => {
  const { code, out } = entente(['bots', 'limit']);
  expect(out).toContain('limit: random, beginner, casual, greedy');
  expect(out).toMatch(/2 seats, \d+ games\n(?: {2}\w+ +\d+ {2}\(\d+ to \d+\)\n)+/);
  expect(code).toBe(0);
});

test('a ladder is the same each time', () => {
  const climb = () =>
    entente(['bots', 'tic-tac-toe', '--ladder', '--levels', 'random,greedy', '--blocks', '10', '--json']).out;
  const ladder = JSON.parse(climb());
  expect(ladder).toMatchObject({ seats: 2, blocks: 10, games: 20, endless: 0 });
  expect(ladder.ratings.greedy.rating).toBe(1500);
  expect(JSON.parse(climb())).toEqual(ladder);
});

test('--check says whether each level is stronger than the one below it', () => {
  const check = (levels: string) =>
    entente(['bots', 'tic-tac-toe', '--ladder', '--check', '--levels', levels, '--blocks', '20']).code;
  expect([check('random,greedy'), check('greedy,random')]).toEqual([0, 1]);
});

test('says what is wrong with a wish', () => {
  const say = (...more: string[]) => entente(['bots', 'tic-tac-toe', '--ladder', ...more]);
  expect(say('--levels', 'random')).toMatchObject({ code: 2 });
  expect(say('--levels', 'greedy,strong').err).toContain('not “strong”');
  expect(entente(['bots', 'tic-tac-toe', '--write']).err).toBe('--check and --write need --ladder.\n');
});
