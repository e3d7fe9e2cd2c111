import { goofspiel, ticTacToe } from '@entente/game-examples';
import { describe, expect, test } from 'vitest';
import { type LabGame, playBlock } from './block.ts';
import { blocksOf, climb } from './ladder.ts';
import { ANCHOR, rate } from './ratings.ts';

const won = (party: string[], ...winners: number[]): LabGame => ({ party, winners, decisions: 1 });

describe('a block', () => {
  test('has every bot in every seat, and is the same each time', () => {
    const block = { seed: 5, party: ['random', 'greedy', 'casual'] };
    const games = playBlock(goofspiel, { cards: 8, ties: 'carry' }, block);
    expect(games.map(({ party }) => party)).toEqual([
      ['random', 'greedy', 'casual'],
      ['greedy', 'casual', 'random'],
      ['casual', 'random', 'greedy'],
    ]);
    expect(playBlock(goofspiel, { cards: 8, ties: 'carry' }, block)).toEqual(games);
  });

  test('never has the same bot in all seats', () => {
    for (const seats of [2, 3, 4, 6]) {
      for (const { party } of blocksOf(['random', 'beginner', 'casual', 'greedy'], seats, 50, seats)) {
        expect(party).toHaveLength(seats);
        expect(new Set(party).size).toBe(2);
      }
    }
  });
});

test('a ladder has every pair of neighbours as often as any other', () => {
  const pairs = blocksOf(['random', 'beginner', 'casual', 'greedy'], 2, 15, 3).map(({ party }) =>
    party.join(),
  );
  expect(new Set(pairs).size).toBe(5);
  for (const pair of pairs) expect(pairs.filter((other) => other === pair)).toHaveLength(3);
});

describe('ratings', () => {
  test('three wins of four are 191 points', () => {
    const games = Array.from({ length: 400 }, (_, at) => won(['strong', 'greedy'], at % 4 === 0 ? 1 : 0));
    const { rating, low, high } =
      rate(
        games.map((game) => [game]),
        'greedy',
        1,
      ).get('strong') ?? {};
    expect(rating).toBeCloseTo(ANCHOR + 400 * Math.log10(3), -1);
    expect([low, high].map((end) => Math.abs((end ?? 0) - (rating ?? 0)) < 60)).toEqual([true, true]);
  });

  test('a shared win counts for both, a game that all lose for nobody', () => {
    const even = Array.from({ length: 50 }, () => won(['strong', 'greedy'], 0, 1));
    const lost = Array.from({ length: 50 }, () => won(['strong', 'greedy']));
    expect(rate([even, lost], 'greedy', 1).get('strong')?.rating).toBeCloseTo(ANCHOR, 6);
  });

  test('a bot that always wins has a finite rating', () => {
    const games = Array.from({ length: 20 }, () => won(['strong', 'greedy'], 0));
    expect(rate([games], 'greedy', 1).get('strong')?.rating).toBeLessThan(2300);
  });

  test('are as wide as the blocks differ: a tripled block tells nothing new', () => {
    const block = (winner: number) => [won(['strong', 'greedy'], winner)];
    const blocks = Array.from({ length: 30 }, (_, at) => block(at % 3 === 0 ? 1 : 0));
    const tripled = blocks.map((games) => [...games, ...games, ...games]);
    const width = (of: LabGame[][]) => {
      const { low = 0, high = 0 } = rate(of, 'greedy', 1).get('strong') ?? {};
      return high - low;
    };
    expect(width(tripled) / width(blocks)).toBeGreaterThan(0.9);
  });
});

test('a ladder of tic-tac-toe ends with a player who thinks above one who does not', () => {
  const { ratings, games, lostByAll } = climb(ticTacToe, {
    kinds: ['random', 'greedy'],
    seats: 2,
    blocks: 30,
    seed: 1,
  });
  expect(games).toBe(60);
  expect(lostByAll).toBeGreaterThan(0);
  expect(ratings.greedy.rating).toBe(ANCHOR);
  expect(ratings.random.high).toBeLessThan(ANCHOR);
  expect(Number.isInteger(ratings.random.low)).toBe(true);
});
