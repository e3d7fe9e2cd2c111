/** Tic-tac-toe that restarts when it is over, so that a table stays live as long as it is measured. */
import { type AnyGame, anyGame, type Go, type Position, type Seat, type Types } from '@entente/engine';
import { ticTacToe } from '@entente/game-examples';
import { LINES } from './lines.ts';

interface Board {
  cells: number[];
  turn: Seat;
  marks: number;
}

interface Mark {
  do: string;
  cell: number;
}

const game = anyGame(ticTacToe);

function take(g: Position<Types>, seat: Seat, cell: number, go: Go<Types>): void {
  const board = g.public as Board;
  const { cells } = board;
  cells[cell] = seat;
  board.marks++;
  board.turn = 1 - seat;
  go.log('log.mark', { seat, cell });
  const won = LINES.some(([a, b, c]) => cells[a] === seat && cells[b] === seat && cells[c] === seat);
  if (!won && board.marks < cells.length) return;
  cells.fill(-1);
  board.marks = 0;
}

export const endless: AnyGame = {
  ...game,
  id: 'endless',
  steps: {
    turn: {
      ...game.steps.turn,
      take: (g: Position<Types>, _frame: unknown, seat: Seat, choice: Types['choice'], go: Go<Types>) =>
        take(g, seat, (choice as Mark).cell, go),
    },
  } as AnyGame['steps'],
};
