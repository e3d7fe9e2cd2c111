// Games from outside this repository: `GAMES=../my-game,some-package npm start`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A game from outside: where its module and its folder are, and what it brings to the page.
 *
 * @typedef {{ id: string, entry: string, name: string, folder: string, page: string | null, rules: Record<string, string> }} Outside
 */

/** Why a game cannot be served; the message is a sentence for people. */
export class Refused extends Error {}

const LANGUAGES = ['en', 'it', 'de'];

/** Games that are played at random before one is served. */
const GAMES_TO_CHECK = 10;

/**
 * What `GAMES` names.
 *
 * @param {string | undefined} text
 */
export const namesIn = (text) =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/**
 * The folder for what is built: one of its own for every list of games, so that each is built once.
 *
 * @param {readonly string[]} names
 * @param {string} from
 */
export function builtFolder(names, from) {
  if (names.length === 0) return 'dist';
  const list = names.map((name) => locate(name, from)).join('\n');
  return `dist/games/${createHash('sha256').update(list).digest('hex').slice(0, 12)}`;
}

/**
 * Finds the games, plays them and refuses what cannot be served.
 *
 * @param {readonly string[]} names folders or packages
 * @param {string} from where folders are named from
 * @param {string} root of this repository
 * @returns {Promise<Outside[]>}
 */
export async function readOutside(names, from, root) {
  /** @type {Outside[]} */
  const found = [];
  for (const name of names) {
    const folder = locate(name, from);
    const entry = entryOf(name, folder);
    const { module, ids, checkGame } = await opened(name, entry, root);
    const games = Object.entries(module).filter(([, value]) => isGame(value));
    if (games.length === 0) {
      const exported = Object.keys(module).join(', ') || 'nothing';
      throw new Refused(`${name} exports no game. It exports: ${exported}. See docs/add-a-game.md.`);
    }
    for (const [exported, game] of games) {
      if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(game.id))
        throw new Refused(
          `${name}: the id "${game.id}" cannot be used. Small letters, digits and hyphens, please: my-game.`,
        );
      if (ids.includes(game.id) || found.some(({ id }) => id === game.id))
        throw new Refused(`${name}: there is another game with the id "${game.id}". Choose a different one.`);
      refuseFaults(name, game, checkGame);
      found.push({
        id: game.id,
        entry,
        name: exported,
        folder,
        page: pageOf(folder),
        rules: rulesOf(folder),
      });
    }
  }
  return found;
}

/**
 * A folder, or a package in `node_modules` of a folder above.
 *
 * @param {string} name
 * @param {string} from
 */
function locate(name, from) {
  const folder = resolve(from, name);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  for (let above = from; ; above = dirname(above)) {
    const home = join(above, 'node_modules', name);
    if (existsSync(join(home, 'package.json'))) return home;
    if (above === dirname(above)) break;
  }
  throw new Refused(`GAMES names ${name}, but there is no folder ${folder} and no package of this name.`);
}

/**
 * The module that exports the game.
 *
 * @param {string} name
 * @param {string} folder
 */
function entryOf(name, folder) {
  const manifest = join(folder, 'package.json');
  const { exports, main } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  const door = typeof exports === 'object' ? (exports['.'] ?? exports) : exports;
  const named = typeof door === 'object' ? (door.import ?? door.default) : (door ?? main);
  const files = [named, 'src/index.ts', 'index.ts', 'index.js'].filter((file) => typeof file === 'string');
  const entry = files.map((file) => join(folder, file)).find((file) => existsSync(file));
  if (entry === undefined)
    throw new Refused(`${name} exports no game: there is neither ${files.join(' nor ')} in ${folder}.`);
  return entry;
}

/**
 * The module as it runs, beside the property kit and the games that are here.
 *
 * @param {string} name
 * @param {string} entry
 * @param {string} root
 */
async function opened(name, entry, root) {
  const { build } = await import('esbuild');
  const folder = join(root, 'dist/games');
  const outfile = join(folder, `.${process.pid}-${createHash('sha256').update(entry).digest('hex')}.mjs`);
  mkdirSync(folder, { recursive: true });
  const contents = [
    `export * as module from ${JSON.stringify(entry)};`,
    "export { checkGame } from '@entente/engine/kit';",
    "import { shelf } from '@entente/shelf';",
    'export const ids = Object.keys(shelf);',
  ].join('\n');
  try {
    await build({
      stdin: { contents, resolveDir: root, loader: 'ts' },
      outfile,
      bundle: true,
      // Only their names matter.
      external: ['@entente/game-*'],
      platform: 'node',
      target: 'node20.19',
      format: 'esm',
      logLevel: 'silent',
      plugins: [ownPackages(root)],
    });
    return await import(pathToFileURL(outfile).href);
  } catch (fault) {
    throw new Refused(`${name} cannot be loaded: ${messageOf(fault)}`);
  } finally {
    rmSync(outfile, { force: true });
  }
}

