/** The rules of tables and files, for the page and for its worker. Most have the newest; older ones are loaded when needed. */
import type { AnyGame } from '@entente/engine';
import { type FileRules, newestOf, type RulesName } from '@entente/shelf';

const registry = async () => (await import('./older-rules.ts')).registry;

/** The file of a version is the same for ever, so it stays once it was fetched: see `sw/sw.ts`. */
export const addressOf = ({ game, version, hash }: RulesName): string =>
  `/rules/${hash ?? `${game}@${version}`}.mjs`;

export async function rulesGame(rules: RulesName): Promise<AnyGame | null> {
  const newest = await newestOf(rules.game);
  if (newest === null || newest.version === rules.version) return newest;
  return (await registry()).gameOf(rules);
}

/** The same with words for what the rules that a table had before have written into its log. */
export async function rulesAfter(rules: RulesName, former: readonly RulesName[]): Promise<AnyGame | null> {
  const game = await rulesGame(rules);
  if (game === null || former.length === 0) return game;
  const { speakingAlso } = await import('@entente/shelf/older');
  const before = await Promise.all(former.map(rulesGame));
  return speakingAlso(
    game,
    before.filter((one) => one !== null),
  );
}

export const rulesOfFile = async (file: FileRules): Promise<AnyGame | null> =>
  (await registry()).gameOfFile(file);

/** The rules of a table of this device, by its log. */
export const rulesOfLog = (log: FileRules): Promise<AnyGame | null> =>
  log.entries.some((entry) => 'rules' in entry) ? rulesOfFile(log) : rulesGame(log);

/** A table of this device begins: it must be playable after the next release, also without a network. */
export async function keepRules(rules: RulesName): Promise<void> {
  await fetch(addressOf(rules)).catch(() => null);
}
