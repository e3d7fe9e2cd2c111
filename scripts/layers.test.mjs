import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import rules from '../.dependency-cruiser.mjs';

/** A small house with the same rooms as ours, in which one import is wrong. */
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entente-'));
  write('package.json', JSON.stringify({ workspaces: ['packages/*', 'packages/games/*'] }));
  for (const [path, name] of Object.entries({
    'packages/engine': 'engine',
    'packages/bots': 'bots',
    'packages/testing': 'testing',
    'packages/server': 'server',
    'packages/web': 'web',
    'packages/games/limit': 'game-limit',
    'packages/games/attack': 'game-attack',
  })) {
    const exports = { '.': './src/index.ts', './page': './page.ts' };
    write(`${path}/package.json`, JSON.stringify({ name: `@entente/${name}`, exports }));
    write(`${path}/src/index.ts`, 'export const here = 1;\n');
    mkdirSync(join(folder, 'node_modules/@entente'), { recursive: true });
    symlinkSync(join(folder, path), join(folder, 'node_modules/@entente', name), 'junction');
  }
  for (const path of ['tables/tables', 'http/routes'])
    write(`packages/server/src/${path}.ts`, 'export const here = 1;\n');
  for (const path of ['page', 'board/here'])
    write(`packages/games/limit/${path}.ts`, 'export const here = 1;\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The names of the rules that are broken. */
async function broken() {
  const { options, ...ruleSet } = rules;
  const { output } = await cruise(['packages'], { ...options, baseDir: folder, ruleSet, validate: true });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map((violation) => violation.rule.name);
}

it('lets a board import its game and the page', async () => {
  write(
    'packages/games/limit/board/good.ts',
    "import { here as a } from '@entente/web';\nimport { here } from '../src/index.ts';\nexport const b = [a, here];\n",
  );
  expect(await broken()).toEqual([]);
});

it('lets a game import the engine', async () => {
  write(
    'packages/games/limit/src/game.ts',
    "import { here } from '@entente/engine';\nexport const a = here;\n",
  );
  expect(await broken()).toEqual([]);
});

it.each([
  ['engine-knows-nobody', 'packages/engine/src/bad.ts', '@entente/bots'],
  ['games-knows-engine-testing-web-protocol', 'packages/games/limit/src/bad.ts', '@entente/bots'],
  ['only-the-page-draws', 'packages/games/limit/src/bad.ts', '../board/here.ts'],
  ['rules-know-no-page', 'packages/games/limit/src/bad.ts', '@entente/web'],
  ['only-the-page-draws', 'packages/server/src/bad.ts', '@entente/game-limit/page'],
  ['only-tests-test', 'packages/games/limit/src/bad.ts', '@entente/testing'],
  ['games-are-strangers', 'packages/games/limit/src/bad.ts', '@entente/game-attack'],
  ['bots-knows-engine', 'packages/bots/src/bad.ts', '@entente/server'],
  ['runs-anywhere', 'packages/games/limit/src/bad.ts', 'node:fs'],
  ['through-the-door', 'packages/bots/src/bad.ts', '../../engine/src/index.ts'],
  ['resolves', 'packages/engine/src/bad.ts', './nowhere.ts'],
  ['server-store', 'packages/server/src/store/bad.ts', '../tables/tables.ts'],
  ['server-tables', 'packages/server/src/tables/bad.ts', '../http/routes.ts'],
  ['server-live', 'packages/server/src/live/bad.ts', '../http/routes.ts'],
])('%s', async (rule, file, imported) => {
  write(file, `import { here } from '${imported}';\nexport const bad = here;\n`);
  expect(await broken()).toEqual([rule]);
});

it('sees an import of types too', async () => {
  write(
    'packages/engine/src/bad.ts',
    "import type { here } from '@entente/bots';\nexport type A = typeof here;\n",
  );
  expect(await broken()).toEqual(['engine-knows-nobody']);
});

it('lets a test use Node, and lets nothing import a test', async () => {
  write(
    'packages/engine/src/a.test.ts',
    "import { readFileSync } from 'node:fs';\nexport const b = readFileSync;\n",
  );
  expect(await broken()).toEqual([]);
  write('packages/engine/src/a.ts', "import { b } from './a.test.ts';\nexport const c = b;\n");
  expect(await broken()).toEqual(['tests-are-leaves']);
});
