import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * The puzzles of a title, each searched once more.
 *
 * @param {string} game
 * @returns {import('./parts.mjs').Task}
 */
export const puzzleTask = (game) => ({
  name: `puzzles of ${game}`,
  run: [join(root, 'dist/entente.js'), 'puzzles', game, '--check'],
  found: ({ code, output }) => {
    const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed/.exec(output) ?? [];
    const isFine = code === 0 && Number(passed) > 0;
    const found = { passed: Number(passed), failed: isFine ? 0 : Math.max(1, Number(failed)) };
    return isFine ? found : { ...found, words: `./entente puzzles ${game} --check\n${output.trim()}` };
  },
});
