import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Hosts play games by packages/table alone. dependency-cruiser does not see which names are imported. */
const HOSTS = ['packages/server/src', 'packages/cli/src', 'packages/web/src/local'];
const ENGINE_ONLY = ['Table', 'Referee'];

/**
 * The names that a source imports from the engine.
 * @param {string} text
 */
const importedFromEngine = (text) =>
  [...text.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'@entente\/engine'/g)].flatMap(([, names]) =>
    names.split(',').map(
      (name) =>
        name
          .replace(/^\s*type\s/, '')
          .trim()
          .split(/\s/)[0],
    ),
  );

it('reads every way to import a name', () => {
  const text =
    "import type { Seat, Table } from '@entente/engine';\nimport { type Referee as R } from '@entente/engine';";
  expect(importedFromEngine(text)).toEqual(['Seat', 'Table', 'Referee']);
});

it.each(HOSTS)('%s plays no game by the engine’s own table', (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));
  expect(files.length).toBeGreaterThan(5);
  const wrong = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    // All names at once would hide which.
    const hasAll = /import\s+(?:type\s+)?\*\s+as\s+\w+\s+from\s+'@entente\/engine'/.test(text);
    const names = importedFromEngine(text).filter((name) => ENGINE_ONLY.includes(name));
    return [...names, ...(hasAll ? ['*'] : [])].map((name) => `${file} imports ${name}`);
  });
  expect(wrong).toEqual([]);
});
