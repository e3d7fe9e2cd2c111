/** Tic-tac-toe for boardgame.io, after its own tutorial. The order of the moves is that of the hand-written one. */
import type { PlayerID, State } from 'boardgame.io';
import { type Next, pick } from '../floors/random.ts';
import { type Choice, INVALID_MOVE, type ListedGame, peer } from './reducer.ts';

export interface Board {
  cells: (PlayerID | null)[];
}

export type Result = { readonly winner: PlayerID } | { readonly draw: true };

const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const isVictory = (cells: Board['cells']): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const isFull = (cells: Board['cells']): boolean => !cells.includes(null);

const game: ListedGame<Board> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array<PlayerID | null>(9).fill(null) }),
  moves: {
    clickCell: ({ G, playerID }, id: number) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }): Result | undefined => {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    if (isFull(G.cells)) return { draw: true };
  },
  ai: {
    enumerate: (G) => {
      const moves: Choice[] = [];
      for (let i = 0; i < 9; i++) {
        if (G.cells[i] === null) moves.push({ move: 'clickCell', args: [i] });
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
