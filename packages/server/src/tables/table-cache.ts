import type { LiveTable } from './live-table.ts';

interface CachedTable {
  readonly live: LiveTable;
  /** Bytes, as they were last weighed. */
  weight: number;
  /** Another process has changed it since. */
  isOutdated: boolean;
}

/**
 * The tables in memory, bounded by what they weigh. When they are too heavy, those that were used least recently are put
 * away: finished ones first, since no player waits there.
 */
export class TableCache {
  private readonly most: number;
  /** Both in the order of use, the latest last. */
  private readonly finished = new Map<string, CachedTable>();
  private readonly running = new Map<string, CachedTable>();
  /** Bytes of all of them. */
  weight = 0;

  /** @param most bytes */
  constructor(most: number) {
    this.most = most;
  }

  get size(): number {
    return this.finished.size + this.running.size;
  }

  ids(): string[] {
    return [...this.finished.keys(), ...this.running.keys()];
  }

  get(id: string): LiveTable | undefined {
    const resident = this.resident(id);
    return resident?.isOutdated ? undefined : resident?.live;
  }

  private resident(id: string): CachedTable | undefined {
    return this.running.get(id) ?? this.finished.get(id);
  }

  /** Another process has changed it. */
  outdate(id: string): void {
    const resident = this.resident(id);
    if (resident !== undefined) resident.isOutdated = true;
  }

  /** Takes out a table that has to catch up before it can be used again. */
  takeOutdated(id: string): LiveTable | undefined {
    const resident = this.resident(id);
    if (resident?.isOutdated !== true) return undefined;
    this.drop(id);
    return resident.live;
  }

  /** It is here from now on, or was used just now: it is weighed, and stays longest. */
  keep(id: string, live: LiveTable): void {
    this.drop(id);
    const resident = { live, weight: live.weight, isOutdated: false };
    (live.doc.phase === 'over' ? this.finished : this.running).set(id, resident);
    this.weight += resident.weight;
  }

  drop(id: string): void {
    const resident = this.resident(id);
    if (resident === undefined) return;
    this.running.delete(id);
    this.finished.delete(id);
    this.weight -= resident.weight;
  }

  /** Drops tables until the rest is light enough, but none with work in progress. */
  makeRoom(isBusy: (id: string) => boolean): void {
    for (const group of [this.finished, this.running]) {
      for (const id of group.keys()) {
        if (this.weight <= this.most) return;
        if (!isBusy(id)) this.drop(id);
      }
    }
  }
}
