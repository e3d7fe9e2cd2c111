import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { giveUp } from '../install.mjs';
import { root } from '../root.mjs';
import { FOLDER } from './folder.mjs';

const COMMAND = join(root, 'dist/entente.js');

/** Number of games of each title per night, and of games per task (a minute or two at most). */
const GAMES = 300;
const BLOCK = 10;

/** @typedef {{ game: string, seats: number[] }} Title */

/**
 * The titles that the command knows.
 *
 * @returns {Title[]}
 */
export function titles() {
  const list = [COMMAND, 'games', '--json'];
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, list, { encoding: 'utf8' });
  if (status !== 0) giveUp(signal === null ? `The command cannot list its games: ${stderr}` : 'Stopped.');
  return JSON.parse(stdout).map((/** @type {{ id: string, seats: number[] }} */ { id, seats }) => ({
    game: id,
    seats,
  }));
}

/**
 * The same number of games with each number of seats; the options are the fuzzer's to mix.
 *
 * @param {number} round
 * @param {Title[]} all
 * @returns {import('./parts.mjs').Task[]}
 */
export function fuzzTasks(round, all) {
  const blocks = all.flatMap(({ game, seats }) => {
    const each = Math.ceil(GAMES / seats.length / BLOCK);
    const games = Math.ceil(GAMES / seats.length / each);
    return seats.flatMap((number) =>
      Array.from({ length: each }, (_, block) => ({ game, seats: number, games, block })),
    );
  });
  // Titles in turn, so that a run that is stopped half way has tested each of them.
  blocks.sort((a, b) => a.block - b.block);
  return blocks.map(({ game, seats, games, block }) =>
    fuzzTask(game, seats, games, round * 1000 + block + 1),
  );
}

/** @param {string} game @param {number} seats @param {number} games @param {number} seed */
function fuzzTask(game, seats, games, seed) {
  const name = `fuzz ${game} --seats ${seats} --games ${games} --seed ${seed}`;
  const dump = join(FOLDER, `${game}-${seats}-seats-${seed}.json`);
  return {
    name,
    run: [COMMAND, ...name.split(' '), '--json', '--dump', dump],
    found: (/** @type {import('./parts.mjs').Ended} */ ended) => fuzzFound(name, ended),
  };
}

/**
 * What one run of the fuzzer says about itself.
 *
 * @param {string} name
 * @param {import('./parts.mjs').Ended} ended
 * @returns {import('./parts.mjs').Found}
 */
export function fuzzFound(name, { code, output }) {
  /** @type {{ games: number, faults: { property: string, words: string, seats: number, moment: number, file: string | null }[] }} */
  let report;
  try {
    report = JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return { passed: 0, failed: 1, words: `./entente ${name}\n${output.trim()} (exit code ${code})` };
  }
  const { games, faults } = report;
  if (faults.length === 0) return { passed: games, failed: code === 0 ? 0 : 1 };
  const lines = faults.map(
    ({ property, words, moment, file }) =>
      `  ${property} after ${moment} decisions: ${words}${file === null ? '' : `\n    ./entente replay ${file} --viewer all`}`,
  );
  return {
    passed: games - faults.length,
    failed: faults.length,
    words: [`./entente ${name}`, ...lines].join('\n'),
  };
}
