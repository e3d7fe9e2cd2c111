/** The rules of tables and files, for the page and for its worker. Most have the newest; older ones are loaded when needed. */
import type { AnyGame, GameFile } from '@entente/engine';
import { newestOf, type RulesName } from '@entente/shelf';

const registry = async () => (await import('./older-rules.ts')).registry;

/** The file of a version is the same for ever, so it stays once it was fetched: see `sw/sw.ts`. */
export const addressOf = ({ game, version, hash }: RulesName): string =>
  `/rules/${hash ?? `${game}@${version}`}.mjs`;

export async function rulesGame(rules: RulesName): Promise<AnyGame | null> {
  const newest = await newestOf(rules.game);
  if (newest === null || newest.version === rules.version) return newest;
  return (await registry()).gameOf(rules);
}

export const rulesOfFile = async (file: GameFile): Promise<AnyGame | null> =>
  (await registry()).gameOfFile(file);

/** A table of this device begins: it must be playable after the next release, also without a network. */
export async function keepRules(rules: RulesName): Promise<void> {
  await fetch(addressOf(rules)).catch(() => null);
}
