import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Games take their words from their rulebooks; each may use them in its own sense. */
const OWN_WORDS = /^packages[/\\]games[/\\]/;

/**
 * The names of types that a source declares and exports.
 * @param {string} text
 */
const exportedTypes = (text) =>
  [...text.matchAll(/^export\s+(?:declare\s+)?(?:abstract\s+)?(?:type|interface|class|enum)\s+(\w+)/gm)].map(
    ([, name]) => name,
  );

it('sees every kind of type', () => {
  const text = 'export type A = 1;\nexport interface B {}\nexport abstract class C {}\nexport { type D };\n';
  expect(exportedTypes(text)).toEqual(['A', 'B', 'C']);
});

it('an exported type has a name of its own: docs/vocabulary.md', () => {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  const files = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('packages', file))
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|[/\\]dist[/\\]/.test(file));
  expect(files.length).toBeGreaterThan(500);
  for (const file of files) {
    if (OWN_WORDS.test(file)) continue;
    for (const name of exportedTypes(readFileSync(join(root, file), 'utf8')))
      places.set(name, [...(places.get(name) ?? []), file]);
  }
  expect([...places].filter(([, declared]) => declared.length > 1)).toEqual([]);
});
