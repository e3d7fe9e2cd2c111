/** Where each rule of a game is carried out and where it is tested: the files and lines that name its ID. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../base/root.ts';
import { readRulebook } from '../base/rulebook.ts';
import type { Title } from '../games.ts';
import { isExample } from './coverage.ts';
import { ID } from './tested.ts';

/**
 * Paths are given with a line, `src/phases/war.ts:28`, from the folder of the game; null where nothing names the
 * rule.
 */
export interface Place {
  readonly rule: string;
  readonly code: string | null;
  readonly test: string | null;
}

/** A list of IDs says which step they belong to, not where they happen. A list of objects is no list of IDs. */
const LIST = /\b(?:rules|RULES)(?:: readonly \S+)?\s*[:=]\s*\[(?!\s*(?:\/\*[\s\S]*?\*\/\s*)?\{)/g;

/** Rules with something to execute, in the order of the rulebook. */
export function placesOf(title: Title): Place[] {
  const folder = join(repositoryRoot(), title.folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
    .sort();
  const isTest = (path: string) => path.endsWith('.test.ts');
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  const code = firstLines(
    files.filter((path) => !isTest(path)).map((path) => [path, withoutLists(text(path))]),
  );
  const tests = firstLines(files.filter(isTest).map((path) => [path, text(path)]));
  return readRulebook(title)
    .filter(({ id, idle }) => idle === undefined && !isExample(id))
    .map(({ id }) => ({ rule: id, code: code.get(id) ?? null, test: tests.get(id) ?? null }));
}

/** The same text, with blanks in the place of lists. */
export function withoutLists(source: string): string {
  let text = source;
  for (const { index, 0: head } of source.matchAll(LIST)) {
    const from = index + head.length;
    let depth = 1;
    let to = from;
    for (; depth > 0 && to < source.length; to++) {
      if (source[to] === '[') depth++;
      else if (source[to] === ']') depth--;
    }
    text = text.slice(0, from) + source.slice(from, to).replaceAll(/[^\n]/g, ' ') + text.slice(to);
  }
  return text;
}

function firstLines(files: readonly (readonly [path: string, text: string])[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, text] of files) {
    for (const [number, line] of text.split('\n').entries()) {
      for (const id of line.match(ID) ?? []) if (!found.has(id)) found.set(id, `${path}:${number + 1}`);
    }
  }
  return found;
}
