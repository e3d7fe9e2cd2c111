import type { Choice } from '@entente/engine';
import type { World } from '../world.ts';
import type { BotTask } from './task.ts';
import type { BotThreads } from './threads.ts';

/** A question for a bot, as far as its turn is concerned. */
export interface BotTurn {
  readonly table: string;
  /** When people began to wait for the bots of this table, in milliseconds; infinity if they do not. */
  readonly since: number;
}

interface Waiting extends BotTurn {
  readonly asked: number;
  go(): void;
}

/** How many positions a bot imagines when it has time. */
const WORLDS = 8;
/** Questions per thread that may wait before bots take less care. */
const CALM = 2;

/**
 * Bots in threads of their own, so that thinking never holds up a request. The table that has waited longest comes first, and
 * no table has two threads at a time.
 */
export class BotPool {
  private readonly threads: BotThreads;
  private readonly world: World;
  private readonly budget: number;
  private readonly now: () => number;
  private readonly waiting: Waiting[] = [];
  /** Tables whose bots are thinking. */
  private readonly served = new Set<string>();

  /** @param budget milliseconds that a bot may think */
  constructor(threads: BotThreads, budget: number, now: () => number, world: World) {
    this.threads = threads;
    this.budget = budget;
    this.now = now;
    this.world = world;
  }

  /** How many questions wait for a thread, and for how long the oldest has, in milliseconds. */
  get queue(): { readonly length: number; readonly oldest: number } {
    const now = this.now();
    const oldest = this.waiting.reduce((most, { asked }) => Math.max(most, now - asked), 0);
    return { length: this.waiting.length, oldest };
  }

  /** The longer the queue, the less a bot looks around: a worse answer is better than none for a long time. */
  private get worlds(): number {
    const crowd = this.waiting.length / (CALM * this.threads.count);
    return Math.max(1, Math.round(WORLDS / Math.max(1, crowd)));
  }

  /** What the bot would do; null when it took too long or stumbled. Time in the queue is not time to think. */
  async think(task: Omit<BotTask, 'worlds'>, turn: BotTurn): Promise<Choice | null> {
    await new Promise<void>((go) => {
      this.waiting.push({ ...turn, asked: this.now(), go });
      this.next();
    });
    const stop = new AbortController();
    const timer = this.world.after(this.budget, () => stop.abort());
    try {
      return await this.threads.run({ ...task, worlds: this.worlds }, stop.signal);
    } catch {
      return null;
    } finally {
      timer.cancel();
      this.served.delete(turn.table);
      this.next();
    }
  }

  /** Lets the next one think, if there is a thread. */
  private next(): void {
    if (this.served.size >= this.threads.count) return;
    let first: Waiting | null = null;
    for (const one of this.waiting) {
      if (!this.served.has(one.table) && (first === null || one.since < first.since)) first = one;
    }
    if (first === null) return;
    this.waiting.splice(this.waiting.indexOf(first), 1);
    this.served.add(first.table);
    first.go();
  }

  async stop(): Promise<void> {
    await this.threads.stop();
  }
}
