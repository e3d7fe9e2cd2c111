/** Every version of every game, for the page and for its worker. */
import type { GameFile } from '@entente/engine';
import { newestOf, type RulesModule, type RulesName, RulesRegistry } from '@entente/shelf';

/** The file of a version is the same for ever, so it stays once it was fetched: see `sw/sw.ts`. */
const addressOf = ({ game, version, hash }: RulesName): string =>
  `/rules/${hash ?? `${game}@${version}`}.mjs`;

/** Null when the server does not have them, or cannot be asked. */
async function fetchRules(rules: RulesName): Promise<RulesModule | null> {
  for (const hash of new Set([rules.hash ?? null, null])) {
    const address = addressOf({ ...rules, hash });
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return (await import(/* @vite-ignore */ address)) as RulesModule;
  }
  return null;
}

const registry = new RulesRegistry(newestOf, fetchRules);

export const rulesGame = (rules: RulesName) => registry.gameOf(rules);

export const rulesOfFile = (file: GameFile) => registry.gameOfFile(file);

/** A table of this device begins: it must be playable after the next release, also without a network. */
export async function keepRules(rules: RulesName): Promise<void> {
  await fetch(addressOf(rules)).catch(() => null);
}
