import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXES } from './fixes.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const sources = join(root, 'packages/server/src');
/** Below the root, so that packages are found from there. */
const folder = join(root, `.deep/fixes-${process.pid}`);
/** Enough to find each of them but the rarest. */
const SEEDS = 150;
const isDeep = process.env.ENTENTE_SIMULATION !== undefined;

beforeAll(() => void mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(FIXES)('it is known where this is repaired: $without', ({ out }) => {
  for (const [file, now] of out) expect(readFileSync(join(sources, file), 'utf8')).toContain(now);
});

test.runIf(isDeep).each(FIXES)(
  'the simulation finds it when $without',
  async ({ out, says, seeds = SEEDS }) => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'deploy/package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const outfile = join(folder, 'simulate.js');
    await build({
      entryPoints: [join(sources, 'simulation/main.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      target: 'node20.19',
      format: 'esm',
      external: Object.keys(dependencies),
      banner: {
        js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
      },
      plugins: [
        {
          name: 'fixes are taken out',
          setup({ onLoad }) {
            for (const file of new Set(out.map(([name]) => name)))
              onLoad({ filter: new RegExp(`${join(sources, file).replaceAll('.', '[.]')}$`) }, ({ path }) => {
                let contents = readFileSync(path, 'utf8');
                for (const [name, now, before] of out)
                  if (name === file) contents = contents.replace(now, () => before);
                return { contents, loader: 'ts' };
              });
          },
        },
      ],
    });
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [outfile, '--seeds', String(seeds), '--first'],
      {
        encoding: 'utf8',
      },
    );
    expect(stderr).toBe('');
    expect(stdout).toMatch(says);
    expect(status).toBe(1);
  },
);
