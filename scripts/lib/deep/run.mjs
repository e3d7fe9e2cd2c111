import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MINUTE = 60_000;
/** Milliseconds after which no task begins: a part takes at most 45 minutes, and a task may take ten. */
const LAST_START = 35 * MINUTE;
const TASK_LIMIT = 10 * MINUTE;

/**
 * What is kept of a part: the sources it was begun with, how often it has been done as a whole, and the tasks that are done.
 *
 * @typedef {{ sources: string, round: number, done: Record<string, import('./parts.mjs').Found> }} State
 */

/**
 * The state of a part. Tasks done with other sources prove nothing, and are done again with the same chance.
 *
 * @param {string} file
 * @param {string} sources
 * @returns {State}
 */
export function readState(file, sources) {
  /** @type {State} */
  let state;
  try {
    state = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { sources, round: 0, done: {} };
  }
  return state.sources === sources ? state : { sources, round: state.round, done: {} };
}

/** @param {string} file @param {State} state */
function writeState(file, state) {
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}

/**
 * Does what is left of a part. Whenever it is stopped, the tasks that were done stay done.
 *
 * @param {string} name
 * @param {import('./parts.mjs').Part} part
 * @param {{ folder: string, sources: string, say: (line: string) => void, signal?: AbortSignal, lastStart?: number, taskLimit?: number }} how
 * @returns {Promise<{ passed: number, failed: number, left: number }>} the whole round, with what was done earlier
 */
export async function runPart(name, part, how) {
  const { folder, sources, say, signal, lastStart = LAST_START, taskLimit = TASK_LIMIT } = how;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  const state = readState(file, sources);
  const tasks = part.tasks(state.round);
  const queue = tasks.filter((task) => !(task.name in state.done));
  const before = tasks.length - queue.length;
  say(`${name}: ${part.what}`);
  if (before > 0) say(`${before} of ${tasks.length} tasks were done before`);
  const begin = performance.now();
  const hand = async () => {
    while (!signal?.aborted && performance.now() - begin < lastStart) {
      const task = queue.shift();
      if (task === undefined) return;
      const found = await runTask(task, taskLimit, signal);
      if (found === null) return;
      state.done[task.name] = found;
      writeState(file, state);
      const count = `${Object.keys(state.done).length} of ${tasks.length}`;
      say(`${found.failed > 0 ? 'FAILED' : 'ok'}  ${task.name} (${count})`);
      if (found.words !== undefined) say(found.words);
    }
  };
  await Promise.all(Array.from({ length: part.hands }, hand));
  return close(file, state, tasks.length, say);
}

/** @param {string} file @param {State} state @param {number} tasks @param {(line: string) => void} say */
function close(file, state, tasks, say) {
  const all = Object.values(state.done);
  const left = tasks - all.length;
  if (left === 0) writeState(file, { ...state, round: state.round + 1, done: {} });
  else say(`${left} of ${tasks} tasks are left: the same command goes on with them.`);
  const sum = (/** @type {'passed' | 'failed'} */ key) => all.reduce((total, found) => total + found[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), left };
}

/**
 * @param {import('./parts.mjs').Task} task
 * @param {number} limit
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<import('./parts.mjs').Found | null>} null when it was stopped from outside
 */
function runTask({ name, run, env, found }, limit, signal) {
  return new Promise((done) => {
    // In a group of its own, so that what it has started ends with it.
    const child = spawn(process.execPath, run, {
      detached: process.platform !== 'win32',
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const stop = () => endGroup(child);
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      stop();
    }, limit);
    signal?.addEventListener('abort', stop, { once: true });
    child.on('close', (code) => {
      clearTimeout(late);
      signal?.removeEventListener('abort', stop);
      if (signal?.aborted) done(null);
      else if (isLate) done({ passed: 0, failed: 1, words: `${name} came to no end.\n${output.trim()}` });
      else done(found({ code: code ?? 1, output }));
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function endGroup(child) {
  if (child.pid === undefined || process.platform === 'win32') return child.kill('SIGKILL');
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}
