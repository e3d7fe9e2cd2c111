/**
 * Connect four by hand: one mutable position over plain arrays, its legal moves listed before every move.
 *
 * Seven columns, 0 to 6 from the left, of six rows, 0 to 5 from the bottom. Player 1 begins. A move is the number
 * of a column with room, whose lowest empty cell it fills; moves are listed in ascending order. Four or more in a
 * line, in any of the four directions, win; a full board is a draw.
 */
import { type Next, pick } from './random.ts';

const COLUMNS = 7;
const ROWS = 6;
/** The board has a border of cells that stay empty, so that a walk along a line needs no test for the edge. */
const STRIDE = COLUMNS + 2;
const CELLS = STRIDE * (ROWS + 2);

export interface Position {
  /** 0 empty, else the player, 1 or 2; see `cellAt`. */
  cells: number[];
  /** How many cells of each column are filled. */
  heights: number[];
  player: number;
  placed: number;
  /** 0 while nobody has won. */
  winner: number;
}

/** The index in `cells` of a column and a row. */
export const cellAt = (column: number, row: number): number => (row + 1) * STRIDE + column + 1;

export function fresh(): Position {
  return {
    cells: new Array<number>(CELLS).fill(0),
    heights: [0, 0, 0, 0, 0, 0, 0],
    player: 1,
    placed: 0,
    winner: 0,
  };
}

export const isOver = (position: Position): boolean =>
  position.winner !== 0 || position.placed === COLUMNS * ROWS;

/** Writes the legal moves to the front of `into` and returns how many they are. */
export function list(position: Position, into: Int32Array): number {
  const { heights } = position;
  let count = 0;
  for (let column = 0; column < COLUMNS; column++) {
    if (heights[column] < ROWS) into[count++] = column;
  }
  return count;
}

function isInFour(cells: readonly number[], cell: number, player: number, direction: number): boolean {
  let length = 1;
  for (let at = cell + direction; cells[at] === player; at += direction) length++;
  for (let at = cell - direction; cells[at] === player; at -= direction) length++;
  return length >= 4;
}

export function apply(position: Position, column: number): void {
  const { cells, player } = position;
  const cell = cellAt(column, position.heights[column]++);
  cells[cell] = player;
  position.placed++;
  position.player = 3 - player;
  if (
    isInFour(cells, cell, player, 1) ||
    isInFour(cells, cell, player, STRIDE) ||
    isInFour(cells, cell, player, STRIDE + 1) ||
    isInFour(cells, cell, player, STRIDE - 1)
  ) {
    position.winner = player;
  }
}

/** The list is small integers in one buffer, reused for every move of every game. */
const choices = new Int32Array(COLUMNS);

/** Plays one game at random and returns the number of its moves. */
export function play(next: Next): number {
  const position = fresh();
  while (!isOver(position)) {
    const count = list(position, choices);
    apply(position, choices[pick(next, count)]);
  }
  return position.placed;
}
