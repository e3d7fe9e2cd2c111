import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { built } from './build.mjs';
import { giveUp } from './install.mjs';
import { filesOf, foldersIn } from './outside.mjs';

/** Folders whose files may end up in the page. */
const SOURCES = [
  'analysis',
  'bots',
  'cli/src/rules',
  'engine',
  'games',
  'lab',
  'pictures',
  'protocol',
  'shelf',
  'web',
  'world3',
].map((name) => `packages/${name}`);

const STAMP = 'web-sources.json';

/**
 * Builds the web client if its sources have changed.
 *
 * @param {string} folder
 * @returns {string} where it is
 */
export function ensureWebBuilt(folder) {
  const into = join(folder, built());
  const isPlain = built() === 'dist';
  const pages = isPlain ? join(folder, 'packages/web/dist') : join(into, 'web');
  if (!existsSync(join(folder, 'packages/web/vite.config.ts'))) return pages;
  const stamp = join(into, STAMP);
  const sources = JSON.stringify(statesIn(folder, isPlain ? [] : foldersIn(into)));
  const last = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (existsSync(join(pages, 'index.html')) && last === sources) return pages;
  console.error('Building the page ...');
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', '--outDir', pages, '--emptyOutDir'],
    {
      cwd: join(folder, 'packages/web'),
      env: { ...process.env, ...(!isPlain && { ENTENTE_OUTSIDE: into }) },
      stdio: ['ignore', 2, 2],
    },
  );
  if (status !== 0) giveUp('The page could not be built, see above.');
  mkdirSync(into, { recursive: true });
  writeFileSync(stamp, sources);
  return pages;
}

/**
 * Size and time of change of every file that may matter.
 *
 * @param {string} folder
 * @param {readonly string[]} outside folders of games
 */
function statesIn(folder, outside) {
  const files = [...SOURCES.flatMap((source) => filesIn(join(folder, source))), ...outside.flatMap(filesOf)];
  return [...files, join(folder, 'package-lock.json')].map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${relative(folder, file)} ${size} ${mtimeMs}`;
  });
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['dist', 'node_modules'].includes(entry.name) ? [] : filesIn(path);
    return entry.isFile() && !/\.test\.\w+$/.test(entry.name) ? [path] : [];
  });
}
