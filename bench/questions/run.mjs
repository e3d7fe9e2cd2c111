// node bench/questions/run.mjs [--games 2] [--game limit] [--seed 1]: bots play every game at every number of seats, and
// how many decisions a person has in a game is printed as markdown.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const outfile = fileURLToPath(new URL('../../dist/bench-questions/main.mjs', import.meta.url));
await build({
  entryPoints: [fileURLToPath(new URL('./main.ts', import.meta.url))],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  logLevel: 'warning',
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
