import { type AnyGame, anyGame } from '@entente/engine';
import { zwirl } from './game.ts';

/** Instead of the shelf of the packages, where a page is built for one test. */
export const shelf: Readonly<Record<string, () => Promise<AnyGame>>> = {
  zwirl: async () => anyGame(zwirl),
};
