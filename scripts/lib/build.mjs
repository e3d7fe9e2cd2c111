import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { giveUp } from './install.mjs';
import {
  builtFolder,
  forgetGone,
  namesIn,
  ownPackages,
  Refused,
  readOutside,
  writeShelf,
} from './outside.mjs';

/** What is bundled: the name in `dist/`, and where it begins. */
const ENTRIES = {
  entente: 'packages/cli/src/main.ts',
  'lab-thread': 'packages/cli/src/lab/thread.ts',
  bench: 'bench/src/main.ts',
  server: 'packages/server/src/main.ts',
  upgrade: 'packages/server/src/upgrade/main.ts',
  backup: 'packages/server/src/backup/main.ts',
  simulate: 'packages/server/src/simulation/main.ts',
  'bot-worker': 'packages/server/src/bots/worker.ts',
  'store-thread': 'packages/server/src/store/sqlite/thread.ts',
  'experiment-thread': 'packages/server/src/lab/worker.ts',
};

/** What cannot be bundled: binaries, fonts, and packages that start threads from their own files. */
const APART = Object.keys(
  JSON.parse(readFileSync(new URL('../../deploy/package.json', import.meta.url), 'utf8')).dependencies,
);

/** Beside the bundle: every source that went into it, with its size and time of change. */
const STAMP = 'sources.json';

/**
 * The folder, below the root, of what is built: another one with games from outside.
 *
 * @throws {Refused} when `GAMES` names something that is not there
 */
export const built = () => builtFolder(namesIn(process.env.GAMES), process.cwd());

/**
 * Is the bundle made from the sources as they are now?
 *
 * @param {string} folder
 * @param {string} into
 */
export function isBuilt(folder, into = 'dist') {
  /** @type {Record<string, string>} */
  let sources;
  try {
    sources = JSON.parse(readFileSync(join(folder, into, STAMP), 'utf8'));
  } catch {
    return false;
  }
  return Object.entries(sources).every(([file, state]) => stateOf(join(folder, file)) === state);
}

/** @param {string} file */
function stateOf(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs}` : 'gone';
}

/**
 * @param {string} folder
 * @param {readonly string[]} names of games from outside
 */
export async function build(folder, names = []) {
  const { build: bundle } = await import('esbuild');
  const into = builtFolder(names, process.cwd());
  const outside = await readOutside(names, process.cwd(), folder);
  if (names.length > 0) {
    forgetGone(folder);
    writeShelf(outside, join(folder, into));
  }
  // Made aside and moved in place at the end, so that a command started at the same time never sees half a bundle.
  const aside = `${into}/.${process.pid}`;
  const entries = Object.fromEntries(
    Object.entries(ENTRIES).filter(([, file]) => existsSync(join(folder, file))),
  );
  try {
    const { metafile } = await bundle({
      absWorkingDir: folder,
      entryPoints: entries,
      outdir: aside,
      bundle: true,
      external: APART,
      ...(names.length > 0 && {
        alias: { '@entente/shelf/outside': join(folder, into, 'outside.ts') },
        plugins: [ownPackages(folder)],
      }),
      platform: 'node',
      target: 'node20.19',
      format: 'esm',
      sourcemap: true,
      metafile: true,
      logLevel: 'warning',
      banner: {
        // Packages in the old module format call `require`.
        js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
      },
    });
    const { makeRules } = await import('./release/rules.mjs');
    const titles = Object.fromEntries(outside.map(({ id, entry, name }) => [id, [entry, name]]));
    const rules = existsSync(join(folder, 'packages/games'))
      ? await makeRules(folder, join(folder, aside, 'rules'), titles, { plugins: [ownPackages(folder)] })
      : [];
    const own = ['scripts/lib/build.mjs', 'scripts/lib/release/rules.mjs', 'package-lock.json'];
    const files = [...new Set([...Object.keys(metafile.inputs), ...rules, ...own])];
    const sources = Object.fromEntries(files.map((file) => [file, stateOf(join(folder, file))]));
    mkdirSync(join(folder, aside), { recursive: true });
    writeFileSync(join(folder, aside, STAMP), JSON.stringify(sources));
    const made = Object.keys(entries).flatMap((name) => [`${name}.js.map`, `${name}.js`]);
    const playable = rules.length === 0 ? [] : readdirSync(join(folder, aside, 'rules'));
    forgetOthers(join(folder, into, 'rules'), playable);
    for (const file of [...playable.map((name) => `rules/${name}`), ...made, STAMP]) {
      renameSync(join(folder, aside, file), join(folder, into, file));
    }
  } finally {
    rmSync(join(folder, aside), { recursive: true, force: true });
  }
}

/** How long rules of earlier builds stay, in milliseconds: a server may still be running with them. */
const STAY = 86_400_000;

/**
 * Removes rules of earlier builds that are no release.
 *
 * @param {string} folder
 * @param {readonly string[]} wanted
 */
function forgetOthers(folder, wanted) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!wanted.includes(name) && statSync(file).mtimeMs < Date.now() - STAY) rmSync(file);
  }
}

/**
 * Build in a process of its own (the bundler stays out of ours) if the sources have changed.
 *
 * @param {string} folder
 */
export function ensureBuilt(folder) {
  try {
    if (isBuilt(folder, built())) return;
  } catch (fault) {
    if (fault instanceof Refused) giveUp(fault.message);
    throw fault;
  }
  console.error('Building ...');
  const { status } = spawnSync(process.execPath, [join(folder, 'scripts/build.mjs')], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) giveUp('The build failed, see above.');
}
