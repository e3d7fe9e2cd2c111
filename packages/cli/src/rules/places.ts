/** Where each rule of a game is carried out and where it is tested: the files and lines that name its ID. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repositoryRoot } from '../base/root.ts';
import { readRulebook } from '../base/rulebook.ts';
import type { Title } from '../games.ts';
import { ID } from './tested.ts';

/**
 * Paths are given with a line, `src/phases/war.ts:28`, from the folder of the game; null where nothing names the
 * rule.
 */
export interface RulePlace {
  readonly rule: string;
  readonly code: string | null;
  readonly test: string | null;
}

/** Worked examples and derived tests of a dossier: something to test, nothing to implement. */
export const isExample = (id: string) => /^(EX|DT)-/.test(id);

/** Rules with something to execute, in the order of the rulebook. */
export function placesOf(title: Title): RulePlace[] {
  const rules = readRulebook(title);
  if (rules.length === 0) return [];
  const code = firstLines(title, false);
  const tests = firstLines(title, true);
  return rules
    .filter(({ id, idle }) => idle === undefined && !isExample(id))
    .map(({ id }) => ({ rule: id, code: code.get(id) ?? null, test: tests.get(id) ?? null }));
}

/** IDs of this game that its code names: at a predicate, in a refusal, beside a card or another datum. */
export function namedInCode(title: Title): string[] {
  const prefixes = new Set(readRulebook(title).map(({ id }) => prefixOf(id)));
  return [...firstLines(title, false).keys()].filter((id) => prefixes.has(prefixOf(id)));
}

const prefixOf = (id: string) => id.slice(0, id.indexOf('-'));

/** The first line that names an ID. What tests have in common is neither code nor a test; a scenario is a test. */
function firstLines({ folder }: Title, tests: boolean): Map<string, string> {
  const home = resolve(repositoryRoot(), folder);
  const within = (part: string) =>
    existsSync(join(home, part))
      ? readdirSync(join(home, part), { recursive: true, encoding: 'utf8' }).map((path) => join(part, path))
      : [];
  const sources = within(existsSync(join(home, 'src')) ? 'src' : '')
    .filter((path) => path.endsWith('.ts') && path.endsWith('.test.ts') === tests)
    .filter((path) => !path.startsWith('src/testing/'));
  const scenarios = tests ? within('scenarios').filter((path) => path.endsWith('.json')) : [];
  const found = new Map<string, string>();
  for (const path of [...sources.sort(), ...scenarios.sort()]) {
    for (const [number, line] of readFileSync(join(home, path), 'utf8').split('\n').entries()) {
      for (const id of line.match(ID) ?? []) if (!found.has(id)) found.set(id, `${path}:${number + 1}`);
    }
  }
  return found;
}
