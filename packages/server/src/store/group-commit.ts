import type { Timer, World } from '../world.ts';
import { NotStored, type TableStore, type Write } from './store.ts';

interface Waiting {
  readonly write: Write;
  resolve(done: boolean): void;
  reject(fault: unknown): void;
}

/** Figures of one commit. */
export interface CommitStats {
  readonly seconds: number;
  readonly writes: number;
  readonly stored: boolean;
}

/** Counts commits for those who operate the server. */
export interface CommitCounter {
  committed(stats: CommitStats): void;
}

/** Milliseconds that commands wait for more: a commit costs the disk as much for one as for a hundred. */
const GATHER = 2;
/** Number of commands that do not wait for more. */
const ENOUGH = 50;
/** Commands answered in one turn of the event loop: the first must not wait for the last. */
const AT_ONCE = 20;

/** Group commit: writes of about the same time go into one transaction, and are answered after it. */
export class GroupCommit {
  private readonly store: Pick<TableStore, 'commit'>;
  private readonly counter: CommitCounter;
  private readonly world: World;
  private waiting: Waiting[] = [];
  private busy = false;
  private lastCommit = 0;
  private timer: Timer | null = null;

  constructor(store: Pick<TableStore, 'commit'>, counter: CommitCounter, world: World) {
    this.world = world;
    this.store = store;
    this.counter = counter;
  }

  /** True when it is on the disk; false when another process was faster and nothing was stored. */
  write(write: Write): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ write, resolve, reject });
      this.schedule();
    });
  }

  /** At once after a quiet moment, otherwise together with what comes in the next milliseconds. */
  private schedule(): void {
    if (this.busy) return;
    const isQuiet = this.world.ticks() - this.lastCommit > GATHER;
    if (isQuiet || this.waiting.length >= ENOUGH) {
      this.busy = true;
      this.timer?.cancel();
      this.timer = null;
      this.world.soon(() => void this.flush());
    } else {
      this.timer ??= this.world.after(GATHER, () => {
        this.timer = null;
        if (this.waiting.length > 0) this.schedule();
      });
    }
  }

  private async flush(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    const begin = this.world.ticks();
    let answer: (one: Waiting, index: number) => void;
    let stored = true;
    try {
      const done = await this.store.commit(batch.map(({ write }) => write));
      answer = ({ resolve, reject }, index) => {
        const outcome = done[index];
        if (outcome instanceof NotStored) reject(outcome.fault);
        else resolve(outcome);
      };
      stored = done.every((outcome) => !(outcome instanceof NotStored));
    } catch (fault) {
      answer = ({ reject }) => reject(fault);
      stored = false;
    }
    this.lastCommit = this.world.ticks();
    this.busy = false;
    const seconds = (this.lastCommit - begin) / 1000;
    this.counter.committed({ seconds, writes: batch.length, stored });
    if (this.waiting.length > 0) this.schedule();
    for (const [index, one] of batch.entries()) {
      if (index > 0 && index % AT_ONCE === 0) await new Promise<void>((resolve) => this.world.soon(resolve));
      answer(one, index);
    }
  }
}
