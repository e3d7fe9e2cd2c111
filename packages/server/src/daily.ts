import type { ErrorLog } from './error-log.ts';
import { DAY, type Timer, type World } from './world.ts';

/** Stops in the middle when it is told so. */
export type DailyWork = (isStopped: () => boolean) => Promise<void>;

/** Does something when the server starts and once a day, one round after the other. */
export class Daily {
  private readonly work: DailyWork;
  private readonly complaint: string;
  private readonly log: ErrorLog;
  private readonly world: World;
  private timer: Timer | null = null;
  private round: Promise<void> = Promise.resolve();
  private stopped = false;

  /** @param complaint what the log says when it fails */
  constructor(work: DailyWork, complaint: string, log: ErrorLog, world: World) {
    this.work = work;
    this.complaint = complaint;
    this.log = log;
    this.world = world;
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

  /** Resolves when a whole round is done. */
  look(): Promise<void> {
    this.round = this.round
      .then(() => this.work(() => this.stopped))
      .catch((fault: unknown) => this.log.error({ err: fault }, this.complaint));
    return this.round;
  }
}
