import { Worker } from 'node:worker_threads';
import type { Unit } from '@entente/lab';
import { WrongUse } from '../base/wrong-use.ts';
import type { ThreadMessage } from './thread.ts';

/** Threads that play units of one experiment. */
export class Crew {
  private readonly workers: readonly Worker[];

  /** @param text the file of the experiment */
  constructor(text: string, threads: number) {
    this.workers = Array.from(
      { length: threads },
      () => new Worker(new URL('lab-thread.js', import.meta.url), { workerData: { text } }),
    );
  }

  /**
   * Gives every thread unit after unit until there are no more.
   *
   * @param next the next unit, null if there is none
   * @param onResult gets each unit as JSON
   */
  async play(
    next: () => Promise<Unit | null> | Unit | null,
    onResult: (result: string, unit: Unit) => Promise<void> | void,
  ): Promise<void> {
    await Promise.all(this.workers.map((worker) => work(worker, next, onResult)));
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

async function work(
  worker: Worker,
  next: () => Promise<Unit | null> | Unit | null,
  onResult: (result: string, unit: Unit) => Promise<void> | void,
) {
  for (let unit = await next(); unit !== null; unit = await next()) {
    const message = await answerOf(worker, unit);
    if ('fault' in message) throw new WrongUse(message.fault);
    await onResult(message.result, unit);
  }
}

function answerOf(worker: Worker, unit: Unit): Promise<ThreadMessage> {
  return new Promise((resolve, reject) => {
    const done = () => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
    };
    const onMessage = (message: ThreadMessage) => {
      done();
      resolve(message);
    };
    const onError = (fault: Error) => {
      done();
      reject(fault);
    };
    const onExit = () => {
      done();
      reject(new Error('a thread has ended'));
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    worker.postMessage(unit);
  });
}
