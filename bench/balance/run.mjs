// node bench/balance/run.mjs venonta|attack [options]: bots play a game against themselves, and what came of it is printed as
// markdown. The options of each game are at the top of its main.ts.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const [game = '', ...options] = process.argv.slice(2);
const entry = fileURLToPath(new URL(`./${game}/main.ts`, import.meta.url));
if (!/^[a-z]+$/.test(game) || !existsSync(entry)) {
  process.stderr.write('Which game? node bench/balance/run.mjs venonta|attack [options]\n');
  process.exit(1);
}
const outfile = fileURLToPath(new URL(`../../dist/bench-balance/${game}.mjs`, import.meta.url));
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  logLevel: 'warning',
});
const { status } = spawnSync(process.execPath, [outfile, ...options], { stdio: 'inherit' });
process.exit(status ?? 1);
