import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Plants every mutant of these places in the copy, one after the other, and runs the tests. Returns nothing when the time
 * is up before.
 *
 * @param {string} copy
 * @param {import('./subjects.mjs').Subject} subject
 * @param {readonly import('./sample.mjs').Place[]} places
 * @param {number} limit in milliseconds
 * @returns {Promise<import('./report.mjs').Mutant[]>}
 */
export async function mutate(copy, { tests }, places, limit) {
  const result = join(copy, 'mutants.json');
  rmSync(result, { force: true });
  writeFileSync(
    join(copy, 'vitest.mutate.config.mjs'),
    `export default ${JSON.stringify({ test: { include: tests, testTimeout: 60_000 } })};\n`,
  );
  writeFileSync(
    join(copy, 'stryker.config.json'),
    JSON.stringify({
      testRunner: 'vitest',
      plugins: [join(copy, 'scripts/mutate/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
      vitest: { configFile: 'vitest.mutate.config.mjs', related: false },
      mutate: places.map(({ file, from, to }) => `${file}:${from}-${to}`),
      // The copy is there to be overwritten; links between packages would lead out of a sandbox.
      inPlace: true,
      concurrency: 2,
      coverageAnalysis: 'perTest',
      disableBail: false,
      reporters: ['json'],
      jsonReporter: { fileName: 'mutants.json' },
      warnings: false,
    }),
  );
  const command = join(copy, 'scripts/mutate/node_modules/@stryker-mutator/core/bin/stryker.js');
  const { output, isLate } = await runIn(copy, command, limit);
  try {
    return mutantsIn(JSON.parse(readFileSync(result, 'utf8')));
  } catch {
    if (!isLate) throw new Error(`Stryker has no result:\n${output}`);
    spawnSync('git', ['checkout', '--quiet', '.'], { cwd: copy });
    return [];
  }
}

/**
 * Stryker starts processes of its own: when the time is up, all of them end.
 *
 * @param {string} copy
 * @param {string} command
 * @param {number} limit
 * @returns {Promise<{ output: string, isLate: boolean }>}
 */
async function runIn(copy, command, limit) {
  const child = spawn(process.execPath, [command, 'run'], { cwd: copy, detached: true });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  process.on('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, limit);
  await once(child, 'close');
  clearTimeout(timer);
  process.off('exit', end);
  return { output, isLate };
}

/**
 * @param {{ files: Record<string, { source: string, mutants: { status: string, mutatorName: string, replacement: string, location: { start: { line: number, column: number }, end: { line: number, column: number } } }[] }> }} result
 * @returns {import('./report.mjs').Mutant[]}
 */
export function mutantsIn({ files }) {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants.map(({ status, mutatorName, replacement, location: { start, end } }) => {
      const last = start.line === end.line ? end.column - 1 : undefined;
      const was = lines[start.line - 1].slice(start.column - 1, last);
      return { file, line: start.line, status, mutator: mutatorName, was, now: replacement };
    });
  });
}
