import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/root.mjs';

const text = readFileSync(join(root, 'package-lock.json'), 'utf8');

/** @type {Record<string, { optionalDependencies?: Record<string, string> }>} */
const packages = JSON.parse(text).packages;

it('names no download address, so that any registry will do', () => {
  expect(text).not.toMatch(/"resolved": "https?:/);
});

// A registry that does not hold every binary yet makes npm leave it out without a word, and `npm ci` then
// refuses the lock file. The way out is a version that is some weeks older.
it('holds the binaries of every platform', () => {
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter(
      (name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)),
    ),
  );
  expect(missing).toEqual([]);
});
