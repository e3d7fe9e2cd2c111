import { availableParallelism } from 'node:os';
import type { Choice } from '@entente/engine';
import { Piscina } from 'piscina';
import { type BotTask, canGiveWay } from './task.ts';

/** Where bots think. */
export interface BotThreads {
  /** How many can think at the same time. */
  readonly count: number;
  run(task: BotTask, signal: AbortSignal): Promise<Choice>;
  stop(): Promise<void>;
}

/** @param worker the code of the threads, built */
export function botThreads(worker: URL, count = threadsFor(availableParallelism())): BotThreads {
  const pool = new Piscina<BotTask, Choice>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: count,
    idleTimeout: 60_000,
  });
  return { count, run: (task, signal) => pool.run(task, { signal }), stop: () => pool.destroy() };
}

/** Threads that give way to everything else may use every processor; others leave one free. */
const threadsFor = (processors: number): number => Math.max(1, canGiveWay ? processors : processors - 1);
