/** For tests: runs the command as people do, in a process of its own with lines typed into it. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, vi } from 'vitest';
import { repositoryRoot } from '../base/root.ts';

const root = repositoryRoot();
/** Inside the repository, where the command looks for its root, but never the bundle that others use. */
const bundleFolder = join(root, `dist/.test-${process.pid}-${randomBytes(4).toString('hex')}`);
export const bundle = join(bundleFolder, 'entente.js');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function entente(args: readonly string[], typed: readonly (string | number)[] = []): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundle, ...args], {
    input: typed.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return { code: status, out: stdout, err: stderr };
}

/**
 * Bundles the command for the tests of one file, and gives them a folder for their files. Not by the launcher: that
 * would install packages when the lock file has changed, and tests must leave the checkout alone.
 */
export function useCommand(): { path(name: string): string } {
  // Starting processes takes long on a machine that is busy with other tests.
  vi.setConfig({ testTimeout: 60_000 });
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'entente-'));
    await build({
      absWorkingDir: root,
      entryPoints: { entente: 'packages/cli/src/main.ts', 'lab-thread': 'packages/cli/src/lab/thread.ts' },
      outdir: bundleFolder,
      bundle: true,
      external: ['pg'],
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
      banner: {
        js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
      },
    });
  }, 60_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(bundleFolder, { recursive: true, force: true });
  });
  return { path: (name) => join(folder, name) };
}
