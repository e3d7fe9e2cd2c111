/** Tic-tac-toe that begins anew when it is over, so that a table stays live as long as it is measured. */
import { type AnyGame, anyGame, type Go, type Position, type Seat, type Types } from '@entente/engine';
import { ticTacToe } from '@entente/game-examples';

interface Board {
  cells: number[];
  turn: Seat;
  marks: number;
}

const game = anyGame(ticTacToe);
const { turn } = game.steps;

function take(g: Position<Types>, seat: Seat, choice: Types['choice'], go: Go<Types>): void {
  if (turn.kind !== 'decision') return;
  let over = false;
  const noEnd: Go<Types> = {
    chance: go.chance,
    next: go.next.bind(go),
    call: go.call.bind(go),
    done: go.done.bind(go),
    mark: go.mark.bind(go),
    round: go.round.bind(go),
    log: go.log.bind(go),
    end: () => {
      over = true;
    },
  };
  turn.take(g, { step: 'turn' }, seat, choice, noEnd);
  if (!over) return;
  const board = g.public as Board;
  board.cells.fill(-1);
  board.marks = 0;
  board.turn = 1 - seat;
}

export const endless: AnyGame = {
  ...game,
  id: 'endless',
  steps: {
    turn: {
      ...turn,
      take: (g: Position<Types>, _frame: unknown, seat: Seat, choice: Types['choice'], go: Go<Types>) =>
        take(g, seat, choice, go),
    },
  } as AnyGame['steps'],
};
