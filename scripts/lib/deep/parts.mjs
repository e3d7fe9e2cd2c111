import { browserTask } from './browser.mjs';
import { fuzzTasks, titles } from './fuzz.mjs';
import { nodeTask } from './node-versions.mjs';
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
    what: 'a server is killed again and again while people play: nothing acknowledged is lost',
    hands: 1,
    tasks: () =>
      Array.from({ length: 5 }, (_, number) =>
        vitestTask(`kills ${number + 1}`, 'packages/server/src/test/crash.test.ts', { ENTENTE_KILLS: '60' }),
      ),
  },
  restarts: {
    what: 'Postgres ends and starts again, in all ways, while people play: no server ends, nothing is lost or done twice',
    hands: 1,
    tasks: () =>
      Array.from({ length: 3 }, (_, number) =>
        vitestTask(`restarts ${number + 1}`, 'packages/server/src/test/database-restarts.test.ts', {
          ENTENTE_RESTARTS: '50',
        }),
      ),
  },
  older: {
    what: 'every table that earlier releases left is played to its end by its own rules',
    hands: 1,
    tasks: () => [
      vitestTask('older rules', 'packages/server/src/test/older-rules.test.ts', { ENTENTE_OLDER: '1' }),
    ],
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
    what: 'three servers on one Postgres: one is killed, stopped, cut off, deaf, or has a wrong clock',
    hands: 1,
    tasks: () => [
      vitestTask('cluster', 'packages/server/src/test/cluster.test.ts', { ENTENTE_CLUSTER: '1' }),
    ],
  },
};
