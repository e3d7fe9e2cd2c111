// node bench/balance/run.mjs [--games 200] [--seats 3,4,6] [--seed 1] [--minutes 600]: plays Venonta against itself and prints markdown.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const outfile = fileURLToPath(new URL('../../dist/bench-balance/main.mjs', import.meta.url));
await build({
  entryPoints: [`${here}main.ts`],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  logLevel: 'warning',
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
