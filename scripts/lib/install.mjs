import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest Node that we run on, as major and minor. */
const OLDEST = [20, 19];

/** @param {string} version such as `20.19.0` */
export function nodeIsTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
}

/**
 * Does `node_modules` hold what the lock file asks for? npm keeps its own account of what it installed
 * beside the packages; comparing the two needs no stamp of ours, and an `npm install` by hand counts too.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const found = packagesIn(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, { version, link, ...kind }]) => {
    if (path === '') return true;
    const there = found[path];
    if (!there) return Boolean(kind.optional || kind.devOptional || kind.peer);
    return there.version === version && Boolean(there.link) === Boolean(link);
  });
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Locked
 * @param {string} file
 * @returns {Record<string, Locked> | undefined}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Check Node and install the packages if they are missing. Ends the process with a plain sentence when it cannot.
 *
 * @param {string} folder
 */
export function ensureInstalled(folder) {
  if (nodeIsTooOld(process.versions.node)) {
    giveUp(`Entente needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}.`);
  }
  if (isInstalled(folder)) return;
  console.error('Installing packages (npm ci), about a minute the first time ...');
  // Standard output belongs to the command that comes after; and a silent npm would not say what went wrong.
  const { status, error } = spawnSync('npm', ['ci', '--no-progress', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (error) giveUp(`npm could not be started (${error.message}). It comes with Node: is it on your PATH?`);
  if (status !== 0) {
    giveUp('npm ci failed, see above. It needs the npm registry: is there a network connection?');
  }
}

/**
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
