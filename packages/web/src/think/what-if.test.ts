import { readFileSync } from 'node:fs';
import { anyGame, completeOptions, parseGameFile } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { HostedGame, seeded } from '@entente/table';
import { expect, test } from 'vitest';
import { playedOn, quantile, together } from './what-if.ts';

/** Three cards each; the bids of both, in order. */
function played(bids: readonly (readonly [number, number])[]): HostedGame {
  const game = anyGame(goofspiel);
  const complete = completeOptions(game, { cards: 5 }, 2);
  if (!complete.ok) throw new RangeError(complete.problem.say);
  const { id, version } = game;
  const hosted = HostedGame.begin(game, {
    header: seeded({ game: id, version, options: complete.options }, 2, 4),
  });
  for (const pair of bids)
    for (const [seat, card] of pair.entries()) expect(hosted.take(seat, bid(card)).ok).toBe(true);
  return hosted;
}

const bid = (card: number) => ({ do: 'bid', card });
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const BIDS = [
  [5, 1],
  [4, 2],
  [3, 3],
  [2, 4],
  [1, 5],
] as const;

test('games that bots play on differ after the moment, and all begin with what had come by then', async () => {
  const hosted = played(BIDS);
  const done: number[] = [];
  const on = await playedOn(hosted.file(), 2, SEEDS, (share) => done.push(share));
  expect(on.rounds.map(({ round }) => round)).toEqual([3, 4, 5]);
  for (const { values } of on.rounds) expect(Object.values(values)[0]).toHaveLength(SEEDS.length);
  expect(on.wins.reduce((sum, count) => sum + count, 0) + on.nobody).toBeGreaterThanOrEqual(SEEDS.length);
  expect(done.at(-1)).toBe(1);
  // From the end nothing is left to decide.
  const end = await playedOn(hosted.file(), hosted.moment, SEEDS.slice(0, 2), () => {});
  expect(end.rounds).toEqual([]);
  expect(end.wins).toEqual(
    hosted.position.private.map((_, seat) => (hosted.position.outcome?.winners.includes(seat) ? 2 : 0)),
  );
});

test('every game is played to its end, also where a playout stops within a round', async () => {
  const path = new URL('../../../games/venonta/games/three-greedy.json', import.meta.url);
  const file = parseGameFile(readFileSync(path, 'utf8'));
  const { wins, nobody, rounds } = await playedOn(file, 0, [1, 2, 3], () => {});
  expect(wins.reduce((sum, count) => sum + count, 0) + nobody).toBeGreaterThanOrEqual(3);
  expect(Object.values(rounds[0].values)[0]).toHaveLength(3);
});

test('parts that several hands played are one answer', async () => {
  const file = played(BIDS).file();
  const whole = await playedOn(file, 1, SEEDS, () => {});
  const parts = [
    await playedOn(file, 1, SEEDS.slice(0, 3), () => {}),
    await playedOn(file, 1, SEEDS.slice(3), () => {}),
  ];
  expect(together(parts)).toEqual(whole);
});

test('a quantile lies between its neighbours', () => {
  expect([0, 0.25, 0.5, 1].map((share) => quantile([4, 1, 3, 2, 5], share))).toEqual([1, 2, 3, 5]);
  expect(quantile([1, 2], 0.5)).toBe(1.5);
});
