/** For tests: runs the command as people do, in a process of its own with lines typed into it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { repositoryRoot } from '../base/root.ts';

const root = repositoryRoot();
const bundle = join(root, 'dist/entente.js');

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

/** Builds the command if the sources have changed, and gives the tests of a file a folder for their files. */
export function useCommand(): { path(name: string): string } {
  let folder = '';
  beforeAll(() => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/entente.mjs'), '--version'], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`the command cannot be built:\n${stderr}`);
    folder = mkdtempSync(join(tmpdir(), 'entente-'));
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return { path: (name) => join(folder, name) };
}
