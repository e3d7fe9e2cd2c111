// The folders of the four big games have one shape: the list in docs/game-folder.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './lib/root.mjs';

const GAMES = ['limit', 'ideology', 'venonta', 'attack'];

const ROW = /^\| `([\w./-]+)` \| (always)? ?\| /gm;
const page = readFileSync(join(root, 'docs/game-folder.md'), 'utf8');
const rows = [...page.matchAll(ROW)].map(([, name, always]) => ({
  name: name.replace(/\/$/, ''),
  always: always !== undefined,
}));
const listed = rows.map(({ name }) => name);

/** @param {string} text */
const slug = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

test('the page lists files and folders', () => {
  expect(listed).toContain('game.ts');
  expect(listed).toContain('phases');
});

describe.each(GAMES)('%s', (game) => {
  const src = join(root, 'packages/games', game, 'src');

  test('has every file and folder that a game always has', () => {
    const missing = rows.filter(({ name, always }) => always && !existsSync(join(src, name)));
    expect(missing).toEqual([]);
  });

  test('has nothing else but tests of these files', () => {
    const odd = readdirSync(src).filter(
      (name) => !listed.includes(name) && !listed.includes(name.replace('.test.ts', '.ts')),
    );
    expect(odd).toEqual([]);
  });

  test('has phases named after chapters of its rulebook', () => {
    const rules = readFileSync(join(src, '../rules.md'), 'utf8');
    const chapters = [...rules.matchAll(/^# (\d+) (.+)$/gm)].map(
      ([, number, title]) => `${number.padStart(2, '0')}-${slug(title)}`,
    );
    const folders = readdirSync(join(src, 'phases')).filter((name) => !name.endsWith('.ts'));
    const odd = folders.filter(
      (name) => !chapters.some((chapter) => chapter === name || chapter.startsWith(`${name}-`)),
    );
    expect(odd).toEqual([]);
    expect(readdirSync(join(src, 'phases')).filter((name) => name.endsWith('.ts'))).toEqual(['index.ts']);
  });

  test('has names in kebab case', () => {
    const names = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((path) => basename(path));
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*((\.test)?\.ts|\.md)?$/.test(name))).toEqual([]);
  });
});
