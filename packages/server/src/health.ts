import { setTimeout as wait } from 'node:timers/promises';
import type { Report } from './report.ts';
import type { Store } from './store/store.ts';

/** In milliseconds: who asks more often gets the same answer, and nobody waits longer for one. */
const EVERY = 1000;
const DEADLINE = 2000;

/** Can anything be stored? The store is asked to, whenever somebody wants to know. */
export class Health {
  private readonly store: Store;
  private readonly log: Report;
  private answer: Promise<boolean> = Promise.resolve(true);
  private askedAt = Number.NEGATIVE_INFINITY;
  private isAsking = false;

  constructor(store: Store, log: Report) {
    this.store = store;
    this.log = log;
  }

  async isWell(): Promise<boolean> {
    // A store that does not answer is not asked over and over.
    if (!this.isAsking && performance.now() - this.askedAt > EVERY) this.answer = this.ask();
    return Promise.race([this.answer, wait(DEADLINE, false, { ref: false })]);
  }

  private async ask(): Promise<boolean> {
    this.isAsking = true;
    this.askedAt = performance.now();
    try {
      await this.store.ping();
      return true;
    } catch (fault) {
      this.log.error({ err: fault }, 'nothing can be stored');
      return false;
    } finally {
      this.isAsking = false;
    }
  }
}
