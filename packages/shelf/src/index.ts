import { type AnyGame, anyGame } from '@entente/engine';
import { outside } from '@entente/shelf/outside';

export type { RulesModule } from './older.ts';
export {
  type FileRules,
  inSuccession,
  isRulesHash,
  type RulesName,
  RulesRegistry,
  rulesNamed,
} from './registry.ts';

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

/** The newest version of a game; null when there is no such game. */
export const newestOf = async (id: string): Promise<AnyGame | null> =>
  Object.hasOwn(shelf, id) ? shelf[id]() : null;
