/** The games that the command knows. A new game is one more line here. */
import type { Game, Types } from '@entente/engine';
import { connectFour, goofspiel, ticTacToe } from '@entente/game-examples';

/** A game whose own types the command need not know. */
export type AnyGame = Game<Types>;

export interface Title {
  readonly game: AnyGame;
  /** Where its sources, its tests and its `rules.md` lie, from the root of the repository. */
  readonly folder: string;
}

/** Forgets the types of a game. Sound because positions and choices of a game only ever meet that same game. */
function title<T extends Types>(game: Game<T>, folder: string): Title {
  return { game: game as unknown as AnyGame, folder };
}

const EXAMPLES = 'packages/games/examples/src';

export const TITLES: readonly Title[] = [
  title(ticTacToe, `${EXAMPLES}/tic-tac-toe`),
  title(connectFour, `${EXAMPLES}/connect-four`),
  title(goofspiel, `${EXAMPLES}/goofspiel`),
];
