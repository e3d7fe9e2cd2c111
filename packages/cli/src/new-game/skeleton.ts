/** Writes a game that can be played at once, from the files in packages/cli/skeleton. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { repositoryRoot } from '../base/root.ts';
import { WrongUse } from '../base/wrong-use.ts';
import { TITLES } from '../games.ts';

export interface Written {
  readonly folder: string;
  readonly files: readonly string[];
  /** The folder as you would type it. */
  readonly shown: string;
}

export function writeSkeleton(name: string, at?: string): Written {
  const root = repositoryRoot();
  const template = join(root, 'packages/cli/skeleton');
  const texts = new Map(
    readdirSync(template, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(template, path), readFileSync(path, 'utf8')] as const),
  );
  const spelled = spellings(name);
  refuseName(name, spelled, [...texts.values()]);
  const folder = at === undefined ? join(root, 'packages/games', name) : resolve(at);
  if (existsSync(folder)) throw new WrongUse(`${folder} exists already. Name another folder with --at.`);
  for (const [path, text] of [['package.json', manifest(name, folder, root, at !== undefined)], ...texts]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), renamed(text, spelled));
  }
  return {
    folder,
    files: ['package.json', ...texts.keys()].sort(),
    shown: at ?? relative(process.cwd(), folder),
  };
}

interface Spellings {
  /** my-game */
  readonly id: string;
  /** myGame */
  readonly value: string;
  /** MyGame */
  readonly type: string;
  /** My game */
  readonly title: string;
  /** MYGA, as in MYGA-1 */
  readonly rules: string;
}

function spellings(id: string): Spellings {
  const upper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
  const type = id.split('-').map(upper).join('');
  return {
    id,
    type,
    value: type.slice(0, 1).toLowerCase() + type.slice(1),
    title: upper(id.replaceAll('-', ' ')),
    rules: id
      .replace(/[^a-z]/g, '')
      .slice(0, 4)
      .toUpperCase(),
  };
}

function refuseName(name: string, { value, type, rules }: Spellings, texts: readonly string[]): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || rules.length < 2)
    throw new WrongUse(
      `"${name}" cannot be the id of a game: small letters, digits and hyphens, such as my-game.`,
    );
  if (TITLES.some(({ game }) => game.id === name))
    throw new WrongUse(`There is a game called ${name} already.`);
  const isUsed = texts.some((text) =>
    new RegExp(`\\b(${value}|${type})\\b`).test(text.replace(/'[^']*'/g, '')),
  );
  if (isUsed || RESERVED.has(value))
    throw new WrongUse(`"${name}" is a word that the code needs for something else. Try ${name}-game.`);
}

/** Words of the language that could be the name of a game. */
const RESERVED = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

const renamed = (text: string, { id, value, type, title, rules }: Spellings): string =>
  text
    .replaceAll("title: 'Skeleton'", `title: '${title}'`)
    .replaceAll('# Skeleton:', `# ${title}:`)
    .replaceAll("id: 'skeleton'", `id: '${id}'`)
    .replaceAll('"game": "skeleton"', `"game": "${id}"`)
    .replaceAll('SKEL-', `${rules}-`)
    .replace(/\bskeleton\b/g, value)
    .replace(/\bSkeleton\b/g, type);

/** Inside the repository a workspace; elsewhere a package that finds the engine here. */
function manifest(name: string, folder: string, root: string, isOutside: boolean): string {
  const { version, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
    devDependencies: Record<string, string>;
  };
  const engine = isOutside ? `file:${relative(folder, join(root, 'packages/engine'))}` : version;
  const text = {
    name: isOutside ? name : `@entente/game-${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    sideEffects: false,
    exports: { '.': './src/index.ts' },
    dependencies: { '@entente/engine': engine },
    ...(isOutside && {
      scripts: { test: 'vitest run' },
      devDependencies: { vitest: devDependencies.vitest },
    }),
  };
  return `${JSON.stringify(text, null, 2)}\n`;
}
