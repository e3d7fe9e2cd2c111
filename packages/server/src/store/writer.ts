import { NotStored, type Store, type Write } from './store.ts';

interface Waiting {
  readonly write: Write;
  resolve(done: boolean): void;
  reject(fault: unknown): void;
}

/** What a commit was like. */
export interface Commit {
  readonly seconds: number;
  readonly writes: number;
  readonly stored: boolean;
}

/** A commit costs the disk as much for one command as for a hundred: when there are many, they wait so long for more. */
const GATHER = 2;
/** So many need not wait for more. */
const ENOUGH = 50;
/** So many are answered in one turn of the event loop: the first must not wait until the last is told, too. */
const AT_ONCE = 20;

/** Group commit: what is to be written at about the same time goes into one transaction, and is answered after it. */
export class Writer {
  private readonly store: Store;
  private waiting: Waiting[] = [];
  private busy = false;
  private lastCommit = 0;
  private timer: NodeJS.Timeout | null = null;
  onCommit: (commit: Commit) => void = () => {};

  constructor(store: Store) {
    this.store = store;
  }

  /** True when stored for good; false when somebody else was faster and nothing was stored. */
  write(write: Write): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ write, resolve, reject });
      this.schedule();
    });
  }

  /** At once after a quiet moment, or else together with what comes in the next moments. */
  private schedule(): void {
    if (this.busy) return;
    const isQuiet = performance.now() - this.lastCommit > GATHER;
    if (isQuiet || this.waiting.length >= ENOUGH) {
      this.busy = true;
      if (this.timer !== null) clearTimeout(this.timer);
      this.timer = null;
      setImmediate(() => void this.flush());
    } else {
      this.timer ??= setTimeout(() => {
        this.timer = null;
        if (this.waiting.length > 0) this.schedule();
      }, GATHER);
    }
  }

  private async flush(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    const begin = performance.now();
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
    this.lastCommit = performance.now();
    this.busy = false;
    const seconds = (this.lastCommit - begin) / 1000;
    this.onCommit({ seconds, writes: batch.length, stored });
    if (this.waiting.length > 0) this.schedule();
    for (const [index, one] of batch.entries()) {
      if (index > 0 && index % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
      answer(one, index);
    }
  }
}
