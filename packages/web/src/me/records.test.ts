import { expect, test } from 'vitest';
import type { TableLine } from '../link/messages.ts';
import { recordsOf } from './records.ts';

const line = (game: string, scores: number[], winners: number[], more: Partial<TableLine> = {}) =>
  ({
    id: `${game} ${scores.join()}`,
    game,
    mine: [0],
    changed: 1,
    outcome: { reason: 'most', scores, winners },
    ...more,
  }) as TableLine;

test('games are counted by title: played, won, places and the best score', () => {
  const records = recordsOf([
    line('limit', [30, 20], [0], { changed: 1 }),
    line('limit', [10, 40, 20], [1], { changed: 5 }),
    line('attack', [7, 9], [1], { changed: 3 }),
  ]);
  expect(records.map(({ lines, ...rest }) => ({ ...rest, lines: lines.length }))).toEqual([
    { game: 'limit', played: 2, won: 1, places: [1, 0, 1], best: 30, lines: 2 },
    { game: 'attack', played: 1, won: 0, places: [0, 1], best: 7, lines: 1 },
  ]);
});

test('a game alone has no place; what was not played to its end, or from several seats, does not count', () => {
  expect(recordsOf([line('limit', [55], [])])).toMatchObject([{ played: 1, places: [], best: 55 }]);
  const others = [
    line('limit', [1, 2], [1], { outcome: null }),
    line('limit', [1, 2], [1], { mine: [0, 1] }),
    line('limit', [1, 2], [1], { broken: true }),
  ];
  expect(recordsOf(others)).toEqual([]);
  // A resigned game counts for the rating only.
  expect(recordsOf(others, ['limit'])).toMatchObject([{ game: 'limit', played: 0, lines: [] }]);
});
