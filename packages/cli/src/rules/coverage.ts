/** Compares the rules that a game declares with those that it implements and tests. */
import { join } from 'node:path';
import { repositoryRoot } from '../base/root.ts';
import { readRulebook } from '../base/rulebook.ts';
import type { Title } from '../games.ts';
import { rulesInScenarios, rulesInTests } from './tested.ts';

export interface Coverage {
  readonly declared: readonly string[];
  readonly implemented: readonly string[];
  readonly tested: readonly string[];
  /** There is nothing to execute, and the reason. */
  readonly idle: Readonly<Record<string, string>>;
  readonly missing: {
    /** Named by the game but not in `rules.md`. */
    readonly declared: readonly string[];
    /** In `rules.md` but named by no step. */
    readonly implemented: readonly string[];
    /** In `rules.md` but named by no test. */
    readonly tested: readonly string[];
  };
}

/** Worked examples and derived tests of a dossier: something to test, nothing to implement. */
export const isExample = (id: string) => /^(EX|DT)-/.test(id);

/** Scenarios of games that share a package lie together in it. */
const packageOf = (folder: string) => folder.split('/').slice(0, 3).join('/');

export function coverageOf(title: Title): Coverage {
  const { game, folder } = title;
  const rules = readRulebook(title);
  const steps: readonly { rules: readonly string[] }[] = Object.values(game.steps);
  const implemented = [...new Set([...game.rules, ...steps.flatMap((step) => step.rules)])];
  const named = new Set([
    ...rulesInTests(join(repositoryRoot(), folder)),
    ...rulesInScenarios(join(repositoryRoot(), packageOf(folder)), game.id),
  ]);
  const declared = rules.map(({ id }) => id);
  const live = rules.filter(({ idle }) => idle === undefined).map(({ id }) => id);
  return {
    declared,
    implemented,
    tested: declared.filter((id) => named.has(id)),
    idle: Object.fromEntries(rules.flatMap(({ id, idle }) => (idle === undefined ? [] : [[id, idle]]))),
    missing: {
      declared: implemented.filter((id) => !declared.includes(id)),
      implemented: live.filter((id) => !isExample(id) && !implemented.includes(id)),
      tested: live.filter((id) => !named.has(id)),
    },
  };
}
