import { Referee, SeededChance } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from './game.ts';

const referee = new Referee(ticTacToe, new SeededChance(1));

/** The position after these cells were marked in turn: 1 is top left, 9 bottom right. */
function after(...cells: number[]) {
  const g = referee.start(2, {});
  for (const cell of cells) referee.take(g, g.asked[0], { do: 'mark', cell: cell - 1 });
  return g;
}

/** The cells that are open to the one whose turn it is. */
function open(g: ReturnType<typeof after>): number[] {
  return referee.choices(g, g.asked[0]).offers.map(({ choice }) => choice.cell + 1);
}

describe('tic-tac-toe', () => {
  test('TTT-1: the players take turns, X first', () => {
    expect(after().asked).toEqual([0]);
    expect(after(5).asked).toEqual([1]);
    expect(after(5, 1).asked).toEqual([0]);
    expect(after(5, 1).public.cells).toEqual([1, -1, -1, -1, 0, -1, -1, -1, -1]);
  });

  test('TTT-2: only an empty cell can be marked', () => {
    const g = after(5, 1);
    expect(open(g)).toEqual([2, 3, 4, 6, 7, 8, 9]);
    expect(referee.refusal(g, 0, { do: 'mark', cell: 4 })).toMatchObject({ code: 'refuse.notOffered' });
  });

  test.each([
    ['a row', [1, 4, 2, 5, 3]],
    ['a column', [2, 1, 5, 3, 8]],
    ['a diagonal', [3, 1, 5, 2, 7]],
  ])('TTT-3: three marks in %s win at once', (_line, cells) => {
    expect(after(...cells.slice(0, -1)).outcome).toBeNull();
    expect(after(...cells).outcome).toEqual({ reason: 'line', scores: [1, 0], winners: [0] });
  });

  test('TTT-3: the second player can win too', () => {
    expect(after(1, 4, 2, 5, 9, 6).outcome).toMatchObject({ winners: [1], scores: [0, 1] });
  });

  test('TTT-3: on a full board without a line nobody wins', () => {
    expect(after(1, 2, 3, 5, 4, 6, 8, 7, 9).outcome).toEqual({ reason: 'draw', scores: [0, 0], winners: [] });
  });

  test('TTT-3: a line made with the last mark wins all the same', () => {
    expect(after(1, 2, 3, 4, 5, 6, 8, 7, 9).outcome).toMatchObject({ reason: 'line', winners: [0] });
  });
});
