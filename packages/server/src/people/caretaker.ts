import type { Report } from '../report.ts';
import { SESSION_LASTS } from '../store/accounts.ts';
import type { Store } from '../store/store.ts';

const DAY = 24 * 3_600_000;
/** So many people are looked at in one go: whoever plays meanwhile must not wait for long. */
const AT_ONCE = 200;

/**
 * Once a day: sessions that are over are deleted, and with them guests who can never come back and who have left no trace
 * at any table. Whoever sits at a table, made it or said something there stays as long as the table does.
 */
export class Caretaker {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly log: Report;
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(store: Store, now: () => number, log: Report) {
    this.store = store;
    this.now = now;
    this.log = log;
  }

  start(): void {
    this.timer = setInterval(() => void this.look(), DAY).unref();
    void this.look();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.round;
  }

  /** When the promise is fulfilled, everybody was looked at. */
  look(): Promise<void> {
    this.round = this.round
      .then(() => this.tidy())
      .catch((fault: unknown) => this.log.error({ err: fault }, 'unused guests could not be deleted'));
    return this.round;
  }

  private async tidy(): Promise<void> {
    // A day more: the clock of another process may be late.
    const since = this.now() - SESSION_LASTS - DAY;
    for (let last: string | null = ''; last !== null && !this.stopped; )
      last = await this.store.accounts.tidy(last, AT_ONCE, since);
  }
}
