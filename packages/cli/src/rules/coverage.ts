/** Compares the rules that a game declares with those that it implements and tests. */
import { isAbsolute, resolve } from 'node:path';
import { repositoryRoot } from '../base/root.ts';
import { readRulebook } from '../base/rulebook.ts';
import type { Title } from '../games.ts';
import { isExample, namedInCode } from './places.ts';
import { rulesInScenarios, rulesInTests } from './tested.ts';

export interface Coverage {
  readonly declared: readonly string[];
  readonly implemented: readonly string[];
  readonly tested: readonly string[];
  /** There is nothing to execute, and the reason. */
  readonly idle: Readonly<Record<string, string>>;
  readonly missing: {
    /** Named in the code, but neither a rule nor a chapter of `rules.md`. */
    readonly declared: readonly string[];
    /** In `rules.md` but named nowhere in the code. */
    readonly implemented: readonly string[];
    /** In `rules.md` but named by no test. */
    readonly tested: readonly string[];
  };
}

/** Scenarios of games that share a package are together in it. */
const packageOf = (folder: string) => (isAbsolute(folder) ? folder : folder.split('/').slice(0, 3).join('/'));

export function coverageOf(title: Title): Coverage {
  const { game, folder } = title;
  const rules = readRulebook(title);
  const named = new Set([
    ...rulesInTests(resolve(repositoryRoot(), folder)),
    ...rulesInScenarios(resolve(repositoryRoot(), packageOf(folder)), game.id),
  ]);
  const declared = rules.map(({ id }) => id);
  const inCode = new Set(namedInCode(title));
  const isChapter = (id: string) => declared.some((rule) => rule.startsWith(`${id}.`));
  const live = rules.filter(({ idle }) => idle === undefined).map(({ id }) => id);
  return {
    declared,
    implemented: declared.filter((id) => inCode.has(id)),
    tested: declared.filter((id) => named.has(id)),
    idle: Object.fromEntries(rules.flatMap(({ id, idle }) => (idle === undefined ? [] : [[id, idle]]))),
    missing: {
      declared: [...inCode].filter((id) => !declared.includes(id) && !isChapter(id)),
      implemented: live.filter((id) => !isExample(id) && !inCode.has(id)),
      tested: live.filter((id) => !named.has(id)),
    },
  };
}
