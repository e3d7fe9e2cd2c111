import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The packages of ours that the page may know. */
const KNOWN = /^@entente\/(engine|bots|shelf|protocol|table|game-[a-z]+)(\/|$)/;

const all = readdirSync(here, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /[.]tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

const files = all.filter((file) => file.endsWith('.tsx'));

// dependency-cruiser's parser reads no JSX, so the arrows of these files are held here.
test('components import nothing of ours but what the page may know, and through its door', () => {
  expect(files.length).toBeGreaterThan(20);
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/g)]
      .map(([, to]) => to)
      .filter((to) =>
        to.startsWith('@entente/')
          ? !KNOWN.test(to)
          : to.startsWith('.') && !join(file, '..', to).startsWith(here),
      )
      .map((to) => `${file.slice(here.length)} imports ${to}`),
  );
  expect(wrong).toEqual([]);
});

test('boards know no rule: they ask the game, and never play or look into the flow of play', () => {
  const boards = all.filter((file) => file.startsWith(join(here, 'boards')) && !file.includes('.test.'));
  expect(boards.length).toBeGreaterThan(100);
  const wrong = boards.filter((file) =>
    /\b(Referee|SeededChance|imagine|defaultAnswer)\b|[.]flow\b|\bflow[ ,:}]+.*[=:] /.test(codeOf(file)),
  );
  expect(wrong.map((file) => file.slice(here.length))).toEqual([]);
});

/** What is in a file, without its comments. */
const codeOf = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
