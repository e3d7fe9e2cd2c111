import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { build, isBuilt } from './lib/build.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entente-'));
  mkdirSync(join(folder, 'packages/cli/src'), { recursive: true });
  source('main', "import { word } from './word.ts';\nconsole.log(word);\n");
  source('word', "export const word: string = 'hello';\n");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {string} name
 * @param {string} text
 */
const source = (name, text) => writeFileSync(join(folder, `packages/cli/src/${name}.ts`), text);

const say = () => execFileSync(process.execPath, [join(folder, 'dist/entente.js')], { encoding: 'utf8' });

it('builds what the sources say', async () => {
  expect(isBuilt(folder)).toBe(false);
  await build(folder);
  expect(isBuilt(folder)).toBe(true);
  expect(say()).toBe('hello\n');
});

it('notices a change, and a file that is gone', async () => {
  await build(folder);
  source('word', "export const word: string = 'good morning';\n");
  expect(isBuilt(folder)).toBe(false);
  await build(folder);
  expect(say()).toBe('good morning\n');
  rmSync(join(folder, 'packages/cli/src/word.ts'));
  expect(isBuilt(folder)).toBe(false);
});

it('keeps the last good bundle when the sources are broken', async () => {
  await build(folder);
  source('word', 'export const other = 1;\n');
  await expect(build(folder)).rejects.toThrow('word');
  expect(say()).toBe('hello\n');
});
