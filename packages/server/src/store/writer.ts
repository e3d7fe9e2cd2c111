import type { Store, Write } from './store.ts';

interface Waiting {
  readonly write: Write;
  resolve(done: boolean): void;
  reject(fault: unknown): void;
}

/**
 * Group commit: everything that is to be written in one turn of the event loop goes into one transaction. A commit
 * that is safe from a power cut takes as long for one command as for a hundred.
 */
export class Writer {
  private readonly store: Store;
  private waiting: Waiting[] = [];
  private busy = false;

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

  private schedule(): void {
    if (this.busy) return;
    this.busy = true;
    setImmediate(() => void this.flush());
  }

  private async flush(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    try {
      const done = await this.store.commit(batch.map(({ write }) => write));
      batch.forEach(({ resolve }, index) => {
        resolve(done[index]);
      });
    } catch (fault) {
      for (const { reject } of batch) reject(fault);
    }
    this.busy = false;
    if (this.waiting.length > 0) this.schedule();
  }
}
