/** Connect four for boardgame.io. Numbering, rules and order of the moves are those of the hand-written one. */
import type { PlayerID, State } from 'boardgame.io';
import { type Next, pick } from '../floors/random.ts';
import { type Choice, INVALID_MOVE, type ListedGame, peer } from './reducer.ts';

const COLUMNS = 7;
const ROWS = 6;

export interface Board {
  /** By row from the bottom left: cell (column, row) is number 7 row + column. */
  cells: (PlayerID | null)[];
  /** The cell filled last, -1 before the first move; only a line through it can be new. */
  last: number;
}

export type Result = { readonly winner: PlayerID } | { readonly draw: true };

const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** How many cells beyond one cell, in one direction, belong to its owner too. */
function run(cells: Board['cells'], from: number, dx: number, dy: number): number {
  const owner = cells[from];
  let column = (from % COLUMNS) + dx;
  let row = Math.floor(from / COLUMNS) + dy;
  let length = 0;
  while (
    column >= 0 &&
    column < COLUMNS &&
    row >= 0 &&
    row < ROWS &&
    cells[row * COLUMNS + column] === owner
  ) {
    length++;
    column += dx;
    row += dy;
  }
  return length;
}

const isVictory = ({ cells, last }: Board): boolean =>
  last >= 0 && DIRECTIONS.some(([dx, dy]) => run(cells, last, dx, dy) + run(cells, last, -dx, -dy) >= 3);

/** A board is full when its top row is. */
const isFull = (cells: Board['cells']): boolean => cells.indexOf(null, COLUMNS * (ROWS - 1)) < 0;

const hasRoom = (cells: Board['cells'], column: number): boolean =>
  cells[COLUMNS * (ROWS - 1) + column] === null;

const game: ListedGame<Board> = {
  name: 'connect-four',
  setup: () => ({ cells: Array<PlayerID | null>(COLUMNS * ROWS).fill(null), last: -1 }),
  moves: {
    drop: ({ G, playerID }, column: number) => {
      if (!hasRoom(G.cells, column)) return INVALID_MOVE;
      let cell = column;
      while (G.cells[cell] !== null) cell += COLUMNS;
      G.cells[cell] = playerID;
      G.last = cell;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  // Also asked when the next turn has begun, but then the game was over before that turn.
  endIf: ({ G, ctx }): Result | undefined => {
    if (isVictory(G)) return { winner: ctx.currentPlayer };
    if (isFull(G.cells)) return { draw: true };
  },
  ai: {
    enumerate: (G) => {
      const moves: Choice[] = [];
      for (let column = 0; column < COLUMNS; column++) {
        if (hasRoom(G.cells, column)) moves.push({ move: 'drop', args: [column] });
      }
      return moves;
    },
  },
};

export const { fresh, list, action, step } = peer(game, 2);

export const result = (state: State<Board>): Result | undefined => state.ctx.gameover as Result | undefined;

/** Plays one game at random and returns the number of its moves. */
export function play(next: Next): number {
  let state = fresh(next());
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const choices = list(state);
    state = step(state, action(state, choices[pick(next, choices.length)]));
    moves++;
  }
  return moves;
}
