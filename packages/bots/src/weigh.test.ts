import { Referee, SeededChance, view } from '@entente/engine';
import { ticTacToe } from '@entente/game-examples';
import { expect, test } from 'vitest';
import { softBot } from './index.ts';

/** How often, of a hundred times, soft bots take each cell after two marks of each side: 0 and 1 against 3 and 4. */
function taken(game: typeof ticTacToe): Map<number, number> {
  const referee = new Referee(game, new SeededChance(1));
  const g = referee.start(2, {});
  for (const cell of [0, 3, 1, 4]) referee.take(g, g.asked[0], { do: 'mark', cell });
  const seen = view(game, g, g.asked[0]);
  const cells = new Map<number, number>();
  for (let seed = 0; seed < 100; seed++) {
    const { cell } = softBot(game, new SeededChance(seed), 0.2).choose(seen);
    cells.set(cell, (cells.get(cell) ?? 0) + 1);
  }
  return cells;
}

test('what a game rules out makes no bot careless about the rest', () => {
  const rating = () => (choice: { cell: number }) => (choice.cell === 8 ? Number.NEGATIVE_INFINITY : null);
  const cells = taken({ ...ticTacToe, rating });
  expect(cells.has(8)).toBe(false);
  // The winning move.
  expect(cells.get(2)).toBeGreaterThan(90);
});

test('where a game rules out everything, a bot takes anything', () => {
  const cells = taken({ ...ticTacToe, rating: () => () => Number.NEGATIVE_INFINITY });
  expect(cells.size).toBe(5);
});
