import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** One file that needs nothing else: the game, its package, the bots and the whole engine that a host knows. */
const entryOf = (/** @type {string} */ pack, /** @type {string} */ name) => `
  export { ${name} as game } from '${pack}';
  export * as title from '${pack}';
  export * as bots from '@entente/bots';
  export * as deals from '@entente/engine/deals';
  export * from '@entente/engine';
`;

/**
 * Bundles the rules of every title of a clone.
 *
 * @param {string} clone
 * @param {string} folder where the files go
 * @returns {Promise<Record<string, { file: string, version: number, steps: Record<string, { kind: string }> }>>}
 */
export async function keepRules(clone, folder) {
  mkdirSync(folder, { recursive: true });
  /** @type {Awaited<ReturnType<typeof keepRules>>} */
  const kept = {};
  for (const [id, [pack, name]] of Object.entries(TITLES)) {
    const { outputFiles } = await build({
      stdin: { contents: entryOf(pack, name), resolveDir: join(clone, 'packages/server/src') },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      platform: 'neutral',
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'warning',
    });
    const [{ contents }] = outputFiles;
    const hash = createHash('sha256').update(contents).digest('hex').slice(0, 12);
    const { game } = await import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
    kept[id] = { file: `${id}@${game.version}-${hash}.mjs`, version: game.version, steps: game.steps };
    writeFileSync(join(folder, kept[id].file), contents);
  }
  return kept;
}
