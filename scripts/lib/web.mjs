import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp } from './install.mjs';

/** Folders whose files may end up in the page. */
const SOURCES = ['bots', 'engine', 'games', 'protocol', 'shelf', 'web'].map((name) => `packages/${name}`);

const STAMP = 'dist/web-sources.json';

/**
 * Builds the web client if its sources have changed.
 *
 * @param {string} folder
 */
export function ensureWebBuilt(folder) {
  if (!existsSync(join(folder, 'packages/web/vite.config.ts'))) return;
  const sources = JSON.stringify(statesIn(folder));
  const built = existsSync(join(folder, 'packages/web/dist/index.html'));
  if (built && stampIn(folder) === sources) return;
  console.error('Building the page ...');
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(folder, 'packages/web'),
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) giveUp('The page could not be built, see above.');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, STAMP), sources);
}

/** @param {string} folder */
function stampIn(folder) {
  const file = join(folder, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Size and time of change of every file that may matter.
 *
 * @param {string} folder
 */
function statesIn(folder) {
  const files = SOURCES.flatMap((source) => filesIn(join(folder, source)));
  return [...files, join(folder, 'package-lock.json')].map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${file.slice(folder.length)} ${size} ${mtimeMs}`;
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
