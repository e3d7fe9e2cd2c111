import { Worker } from 'node:worker_threads';
import type { Unit } from '@entente/lab';
import type { ThreadAnswer } from './worker.ts';

/** Where the games of an experiment are played. */
export interface LabThread {
  /** The result as JSON. Rejects with what went wrong, also when the thread was ended. */
  play(unit: Unit): Promise<string>;
  end(): Promise<void>;
}

/** A thread for the experiment of this text. */
export function labThread(script: URL, text: string): LabThread {
  const worker = new Worker(script, { workerData: { text } });
  let broken: Error | null = null;
  let fail: (fault: Error) => void = () => {};
  const breakDown = (fault: Error) => {
    broken ??= fault;
    fail(fault);
  };
  worker.on('error', breakDown);
  worker.on('exit', () => breakDown(new Error('the thread has ended')));
  return {
    play: (unit) =>
      new Promise((resolve, reject) => {
        if (broken !== null) {
          reject(broken);
          return;
        }
        fail = reject;
        worker.once('message', (answer: ThreadAnswer) => {
          if ('result' in answer) resolve(answer.result);
          else reject(new Error(answer.fault));
        });
        worker.postMessage(unit);
      }),
    async end() {
      await worker.terminate();
    },
  };
}