/**
 * @param {unknown} value
 * @returns {value is { id: string }}
 */
const isGame = (value) =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'steps' in value &&
  'setup' in value;

/**
 * @param {string} name
 * @param {{ id: string }} game
 * @param {(game: object, wish: object) => { faults: readonly { property: string, words: string }[] }} checkGame
 */
function refuseFaults(name, game, checkGame) {
  let faults = [];
  try {
    const report = checkGame(game, { games: GAMES_TO_CHECK, seed: 1 });
    faults = report.faults.map(({ property, words }) => `${property}: ${words}`);
  } catch (fault) {
    faults = [messageOf(fault)];
  }
  if (faults.length > 0)
    throw new Refused(
      [`${name}: ${game.id} breaks what every game must keep (docs/engine.md):`, ...faults].join('\n  '),
    );
}

/** @param {string} folder */
const pageOf = (folder) =>
  ['page.ts', 'page.tsx'].map((file) => join(folder, file)).find((file) => existsSync(file)) ?? null;

/**
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function rulesOf(folder) {
  const files = LANGUAGES.map((language) => [
    language,
    join(folder, language === 'en' ? 'rules.md' : `rules.${language}.md`),
  ]);
  return Object.fromEntries(files.filter(([, file]) => existsSync(file)));
}

/**
 * Writes what takes the place of packages/shelf/src/outside.ts and outside-pages.ts.
 *
 * @param {readonly Outside[]} games
 * @param {string} folder
 */
export function writeShelf(games, folder) {
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify;
  writeFileSync(
    join(folder, 'outside.ts'),
    [
      "import { anyGame } from '@entente/engine';",
      'export const outside = {',
      ...games.map(
        ({ id, entry, name }) =>
          `  ${text(id)}: async () => anyGame((await import(${text(entry)}))[${text(name)}]),`,
      ),
      '};',
      `export const folders = ${text(Object.fromEntries(games.map(({ id, folder }) => [id, folder])))};`,
      '',
    ].join('\n'),
  );
  writeFileSync(
    join(folder, 'outside-pages.ts'),
    [
      ...games.flatMap(({ page }, at) =>
        page === null ? [] : [`import { page as page${at} } from ${text(page)};`],
      ),
      'export const outsidePages = {',
      ...games.map(({ id, page, rules }, at) => {
        const books = Object.entries(rules).map(
          ([language, file]) => `${language}: () => import(${text(`${file}?raw`)})`,
        );
        return `  ${text(id)}: ${page === null ? `{ rules: { ${books.join(', ')} } }` : `page${at}`},`;
      }),
      '};',
      '',
    ].join('\n'),
  );
}

/**
 * Where the games from outside are that a folder was built with.
 *
 * @param {string} built
 * @returns {string[]}
 */
export function foldersIn(built) {
  const file = join(built, 'outside.ts');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Object.values(JSON.parse(/folders = (.*);/.exec(text)?.[1] ?? '{}'));
}

/**
 * Removes what was built with games that are gone.
 *
 * @param {string} root
 */
export function forgetGone(root) {
  const all = join(root, 'dist/games');
  if (!existsSync(all)) return;
  for (const name of readdirSync(all).filter((name) => !name.startsWith('.'))) {
    if (foldersIn(join(all, name)).some((folder) => !existsSync(folder)))
      rmSync(join(all, name), { recursive: true, force: true });
  }
}

/**
 * Files of games from outside, to check whether one has changed.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export const filesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : filesOf(path);
    return entry.isFile() ? [path] : [];
  });

/**
 * For esbuild: what a game from outside imports by name is found here when it is not found there.
 *
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export const ownPackages = (root) => ({
  name: 'entente-own-packages',
  setup(build) {
    build.onResolve({ filter: /^@entente\// }, ({ path, importer, kind, pluginData }) =>
      pluginData === 'here' || importer === '' || importer.startsWith(root)
        ? undefined
        : build.resolve(path, { resolveDir: root, kind, pluginData: 'here' }),
    );
  },
});

/** @param {unknown} fault */
const messageOf = (fault) => (fault instanceof Error ? fault.message : String(fault));
