import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../base/root.ts';
import { entente, useCommand } from '../testing/entente.ts';

const command = useCommand();
const root = repositoryRoot();

test('the skeleton has its own name everywhere and passes its tests', () => {
  const at = command.path('river-war');
  const { code, out } = entente(['new-game', 'river-war', '--at', at]);
  expect(out).toContain(`files in ${at}`);
  expect(code).toBe(0);
  const read = (file: string) => readFileSync(join(at, file), 'utf8');
  for (const file of ['rules.md', 'rules.it.md', 'rules.de.md']) expect(read(file)).toContain('**RIVE-4**');
  expect(read('src/index.ts')).toBe("export { riverWar } from './game.ts';\n");
  expect(read('src/words.ts')).toContain("title: 'River war'");
  expect(read('src/game.ts')).toContain('export const riverWar: Game<RiverWar>');
  expect(read('src/game.ts') + read('src/game.test.ts')).not.toMatch(/skel/i);
  // As `npm install` there would do it.
  symlinkSync(join(root, 'node_modules'), join(at, 'node_modules'), 'junction');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const tested = spawnSync(process.execPath, [vitest, 'run', '--root', at], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  expect(`${tested.stdout}${tested.stderr}`).toMatch(/Tests.* 6 passed/);
  expect(tested.status).toBe(0);
});

test.each([
  ['My Game', 'small letters, digits and hyphens'],
  ['x', 'small letters, digits and hyphens'],
  ['../x', 'small letters, digits and hyphens'],
  ['limit', 'There is a game called limit already.'],
  ['switch', 'is a word that the code needs for something else. Try switch-game.'],
  ['turn', 'is a word that the code needs for something else. Try turn-game.'],
])('%s is no name for a game', (name, words) => {
  const { code, err } = entente(['new-game', name, '--at', command.path('never')]);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  expect(existsSync(command.path('never'))).toBe(false);
});

test('an existing folder is left alone', () => {
  const at = command.path('there');
  mkdirSync(at);
  const { code, err } = entente(['new-game', 'good-name', '--at', at]);
  expect([code, err]).toEqual([2, `${at} exists already. Name another folder with --at.\n`]);
});
