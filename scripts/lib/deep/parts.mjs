import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { browserTask } from './browser.mjs';
import { fuzzTasks, titles } from './fuzz.mjs';
import { nodeTask } from './node-versions.mjs';
import { puzzleTask } from './puzzles.mjs';
import { simulationTasks } from './simulation.mjs';
import { vitestTask } from './vitest.mjs';

/**
 * A piece of a part that is done as a whole or once more: a command, and how its end is counted.
 *
 * @typedef {{ code: number, output: string }} Ended
 * @typedef {{ passed: number, failed: number, words?: string }} Found
 * @typedef {{ name: string, run: string[], env?: Record<string, string>, found: (ended: Ended) => Found }} Task
 */

/**
 * To add a part, add an entry. `tasks` gets the number of the round, which rises each time a part has been done as a whole,
 * so that chance can be another one every night. A task takes a few minutes at most. `hands` says how many run at a time.
 *
 * @typedef {{ what: string, hands: number, tasks: (round: number) => Task[] }} Part
 * @type {Readonly<Record<string, Part>>}
 */
export const PARTS = {
  fuzz: {
    what: 'random games of every title, with all numbers of seats and all options',
    hands: 2,
    tasks: (round) => fuzzTasks(round, titles()),
  },
  kills: {
    what: 'a server is killed a thousand times on SQLite and a hundred times on Postgres while people play: nothing is lost',
    hands: 1,
    tasks: () => [
      ...manyTimes('SQLite', 20, 'crash', { ENTENTE_KILLS: '50' }),
      ...manyTimes('Postgres', 2, 'crash', { ENTENTE_KILLS: '50', ENTENTE_KILLS_ON: 'postgres' }),
    ],
  },
  powercuts: {
    what: 'the power fails 45 times while people play: what SQLite did not ask the disk to keep is gone (needs a C compiler)',
    hands: 1,
    tasks: () => manyTimes('power cuts', 3, 'power-cuts', { ENTENTE_POWER_CUTS: '15' }),
  },
  restarts: {
    what: 'Postgres ends and starts again, in all ways, while people play: no server ends, nothing is lost or done twice',
    hands: 1,
    tasks: () => manyTimes('restarts', 5, 'database-restarts', { ENTENTE_RESTARTS: '10' }),
  },
  workers: {
    what: 'workers of the laboratory are killed twenty times while they play one experiment: the numbers are those of one machine',
    hands: 1,
    tasks: () => [vitestTask('workers', 'packages/cli/src/lab/workers.test.ts', { ENTENTE_KILLS: '20' })],
  },
  garbage: {
    what: 'requests and messages that nobody should send, a hundred thousand: no fault, no crash, every table whole',
    hands: 1,
    tasks: (round) =>
      Array.from({ length: GARBAGE }, (_, number) => {
        const seed = `${round * GARBAGE + number + 1}`;
        const env = { ENTENTE_GARBAGE: '30', ENTENTE_SEED: seed };
        return vitestTask(`garbage, seed ${seed}`, serverTest('garbage'), env);
      }),
  },
  growth: {
    what: 'refusals, sockets and strangers by the thousand: the server needs no more memory than before',
    hands: 1,
    tasks: () => [vitestTask('growth', serverTest('growth'), { ENTENTE_GROWTH: '1' })],
  },
  simulation: {
    what: 'three servers in one thread, with players and every kind of fault, by other seeds each time',
    hands: 2,
    tasks: (round) => [
      ...simulationTasks(round),
      vitestTask('known faults', 'packages/server/src/simulation/fixes.test.ts', { ENTENTE_SIMULATION: '1' }),
    ],
  },
  puzzles: {
    what: 'every puzzle is searched once more: one choice is still clearly the best',
    hands: 2,
    tasks: () =>
      titles()
        .filter(({ game }) => existsSync(join(root, 'packages/games', game, 'puzzles.json')))
        .map(({ game }) => puzzleTask(game)),
  },
  older: {
    what: 'every table that earlier releases left is played to its end by its own rules',
    hands: 1,
    tasks: () =>
      readdirSync(join(root, 'releases'), { withFileTypes: true })
        .filter((one) => one.isDirectory())
        .flatMap(({ name }) =>
          titles().map(({ game }) =>
            vitestTask(`${name} ${game}`, serverTest('older-rules'), { ENTENTE_OLDER: `${name} ${game}` }),
          ),
        ),
  },
  browser: {
    what: 'games in the browser that take minutes',
    hands: 1,
    tasks: () => [browserTask()],
  },
  hosting: {
    what: 'a bundle of the server in an empty folder, run by another user; files for systemd, nginx and Caddy',
    hands: 1,
    tasks: () => [vitestTask('hosting', 'scripts/hosting.test.mjs', { ENTENTE_HOSTING: '1' })],
  },
  nodes: {
    what: 'Node 20, 22 and 24: install, build, start and all unit tests',
    hands: 1,
    tasks: () => ['20', '22', '24'].map(nodeTask),
  },
  cluster: {
    what: 'three servers on one Postgres: one is killed a hundred times, stopped, cut off, deaf, or has a wrong clock',
    hands: 1,
    tasks: () => [
      ...manyTimes('kills', 4, 'cluster', { ENTENTE_CLUSTER: 'kills', ENTENTE_KILLS: '25' }),
      ...manyTimes('cluster', 1, 'cluster', { ENTENTE_CLUSTER: '1' }),
    ],
  },
};

/** Number of tasks of ten thousand each. */
const GARBAGE = 10;

/** @param {string} name */
const serverTest = (name) => `packages/server/src/test/${name}.test.ts`;

/**
 * A test of the server, again and again: each time is a task of a few minutes.
 *
 * @param {string} name
 * @param {number} times
 * @param {string} file
 * @param {Record<string, string>} env
 * @returns {Task[]}
 */
function manyTimes(name, times, file, env) {
  return Array.from({ length: times }, (_, number) =>
    vitestTask(`${name} ${number + 1}`, serverTest(file), env),
  );
}
