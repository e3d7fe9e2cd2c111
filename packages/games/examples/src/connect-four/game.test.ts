import { Referee, SeededChance } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { connectFour } from './game.ts';

const referee = new Referee(connectFour, new SeededChance(1));

/** The position after discs were dropped into these columns in turn: 1 is the leftmost. */
function after(...columns: number[]) {
  const g = referee.start(2, {});
  for (const column of columns) referee.take(g, g.asked[0], { do: 'drop', column });
  return g;
}

describe('connect four', () => {
  test('CON-1: the players take turns', () => {
    expect([after(), after(4), after(4, 4)].map(({ asked }) => asked)).toEqual([[0], [1], [0]]);
  });

  test('CON-2: a disc falls onto the highest one in its column', () => {
    const { public: board } = after(4, 4, 4);
    const fourth = board.cells.slice(18, 24);
    expect(fourth).toEqual([0, 1, 0, -1, -1, -1]);
  });

  test('CON-2: a full column is closed', () => {
    const g = after(1, 1, 1, 1, 1, 1);
    expect(referee.choices(g, 0).offers.map(({ choice }) => choice.column)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(referee.refusal(g, 0, { do: 'drop', column: 1 })).not.toBeNull();
  });

  test.each([
    ['upright', [1, 2, 1, 2, 1, 2, 1]],
    ['level', [1, 1, 2, 2, 3, 3, 4]],
    ['rising', [1, 2, 2, 3, 3, 4, 3, 4, 4, 6, 4]],
    ['falling', [7, 6, 6, 5, 5, 4, 5, 4, 4, 2, 4]],
  ])('CON-3: four in an unbroken %s line win at once', (_line, columns) => {
    expect(after(...columns.slice(0, -1)).outcome).toBeNull();
    expect(after(...columns).outcome).toEqual({ reason: 'four', scores: [1, 0], winners: [0] });
  });

  test('CON-3: a line with a gap does not win, until the gap is closed', () => {
    expect(after(1, 1, 2, 2, 4, 4).outcome).toBeNull();
    expect(after(1, 1, 2, 2, 4, 4, 3).outcome).toMatchObject({ winners: [0] });
  });

  test('CON-3: a line does not run around the edge of the board', () => {
    // The top of one column and the bottom of the next are neighbours in the list of cells only.
    const g = after(1, 1, 1, 1, 2, 1, 2, 1, 2);
    expect(g.outcome).toBeNull();
  });

  test('CON-3: on a full board without a line nobody wins', () => {
    // Pairs of columns filled side by side never let four discs of one colour meet.
    const pair = (a: number, b: number) => [a, b, a, b, b, a, b, a, a, b, a, b];
    const columns = [...pair(1, 2), ...pair(3, 4), ...pair(5, 6), 7, 7, 7, 7, 7, 7];
    expect(after(...columns).outcome).toEqual({ reason: 'draw', scores: [0, 0], winners: [] });
  });
});
