import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entente, useCommand } from '../testing/entente.ts';

const folder = useCommand();

function scenario(name: string, about: object): string {
  const path = folder.path(name);
  writeFileSync(path, JSON.stringify({ game: 'goofspiel', seats: 2, options: { cards: 5 }, ...about }));
  return path;
}

const play = [
  { seat: 0, choice: { do: 'bid', card: 5 } },
  { seat: 1, choice: { do: 'bid', card: 1 } },
];

test('a scenario that holds', () => {
  const path = scenario('good.json', {
    title: 'Five beats one',
    play,
    expect: { 'public.played': [[5], [1]] },
  });
  expect(entente(['scenario', path])).toEqual({ code: 0, out: `ok     ${path}: Five beats one\n`, err: '' });
});

test('a miss is a fault, told in a sentence', () => {
  const path = scenario('miss.json', { play, expect: { 'public.played': [[5], [2]] } });
  const { code, out } = entente(['scenario', path]);
  expect(code).toBe(1);
  expect(out).toContain('public.played should be [[5],[2]] but is [[5],[1]].');
});

test('--show tells position, open choices and log after each step', () => {
  const { out } = entente(['scenario', '--show', scenario('show.json', { play })]);
  expect(out).toContain('── play 2 · seat 1: Bid 1');
  expect(out).toContain('· seat 0 has bid 5.');
  expect(out).toContain('played: 5 | 1');
  expect(out).toContain('seat 0 may: Bid 1 | Bid 2 | Bid 3 | Bid 4\n');
});

test('a file that is not a scenario is wrong use', () => {
  const { code, out } = entente(['scenario', scenario('bad.json', { sets: 2 })]);
  expect(code).toBe(2);
  expect(out).toContain('has an unknown field "sets"');
  expect(entente(['scenario', folder.path('nowhere.json')]).code).toBe(2);
});

test('under --json every file has its verdict', () => {
  const { out } = entente(['scenario', '--json', scenario('good.json', { play })]);
  expect(JSON.parse(out)).toMatchObject([{ ok: true, problems: [] }]);
});
