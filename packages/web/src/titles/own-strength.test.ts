import { expect, test } from 'vitest';
import type { Strength } from '../board-api/page.ts';
import type { TableState } from '../link/messages.ts';
import { againstBots } from './own-games.ts';
import { ownStrength, type PlayedAgainstBots } from './own-strength.ts';

const rated = (rating: number) => ({ rating, low: rating - 100, high: rating + 100 });
const LADDERS = [
  {
    seats: 2,
    // Measured badly: a later level is never taken to be weaker.
    ratings: {
      random: rated(900),
      beginner: rated(1300),
      casual: rated(1250),
      greedy: rated(1500),
      strong: rated(1800),
    },
  },
] as unknown as readonly Strength[];

const games = (bot: string, ...won: number[]): PlayedAgainstBots[] =>
  won.map((share, at) => ({ game: 'limit', table: `${bot}${at}`, bots: [bot], won: share }));

test('nothing is said before the third game, nor about bots that nobody has measured', () => {
  expect(ownStrength(games('greedy', 1, 1), LADDERS)).toBeNull();
  expect(ownStrength(games('somebody', 1, 1, 1), LADDERS)).toBeNull();
  expect(ownStrength(games('greedy', 1, 1, 1), [])).toBeNull();
});

test('who wins is stronger, and becomes surer with every game', () => {
  const winner = ownStrength(games('greedy', 1, 1, 1, 1), LADDERS);
  const loser = ownStrength(games('greedy', 0, 0, 0, 0), LADDERS);
  expect(winner?.rating).toBeGreaterThan(1500);
  expect(loser?.rating).toBeLessThan(1300);
  expect([winner?.like, winner?.next]).toEqual(['greedy', 'strong']);
  expect(loser?.next).toBe('beginner');
  expect(loser?.like).toBeNull();
  const many = ownStrength(games('greedy', ...Array.from({ length: 40 }, (_, at) => at % 2)), LADDERS);
  expect(many?.rating).toBeGreaterThan(1460);
  expect(many?.rating).toBeLessThan(1540);
  expect(many?.give).toBeLessThan((winner?.give ?? 0) / 2);
});

test('three bots at once are harder to beat than one: the same share of wins says more', () => {
  const table = (bots: string[]) =>
    [1, 0, 1, 0].map((won, at) => ({ game: 'limit', table: `${at}`, bots, won }));
  const four = ownStrength(table(['greedy', 'greedy', 'greedy']), LADDERS);
  const two = ownStrength(table(['greedy']), LADDERS);
  expect(four?.rating).toBeGreaterThan((two?.rating ?? 0) + 50);
});

test('a game counts that one player has played against bots to its end', () => {
  const me = { seat: 0, kind: 'person', mine: true, bot: null };
  const bot = { seat: 1, kind: 'bot', mine: false, bot: 'greedy' };
  const state = (changes: object) =>
    againstBots({
      ...{ id: 't', game: 'limit', from: null, ended: null, chairs: [me, bot] },
      ...{ outcome: { winners: [0], scores: [3, 2] }, ...changes },
    } as unknown as TableState);
  expect(state({})).toEqual({ game: 'limit', table: 't', bots: ['greedy'], won: 1 });
  expect(state({ outcome: { winners: [0, 1], scores: [3, 3] } })?.won).toBe(0.5);
  expect(state({ outcome: { winners: [1], scores: [2, 3] } })?.won).toBe(0);
  for (const other of [
    { outcome: null },
    { outcome: { winners: [], scores: [0, 0] } },
    { from: { table: '', moment: 0 } },
    { ended: 'resigned' },
    { lesson: {} },
    { chairs: [me, { ...me, seat: 1, mine: false }] },
    { chairs: [me] },
  ])
    expect(state(other)).toBeNull();
});
