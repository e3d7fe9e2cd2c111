import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { partsMeant } from './lib/deep/arguments.mjs';
import { fuzzFound, fuzzTasks } from './lib/deep/fuzz.mjs';
import { readState, runPart } from './lib/deep/run.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deep-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {import('./lib/deep/parts.mjs').Ended} ended */
const byCode = ({ code, output }) =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, words: output.trim() };

/** A task is a line of JavaScript here, run by a real process. @param {string} name @param {string} script */
const task = (name, script) => ({ name, run: ['-e', script], found: byCode });

/** @type {string[]} */
let said = [];
/** @param {object} [other] */
const how = (other) => ({
  folder,
  sources: 'as they are',
  say: (/** @type {string} */ line) => void said.push(line),
  ...other,
});

/** @param {import('./lib/deep/parts.mjs').Task[]} tasks */
const part = (...tasks) => ({ what: 'an example', hands: 1, tasks: () => tasks });

beforeEach(() => {
  said = [];
});

describe('what was typed', () => {
  const names = ['fuzz', 'kills'];
  it('means all parts when nothing is named', () => {
    expect(partsMeant([], names)).toEqual({ list: false, parts: names });
    expect(partsMeant(['--list'], names)).toEqual({ list: true, parts: names });
  });
  it('means the parts that are named', () => {
    expect(partsMeant(['kills'], names)).toEqual({ list: false, parts: ['kills'] });
  });
  it('is answered with a sentence when it means nothing', () => {
    expect(partsMeant(['fuz'], names)).toEqual({ wrong: 'There is no part “fuz”. There are: fuzz, kills.' });
    expect(partsMeant(['--lst'], names)).toEqual({ wrong: 'There is no option --lst. There is: --list.' });
  });
});

describe('a part', () => {
  const fine = task('fine', '');
  const faulty = task('faulty', 'console.log("as it went"); process.exit(3)');

  it('counts what passed and failed, and says why', async () => {
    expect(await runPart('one', part(fine, faulty), how())).toEqual({ passed: 1, failed: 1, left: 0 });
    expect(said).toEqual(
      expect.arrayContaining(['ok  fine (1 of 2)', 'FAILED  faulty (2 of 2)', 'as it went']),
    );
  });

  it('that was stopped goes on where it was, and remembers what failed', async () => {
    const stopping = new AbortController();
    const stopped = task('stopped', 'setInterval(() => {}, 1e6)');
    const say = (/** @type {string} */ line) => line.includes('faulty') && setTimeout(() => stopping.abort());
    const first = await runPart('one', part(faulty, stopped), how({ say, signal: stopping.signal }));
    expect(first).toEqual({ passed: 0, failed: 1, left: 1 });
    // Had the first one been run again, it would have passed now.
    const second = await runPart('one', part(task('faulty', ''), task('stopped', '')), how());
    expect(second).toEqual({ passed: 1, failed: 1, left: 0 });
    expect(said).toContain('1 of 2 tasks were done before');
  });

  it('begins nothing when its time is over', async () => {
    expect(await runPart('one', part(fine), how({ lastStart: 0 }))).toEqual({
      passed: 0,
      failed: 0,
      left: 1,
    });
    expect(said).toContain('1 of 1 tasks are left: the same command goes on with them.');
  });

  it('ends a task that never ends, and counts it as failed', async () => {
    const endless = task('endless', 'setInterval(() => {}, 1e6)');
    expect(await runPart('one', part(endless), how({ taskLimit: 50 }))).toEqual({
      passed: 0,
      failed: 1,
      left: 0,
    });
    expect(said).toContainEqual(expect.stringMatching(/^endless came to no end/));
  });

  it('ends what a task has started together with it, and waits for nothing more', async () => {
    const begun = join(folder, 'begun');
    const endless = 'setInterval(() => {}, 1e6);';
    // The second process holds on to the output of the first.
    const second = `require('fs').writeFileSync(${JSON.stringify(begun)}, ''); ${endless}`;
    const first = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(second)}], { stdio: 'inherit' }); ${endless}`;
    const stopping = new AbortController();
    const run = runPart('one', part(task('first', first)), how({ signal: stopping.signal }));
    await vi.waitFor(() => expect(existsSync(begun)).toBe(true), { timeout: 50_000 });
    stopping.abort();
    expect(await run).toEqual({ passed: 0, failed: 0, left: 1 });
  });

  it('has another round when it was done as a whole, and the same once more when sources have changed', async () => {
    const file = join(folder, 'one.json');
    /** @type {number[]} */
    const rounds = [];
    const counting = {
      ...part(),
      tasks: (/** @type {number} */ round) => {
        rounds.push(round);
        return [fine];
      },
    };
    await runPart('one', counting, how());
    expect(readState(file, 'as they are')).toEqual({ sources: 'as they are', round: 1, done: {} });
    writeFileSync(
      file,
      JSON.stringify({ sources: 'as they are', round: 1, done: { fine: { passed: 1, failed: 0 } } }),
    );
    expect(readState(file, 'changed')).toEqual({ sources: 'changed', round: 1, done: {} });
    await runPart('one', counting, how());
    expect(rounds).toEqual([0, 1]);
    expect(readState(file, 'as they are').round).toBe(2);
  });

  it('with an unreadable state begins again', () => {
    writeFileSync(join(folder, 'one.json'), '{');
    expect(readState(join(folder, 'one.json'), 'x')).toEqual({ sources: 'x', round: 0, done: {} });
  });
});

describe('fuzz', () => {
  const titles = [
    { game: 'large', seats: [2, 3, 4] },
    { game: 'small', seats: [2] },
  ];
  const parsed = (/** @type {number} */ round) =>
    fuzzTasks(round, titles).map(({ name }) => {
      const [, game, , seats, , games, , seed] = name.split(' ');
      return { game, seats: Number(seats), games: Number(games), seed: Number(seed) };
    });

  it('plays 300 games of each title, as many with each number of seats', () => {
    const tasks = parsed(0);
    for (const { game, seats } of titles) {
      for (const number of seats) {
        const games = tasks.filter((one) => one.game === game && one.seats === number);
        expect(games.reduce((sum, one) => sum + one.games, 0)).toBe(300 / seats.length);
      }
    }
  });

  it('never plays the same games twice, neither in one night nor in the next', () => {
    const all = [...parsed(0), ...parsed(1)].map((one) => JSON.stringify(one));
    expect(new Set(all).size).toBe(all.length);
  });

  it('says how to see a fault again', () => {
    const fault = { property: 'ends', words: 'It does not.', seats: 2, moment: 9, file: 'x.json' };
    const output = JSON.stringify({ games: 25, faults: [fault] });
    expect(fuzzFound('fuzz small --seed 7', { code: 1, output })).toEqual({
      passed: 24,
      failed: 1,
      words:
        './entente fuzz small --seed 7\n  ends after 9 decisions: It does not.\n    ./entente replay x.json --viewer all',
    });
    expect(fuzzFound('fuzz small', { code: 0, output: '{"games":25,"faults":[]}' })).toEqual({
      passed: 25,
      failed: 0,
    });
    expect(fuzzFound('fuzz small', { code: 2, output: 'What?' })).toMatchObject({ passed: 0, failed: 1 });
  });
});
