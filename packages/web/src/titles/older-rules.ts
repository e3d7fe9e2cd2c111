import { newestOf, type RulesModule, type RulesName, RulesRegistry } from '@entente/shelf';
import { addressOf } from './rules.ts';

/** Null when the server does not have them, or cannot be asked. */
async function fetchRules(rules: RulesName): Promise<RulesModule | null> {
  for (const hash of new Set([rules.hash ?? null, null])) {
    const address = addressOf({ ...rules, hash });
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return (await import(/* @vite-ignore */ address)) as RulesModule;
  }
  return null;
}

/** Every version of every game. */
export const registry = new RulesRegistry(newestOf, fetchRules);
