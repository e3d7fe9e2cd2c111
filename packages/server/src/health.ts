import type { ErrorLog } from './error-log.ts';
import type { Store } from './store/store.ts';
import { type World, within } from './world.ts';

/** Milliseconds for which an answer is good, and for which a request waits for one. */
const EVERY = 1000;
const DEADLINE = 2000;

/** Why a server should get no new players. */
export type Unready = 'stopping' | 'store';

/** Can the server store anything? It tries when a client asks. */
export class Health {
  /** The server ends soon: whoever distributes players should send no more. */
  isStopping = false;
  private readonly store: Store;
  private readonly log: ErrorLog;
  private readonly world: World;
  private answer: Promise<boolean> = Promise.resolve(true);
  private askedAt = Number.NEGATIVE_INFINITY;
  private isAsking = false;

  constructor(store: Store, log: ErrorLog, world: World) {
    this.world = world;
    this.store = store;
    this.log = log;
  }

  /** Empty if the server is ready for players. */
  async reasons(): Promise<Unready[]> {
    const isWell = await this.isWell();
    return [...(this.isStopping ? ['stopping' as const] : []), ...(isWell ? [] : ['store' as const])];
  }

  async isWell(): Promise<boolean> {
    // A store that does not answer is not asked over and over.
    if (!this.isAsking && this.world.ticks() - this.askedAt > EVERY) this.answer = this.ask();
    return within(this.world, DEADLINE, this.answer, false);
  }

  private async ask(): Promise<boolean> {
    this.isAsking = true;
    this.askedAt = this.world.ticks();
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
