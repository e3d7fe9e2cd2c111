/** Plays games of an experiment in a thread of its own; `thread.ts` starts it. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openExperiment, playUnit, type Unit } from '@entente/lab';
import { newestOf, shelf } from '@entente/shelf';
import { canGiveWay } from '../bots/task.ts';
import { REAL_WORLD } from '../world.ts';

/** What a thread says of a unit: its result as JSON, or why it could not be played. */
export type ThreadAnswer = { readonly result: string } | { readonly fault: string };

/** Less than anything else, bots of tables included. */
const PRIORITY = 19;
if (canGiveWay) setPriority(PRIORITY);

const port = parentPort;
if (port === null) throw new Error('this file is for a thread');
const lab = await openExperiment((workerData as { text: string }).text, {
  games: Object.keys(shelf),
  newestOf,
  clock: () => REAL_WORLD.ticks(),
});

port.on('message', (unit: Unit) => {
  const say = (answer: ThreadAnswer) => port.postMessage(answer);
  try {
    say({ result: JSON.stringify(playUnit(lab, unit)) });
  } catch (fault) {
    say({ fault: (fault as Error).message });
  }
});
