import { availableParallelism } from 'node:os';
import type { Choice } from '@entente/engine';
import { Piscina } from 'piscina';
import type { Task } from './task.ts';

/** Bots in threads of their own, so that thinking never holds up a request. */
export class Crew {
  private readonly pool: Piscina<Task, Choice>;
  private readonly budget: number;
  private idle = Math.max(1, availableParallelism() - 1);
  private readonly waiting: (() => void)[] = [];

  /** @param budget milliseconds that a bot may think */
  constructor(worker: URL, budget: number) {
    this.budget = budget;
    this.pool = new Piscina({
      filename: worker.href,
      minThreads: 0,
      maxThreads: this.idle,
      idleTimeout: 60_000,
    });
  }

  /** What the bot would do; null when it took too long or stumbled. Time in the queue is not time to think. */
  async think(task: Task): Promise<Choice | null> {
    await this.turn();
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), this.budget);
    try {
      return await this.pool.run(task, { signal: stop.signal });
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
      this.next();
    }
  }

  private async turn(): Promise<void> {
    if (this.idle > 0) this.idle--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private next(): void {
    const first = this.waiting.shift();
    if (first === undefined) this.idle++;
    else first();
  }

  async stop(): Promise<void> {
    await this.pool.destroy();
  }
}
