import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../base/root.ts';
import { openFile } from './open.ts';

const games = join(repositoryRoot(), 'packages/games');
const files = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^\w+[/\\]experiments[/\\][\w-]+\.json$/.test(name),
);

test('there are experiments about every large game', () => {
  expect(new Set(files.map((name) => name.split(/[/\\]/)[0]))).toEqual(
    new Set(['attack', 'ideology', 'limit', 'venonta']),
  );
});

test.each(files)('%s can be run with the rules of today', async (name) => {
  const { cells, experiment } = await openFile(readFileSync(join(games, name), 'utf8'));
  expect(cells.length).toBeGreaterThan(0);
  expect(`${experiment.game}`).toBe(name.split(/[/\\]/)[0]);
});
