import type { ErrorLog } from '../error-log.ts';
import type { Store } from '../store/store.ts';
import type { Timer, World } from '../world.ts';

const DAY = 24 * 3_600_000;
/** How long after an upgrade nothing is packed, so that there is a way back to the version before. */
const WAY_BACK = 14 * DAY;
/** How long a finished game has to be quiet. */
const QUIET = DAY;
/** Tables in one go, so that players do not wait long. */
const AT_ONCE = 20;

/** Once a day: packs the logs of finished games, which then take a tenth of the room or less. */
export class LogPacking {
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

  /** Resolves when all finished games have been checked. */
  look(): Promise<void> {
    this.round = this.round
      .then(() => this.packAll())
      .catch((fault: unknown) =>
        this.log.error({ err: fault }, 'logs of finished games could not be packed'),
      );
    return this.round;
  }

  private async packAll(): Promise<void> {
    const { store } = this;
    const now = this.now();
    if (now - (await store.readsPackedSince()) < WAY_BACK) return;
    for (let passed = 0; !this.stopped; ) {
      // Those that cannot be packed stay, and come first again.
      const tables = (await store.tables.unpacked(now - QUIET, passed + AT_ONCE)).slice(passed);
      if (tables.length === 0) return;
      for (const id of tables) if (!(await store.tables.pack(id))) passed++;
    }
  }
}
