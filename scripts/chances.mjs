// Draws how true the chances of winning are, from `reliability.json` of every title: docs/pictures/chances.svg.
//
//   node scripts/chances.mjs          draws it, and prints the table of docs/analysis.md
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

const TITLES = { limit: 'Limit', ideology: 'Ideology', venonta: 'Venonta', attack: 'Attack!' };
const SIZE = 200;
const GAP = 40;

/**
 * @typedef {{ count: number, said: number, came: number, low: number, high: number }} Tenth
 * @typedef {{ seats: number, games: number, heldOut: number, gain: number, tenths: (Tenth | null)[] }} Measured
 */

/** @param {string} id @returns {Measured[]} */
const measuredOf = (id) =>
  JSON.parse(readFileSync(join(root, 'packages/games', id, 'reliability.json'), 'utf8'));

/** @param {number} share */
const x = (share) => (share * SIZE).toFixed(1);
/** @param {number} share */
const y = (share) => ((1 - share) * SIZE).toFixed(1);

/** @param {string} name @param {Measured} measured @param {number} column @param {number} row */
function panel(name, { seats, tenths }, column, row) {
  const marks = tenths.flatMap((tenth) => {
    if (tenth === null) return [];
    const { said, came, low, high } = tenth;
    return [
      `<line x1="${x(said)}" x2="${x(said)}" y1="${y(low)}" y2="${y(high)}" stroke="#1d4e89" stroke-width="2"/>`,
      `<circle cx="${x(said)}" cy="${y(came)}" r="4" fill="#1d4e89"/>`,
    ];
  });
  return [
    `<g transform="translate(${GAP + column * (SIZE + GAP)} ${GAP + row * (SIZE + GAP)})">`,
    `<rect width="${SIZE}" height="${SIZE}" fill="#fff" stroke="#888"/>`,
    `<line x1="0" y1="${SIZE}" x2="${SIZE}" y2="0" stroke="#bbb" stroke-dasharray="4 4"/>`,
    ...marks,
    `<text y="-8" font-size="14">${name}, ${seats} ${seats === 1 ? 'player' : 'players'}</text>`,
    '</g>',
  ].join('\n');
}

const all = Object.entries(TITLES).map(([id, name]) => ({ name, measured: measuredOf(id) }));
const columns = Math.max(...all.map(({ measured }) => measured.length));
const [width, height] = [columns, all.length].map((count) => GAP + count * (SIZE + GAP));
const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" role="img" aria-label="What came of the chances that were said, by tenths">`,
  ...all.flatMap(({ name, measured }, row) => measured.map((one, column) => panel(name, one, column, row))),
  '</svg>',
].join('\n');
writeFileSync(join(root, 'docs/pictures/chances.svg'), `${svg}\n`);

console.log(
  '| title | players | games | held out | uncertainty taken away | tenths outside |\n|---|---|---|---|---|---|',
);
for (const { name, measured } of all)
  for (const { seats, games, heldOut, gain, tenths } of measured) {
    const known = tenths.filter((tenth) => tenth !== null);
    const outside = known.filter(
      ({ said, came, low, high }) => Math.abs(said - came) > 0.02 && (said < low || said > high),
    );
    const which = outside.map(({ said, came }) => `${(said * 100).toFixed(0)} → ${(came * 100).toFixed(0)}`);
    const cells = [name, seats, games, heldOut, `${(gain * 100).toFixed(0)} %`];
    console.log(`| ${[...cells, which.length === 0 ? 'none' : which.join(', ')].join(' | ')} |`);
  }
