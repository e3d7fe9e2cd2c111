import type { AnyGame, GameFile } from '@entente/engine';
import { newestOf, type RulesName } from '@entente/shelf';
import { useSettings } from '../settings/store.ts';
import { fetchGameWords } from '../words/later.ts';
import { rulesAfter, rulesOfFile } from './rules.ts';

/** A game with the words of the reader's language; null when there is no such game. */
export const gameOf = (id: string): Promise<AnyGame | null> => withWords(newestOf(id));

/** The same by the rules of a table, and those it had before; null when its own are not to be had. */
export const gameBy = (rules: RulesName, former: readonly RulesName[] = []): Promise<AnyGame | null> =>
  withWords(rulesAfter(rules, former));

/** The same for a game file. */
export const gameOfFile = (file: GameFile): Promise<AnyGame | null> => withWords(rulesOfFile(file));

async function withWords(loading: Promise<AnyGame | null>): Promise<AnyGame | null> {
  const game = await loading;
  await fetchGameWords(useSettings.getState().language);
  return game;
}
