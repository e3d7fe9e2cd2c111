import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rounds } from './measure.ts';

/** An experiment as a designer runs it: files, threads and the report included. */
export const WHOLE_RUN = 'ideology, 2 seats, a whole run';

/** Threads by the name of the contender. */
export const THREADS = { 'two threads': 2, 'one thread': 1 } as const;

const command = fileURLToPath(new URL('entente.js', import.meta.url));

/** Plays the same experiment with each number of threads, in turns; in games a second by the clock on the wall. */
export function wholeRuns(blocks: number, turns: number): Rounds {
  const folder = mkdtempSync(join(tmpdir(), 'entente-bench-'));
  const rates: Record<string, number[]> = Object.fromEntries(Object.keys(THREADS).map((name) => [name, []]));
  try {
    const file = join(folder, 'experiment.json');
    const experiment = { game: 'ideology', seats: 2, bots: [{ bot: 'greedy', worlds: 1 }], metrics: [] };
    writeFileSync(file, JSON.stringify({ format: 'entente-lab/1', ...experiment, blocks }));
    for (let turn = 0; turn < turns; turn++)
      for (const [name, threads] of Object.entries(THREADS)) {
        const into = join(folder, `${turn}-${threads}`);
        const begun = performance.now();
        const flags = ['lab', 'run', file, '--into', into, '--threads', `${threads}`];
        const { status } = spawnSync(process.execPath, [command, ...flags], { stdio: 'ignore' });
        if (status !== 0) throw new Error(`entente ${flags.join(' ')} failed`);
        rates[name].push((blocks * 1000) / (performance.now() - begun));
      }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return rates;
}
