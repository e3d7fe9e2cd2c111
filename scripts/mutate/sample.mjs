import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Lines of a place: a mutant has to be within them. */
const HEIGHT = 3;

/** @typedef {{ file: string, from: number, to: number }} Place */

/**
 * Every place of a subject that has code.
 *
 * @param {string} root
 * @param {import('./subjects.mjs').Subject} subject
 * @returns {Place[]}
 */
export function linesOf(root, { sources, spared }) {
  const files = readdirSync(join(root, sources), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !spared.test(file))
    .sort();
  return files.flatMap((file) => placesIn(file, readFileSync(join(root, file), 'utf8')));
}

/**
 * A file in pieces of a few lines, without those that hold no code.
 *
 * @param {string} file
 * @param {string} text
 * @returns {Place[]}
 */
export function placesIn(file, text) {
  const lines = text.split('\n');
  const places = [];
  for (let from = 1; from <= lines.length; from += HEIGHT) {
    const piece = lines.slice(from - 1, from - 1 + HEIGHT);
    if (piece.some(isCode)) places.push({ file, from, to: from + piece.length - 1 });
  }
  return places;
}

/** @param {string} line */
const isCode = (line) => !/^\s*($|\/\/|\/?\*|import |export (type|interface) |[)}\]];?$)/.test(line);

/**
 * All of them, in an order that the seed decides.
 *
 * @template T
 * @param {readonly T[]} all
 * @param {number} seed
 * @returns {T[]}
 */
export function sample(all, seed) {
  const order = [...all];
  let state = seed >>> 0;
  for (let last = order.length - 1; last > 0; last--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
