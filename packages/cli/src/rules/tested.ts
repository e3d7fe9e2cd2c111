/** Which rules are named by tests: in the title of a test, or in the `rules` of a scenario. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ID = /\b[A-Z][A-Z0-9]*-R?\d+(?:\.\d+)*\b/g;

/** All IDs that the tests in this folder name in their titles. */
export function rulesInTests(folder: string): string[] {
  return filesIn(folder, '.test.ts').flatMap((text) => idsInTitles(text));
}

/** All IDs that the scenarios of this game say they show. */
export function rulesInScenarios(folder: string, game: string): string[] {
  return filesIn(folder, '.json').flatMap((text) => idsInScenario(text, game));
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.includes('node_modules'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

function idsInScenario(text: string, game: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('rules' in value && 'game' in value)) return [];
    const ids = value.game === game && Array.isArray(value.rules) ? value.rules : [];
    return ids.filter((id) => typeof id === 'string');
  } catch {
    // Whether it is a scenario at all is for `entente scenario` to say.
    return [];
  }
}

/** IDs in the titles of the tests in a file. A test that is skipped or still to be written proves nothing. */
export function idsInTitles(source: string): string[] {
  return [...source.matchAll(/\b(?:describe|it|test)((?:\.\w+)*)\s*\(/g)].flatMap((call) => {
    const [whole, modifiers] = call;
    if (/\.(skip|todo)\b/.test(modifiers)) return [];
    const open = call.index + whole.length - 1;
    if (!/\.(each|for)$/.test(modifiers)) return idsIn(firstText(source, open + 1));
    // test.each(table)('title %s'): the rows complete the title.
    const close = closing(source, open);
    const title = firstText(source, source.indexOf('(', close + 1) + 1);
    const rows = /[%$]/.test(title) ? rowsOf(source, source.slice(open + 1, close)) : '';
    return [...idsIn(title), ...idsIn(rows)];
  });
}

const idsIn = (text: string): string[] => text.match(ID) ?? [];

/** The rows of a table: written in place, or those of the constant that it names. */
function rowsOf(source: string, table: string): string {
  const [name] = /^\s*\w+(?=\s*$)/.exec(table) ?? [];
  if (name === undefined) return table;
  const start = source.search(new RegExp(`\\bconst ${name.trim()}\\b`));
  if (start < 0) return '';
  const value = source.slice(start).search(/=\s*[[{(]/);
  const open = source.slice(start + value).search(/[[{(]/) + start + value;
  return value < 0 ? '' : source.slice(open, closing(source, open));
}

/** The text literal that begins here; nothing when it is no literal. */
function firstText(source: string, at: number): string {
  const [, , text] = /^\s*(['"`])([\s\S]*?)(?<!\\)\1/.exec(source.slice(at)) ?? [];
  return text ?? '';
}

/** Where the bracket that opens here is closed; brackets in texts and comments do not count. */
function closing(source: string, open: number): number {
  const token = /\/\/.*|\/\*[\s\S]*?\*\/|(['"`])(?:\\.|(?!\1)[\s\S])*\1|[([{]|[)\]}]/g;
  token.lastIndex = open;
  let depth = 0;
  for (let found = token.exec(source); found !== null; found = token.exec(source)) {
    if (/^[([{]$/.test(found[0])) depth++;
    else if (/^[)\]}]$/.test(found[0]) && --depth === 0) return found.index;
  }
  return source.length;
}
