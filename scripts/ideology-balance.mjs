/**
 * How fair the ideologies are: greedy bots play each other, the result is a page of markdown.
 *
 *   node scripts/ideology-balance.mjs [--five 2000] [--pairs 500] [--worlds 3] [--seed 1] [--keep FILE]
 *
 * With --keep every game is a line of FILE, and a run that was cut short goes on where it stopped.
 */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const { values } = parseArgs({
  options: {
    five: { type: 'string', default: '2000' },
    pairs: { type: 'string', default: '500' },
    worlds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
  },
});

const CODE = `
export { greedyBot } from '@entente/bots';
export { ideology } from '@entente/game-ideology';
export * from './packages/games/ideology/src/testing/balance.ts';
`;

async function load() {
  const folder = mkdtempSync(join(tmpdir(), 'entente-balance-'));
  const outfile = join(folder, 'balance.mjs');
  const resolveDir = fileURLToPath(new URL('..', import.meta.url));
  await build({
    stdin: { contents: CODE, resolveDir, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  const code = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true });
  return code;
}

const { greedyBot, ideology, playGame, report, tablesOf } = await load();
const { keep } = values;
const kept = keep !== undefined && existsSync(keep) ? readFileSync(keep, 'utf8').trim().split('\n') : [];
const games = kept.filter((line) => line !== '').map((line) => JSON.parse(line));
const tables = tablesOf(Number(values.five), Number(values.pairs));
const worlds = Number(values.worlds);
for (let number = games.length; number < tables.length; number++) {
  const seed = Number(values.seed) + number;
  /** @param {unknown} chance */
  const player = (chance) => greedyBot(ideology, chance, worlds);
  const game = playGame(tables[number], seed, player);
  games.push(game);
  if (keep !== undefined) appendFileSync(keep, `${JSON.stringify(game)}\n`);
}
console.log(report(games));
