import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the simulated server consists of. */
const SIMULATED = ['server', 'table', 'bots', 'engine', 'shelf'].map((name) => `packages/${name}/src`);
/** Where time and chance come from. */
const WORLD = 'packages/server/src/world.ts';

/** Other sources: with one of them a simulation would not repeat. A method of an object, such as a socket's, is none. */
const OTHERWISE =
  /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bhrtime\b|\bMath\.random\b|(?<![.\w])set(?:Timeout|Interval|Immediate)\(|\brandom(?:Bytes|Int|UUID|FillSync|Fill)\b|\bgetRandomValues\b|\bnode:(?:timers|perf_hooks)\b/g;

/**
 * The sources of time and chance that a text names, without its comments.
 * @param {string} text
 */
const sourcesIn = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').match(OTHERWISE) ?? [];

it.each([
  ['const now = Date.now();', 'Date.now'],
  ['now: Date.now,', 'Date.now'],
  ['const at = new Date();', 'new Date()'],
  ['setTimeout(() => {}, 5)', 'setTimeout('],
  ["import { createHash, randomBytes } from 'node:crypto';", 'randomBytes'],
  ["import { setTimeout as wait } from 'node:timers/promises';", 'node:timers'],
  ['const half = Math.random() < 0.5;', 'Math.random'],
])('finds it in %s', (text, found) => {
  expect(sourcesIn(text)).toEqual([found]);
});

it.each([
  'new Date(at)',
  'socket.setTimeout(5, end)',
  '// not Date.now()',
  "import { hash } from 'node:crypto';",
])('finds nothing in %s', (text) => {
  expect(sourcesIn(text)).toEqual([]);
});

it.each(SIMULATED)('%s has time and chance from its world alone', (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|(^|\/)testing\//.test(file))
    .map((file) => join(folder, file))
    .filter((file) => file !== WORLD);
  expect(files).not.toHaveLength(0);
  const wrong = files.flatMap((file) =>
    sourcesIn(readFileSync(join(root, file), 'utf8')).map((source) => `${file}: ${source}`),
  );
  expect(wrong).toEqual([]);
});
