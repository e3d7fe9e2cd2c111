import { join } from 'node:path';
import { root } from '../root.mjs';

/** Number of seeds per night, and per task (a minute or two). */
const SEEDS = 5000;
const BLOCK = 250;

/**
 * Other seeds in every round.
 *
 * @param {number} round
 * @returns {import('./parts.mjs').Task[]}
 */
export const simulationTasks = (round) =>
  Array.from({ length: SEEDS / BLOCK }, (_, block) => {
    const from = round * SEEDS + block * BLOCK + 1;
    return {
      name: `simulate --seeds ${BLOCK} --from ${from}`,
      run: [join(root, 'dist/simulate.js'), '--seeds', String(BLOCK), '--from', String(from)],
      found: simulationFound,
    };
  });

/**
 * What one run of the simulation says about itself.
 *
 * @param {import('./parts.mjs').Ended} ended
 * @returns {import('./parts.mjs').Found}
 */
export function simulationFound({ code, output }) {
  const [, seeds, failed] = /^(\d+) seeds, (\d+) failed/m.exec(output) ?? [];
  if (seeds === undefined) return { passed: 0, failed: 1, words: `${output.trim()} (exit code ${code})` };
  const found = { passed: Number(seeds) - Number(failed), failed: Number(failed) };
  return found.failed === 0 ? found : { ...found, words: output.trim() };
}
