import type { ErrorLog } from '../error-log.ts';
import { SESSION_LASTS } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { Timer, World } from '../world.ts';

const DAY = 24 * 3_600_000;
/** People to check in one go, so that players do not wait long. */
const AT_ONCE = 200;

/**
 * Once a day: deletes sessions that have ended, and guests who can never come back and have left no trace at any table. A
 * person who sits at a table, made it or said something there stays as long as the table does.
 */
export class GuestCleanup {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly log: ErrorLog;
  private readonly world: World;
  private timer: Timer | null = null;
  private round: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(store: Store, now: () => number, log: ErrorLog, world: World) {
    this.world = world;
    this.store = store;
    this.now = now;
    this.log = log;
  }

  start(): void {
    this.timer = this.world.every(DAY, () => void this.look());
    void this.look();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.timer?.cancel();
    await this.round;
  }

  /** Resolves when all people have been checked. */
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
      last = await this.store.people.tidy(last, AT_ONCE, since);
  }
}
