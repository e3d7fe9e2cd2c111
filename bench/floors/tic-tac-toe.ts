/**
 * Tic-tac-toe by hand: one mutable position over a plain array, its legal moves listed before every move.
 *
 * Cells are numbered 0 to 8 by row from the top left. Player 1 begins. A move is the number of an empty cell;
 * moves are listed in ascending order. Three in a line win; a full board is a draw.
 */
import { type Next, pick } from './random.ts';

export interface Position {
  /** 0 empty, else the player, 1 or 2. */
  cells: number[];
  player: number;
  placed: number;
  /** 0 while nobody has won. */
  winner: number;
}

/** For each cell the two other cells of every line through it, one pair after the other. */
const PARTNERS: readonly (readonly number[])[] = [
  [1, 2, 3, 6, 4, 8],
  [0, 2, 4, 7],
  [0, 1, 5, 8, 4, 6],
  [0, 6, 4, 5],
  [1, 7, 3, 5, 0, 8, 2, 6],
  [2, 8, 3, 4],
  [0, 3, 7, 8, 2, 4],
  [1, 4, 6, 8],
  [2, 5, 6, 7, 0, 4],
];

export function fresh(): Position {
  return { cells: [0, 0, 0, 0, 0, 0, 0, 0, 0], player: 1, placed: 0, winner: 0 };
}

export const isOver = (position: Position): boolean => position.winner !== 0 || position.placed === 9;

/** Writes the legal moves to the front of `into` and returns how many they are. */
export function list(position: Position, into: Int32Array): number {
  const { cells } = position;
  let count = 0;
  for (let cell = 0; cell < 9; cell++) {
    if (cells[cell] === 0) into[count++] = cell;
  }
  return count;
}

export function apply(position: Position, cell: number): void {
  const { cells, player } = position;
  cells[cell] = player;
  position.placed++;
  position.player = 3 - player;
  const partners = PARTNERS[cell];
  for (let i = 0; i < partners.length; i += 2) {
    if (cells[partners[i]] === player && cells[partners[i + 1]] === player) {
      position.winner = player;
      return;
    }
  }
}

/** The list is small integers in one buffer, reused for every move of every game. */
const choices = new Int32Array(9);

/** Plays one game at random and returns the number of its moves. */
export function play(next: Next): number {
  const position = fresh();
  while (!isOver(position)) {
    const count = list(position, choices);
    apply(position, choices[pick(next, count)]);
  }
  return position.placed;
}
