import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The code that a page shows for a file, put together. */
function shown(page: string, file: string): string {
  const blocks = page.matchAll(/```ts (\S+)\n([\s\S]*?)```/g);
  return [...blocks].flatMap(([, name, code]) => (name === file ? [code] : [])).join('');
}

test.each(['game.ts', 'words.ts'])('the tutorial shows %s, complete and as it is', (file) => {
  const page = read('../../../../../docs/add-a-game.md');
  expect(shown(page, file)).toBe(read(`./${file}`));
});
