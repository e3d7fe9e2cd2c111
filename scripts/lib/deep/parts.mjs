import { fuzzTasks, titles } from './fuzz.mjs';
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
        vitestTask(`kills ${number + 1}`, 'packages/server/src/kill.test.ts', { ENTENTE_KILLS: '60' }),
      ),
  },
};
