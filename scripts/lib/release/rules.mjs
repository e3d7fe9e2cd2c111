import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** Where the title is: its package, and its name there. */
export const TITLES = {
  limit: ['@entente/game-limit', 'limit'],
  ideology: ['@entente/game-ideology', 'ideology'],
  venonta: ['@entente/game-venonta', 'venonta'],
  attack: ['@entente/game-attack', 'attack'],
  goofspiel: ['@entente/game-examples', 'goofspiel'],
  'connect-four': ['@entente/game-examples', 'connectFour'],
  'tic-tac-toe': ['@entente/game-examples', 'ticTacToe'],
};

/** The contract of clones that do not name theirs. */
const CONTRACT = 2;

/** One file that needs nothing else: the game, its package, the bots and the whole engine that a host knows. */
const entryOf = (/** @type {string} */ pack, /** @type {string} */ name) => `
  import * as engine from '@entente/engine';
  export const contract = engine['CONTRACT'] ?? ${CONTRACT};
  export { ${name} as game } from '${pack}';
  export * as title from '${pack}';
  export * as bots from '@entente/bots';
  export * as deals from '@entente/engine/deals';
  export * from '@entente/engine';
`;

/**
 * Bundles the rules of titles.
 *
 * @param {string} clone
 * @param {Record<string, string[]>} titles by id: package or file, and what the game is called there
 * @param {object} [other] options of the bundler
 * @returns {Promise<{ id: string, hash: string, contents: Uint8Array, inputs: string[] }[]>}
 */
export const bundleRules = (clone, titles, other = {}) =>
  Promise.all(
    Object.entries(titles).map(async ([id, [pack, name]]) => {
      const { outputFiles, metafile } = await build({
        absWorkingDir: clone,
        stdin: { contents: entryOf(pack, name), resolveDir: join(clone, 'packages/server/src') },
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        format: 'esm',
        platform: 'neutral',
        target: 'es2022',
        legalComments: 'none',
        logLevel: 'warning',
        // Older engines do not name their contract.
        logOverride: { 'import-is-undefined': 'silent' },
        ...other,
      });
      const [{ contents }] = outputFiles;
      const hash = createHash('sha256').update(contents).digest('hex').slice(0, 12);
      return { id, hash, contents, inputs: Object.keys(metafile.inputs) };
    }),
  );

/**
 * Writes the rules of titles into a folder, each as `<game>@<version>-<hash>.mjs`.
 *
 * @param {Awaited<ReturnType<typeof bundleRules>>} bundled
 * @param {string} folder
 * @returns {Promise<Record<string, { file: string, version: number, steps: Record<string, { kind: string }>, options: Record<string, unknown[]> }>>}
 */
export async function writeRules(bundled, folder) {
  mkdirSync(folder, { recursive: true });
  /** @type {Awaited<ReturnType<typeof writeRules>>} */
  const written = {};
  for (const { id, hash, contents } of bundled) {
    const { game } = await import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
    const { version, steps, options } = game;
    written[id] = { file: `${id}@${version}-${hash}.mjs`, version, steps, options };
    writeFileSync(join(folder, written[id].file), contents);
  }
  return written;
}

/**
 * The files of rules that releases have left.
 *
 * @param {string} root
 * @returns {string[]} from the root
 */
export function keptRules(root) {
  const releases = join(root, 'releases');
  if (!existsSync(releases)) return [];
  return readdirSync(releases, { withFileTypes: true }).flatMap((release) => {
    const folder = join('releases', release.name, 'rules');
    if (!release.isDirectory() || !existsSync(join(root, folder))) return [];
    return readdirSync(join(root, folder)).map((file) => join(folder, file));
  });
}

/**
 * Makes the folder of all rules that a build can play: its own, and those of every release that is kept. `own.json` names
 * its own.
 *
 * @param {string} root
 * @param {string} folder
 * @param {Record<string, string[]>} [outside] other titles
 * @param {object} [other] options of the bundler
 * @returns {Promise<string[]>} everything that went into it, from the root
 */
export async function makeRules(root, folder, outside = {}, other = {}) {
  const bundled = await bundleRules(root, { ...TITLES, ...outside }, other);
  const own = await writeRules(bundled, folder);
  const names = Object.fromEntries(Object.entries(own).map(([id, { file }]) => [id, file]));
  writeFileSync(join(folder, 'own.json'), `${JSON.stringify(names, null, 1)}\n`);
  const kept = keptRules(root);
  for (const file of kept) copyFileSync(join(root, file), join(folder, basename(file)));
  return [...bundled.flatMap(({ inputs }) => inputs.filter((input) => input !== '<stdin>')), ...kept];
}
