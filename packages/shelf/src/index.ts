import { type AnyGame, anyGame } from '@entente/engine';
import { outside } from '@entente/shelf/outside';

/** All games, each loaded when needed. To add a game, add a line. */
export const shelf: Readonly<Record<string, () => Promise<AnyGame>>> = {
  limit: async () => anyGame((await import('@entente/game-limit')).limit),
  ideology: async () => anyGame((await import('@entente/game-ideology')).ideology),
  venonta: async () => anyGame((await import('@entente/game-venonta')).venonta),
  attack: async () => anyGame((await import('@entente/game-attack')).attack),
  goofspiel: async () => anyGame((await import('@entente/game-examples')).goofspiel),
  'connect-four': async () => anyGame((await import('@entente/game-examples')).connectFour),
  'tic-tac-toe': async () => anyGame((await import('@entente/game-examples')).ticTacToe),
  ...outside,
};
