import type { AfterPersonChange } from './after-person-change.ts';
import type { Faults } from './faults.ts';
import type { Limits } from './limits.ts';
import type { Connections } from './live/connections.ts';
import type { Publisher } from './live/publisher.ts';
import type { NoticePlanner } from './notices/notice-planner.ts';
import type { Bus } from './store/bus.ts';
import { isTrouble } from './store/store.ts';
import type { Tables } from './tables/tables.ts';
import type { Timer } from './world.ts';

/** Milliseconds between two signs of life. */
const ALIVE_EVERY = 20_000;
/** Milliseconds between two looks for changes that nobody has told, where messages may get lost. */
const LOOK_EVERY = 5000;

interface Followers {
  readonly bus: Bus;
  readonly tables: Tables;
  readonly connections: Connections;
  readonly publisher: Publisher;
  readonly noticePlanner: NoticePlanner;
  readonly limits: Limits;
  readonly afterPersonChange: AfterPersonChange;
  readonly faults: Faults;
}

/** Everything that follows when another process that shares the database reports something. */
export class OtherProcesses {
  private readonly followers: Followers;
  private readonly timers: Timer[] = [];

  constructor(followers: Followers) {
    this.followers = followers;
  }

  open(): void {
    const { bus, tables, connections, limits, afterPersonChange, faults } = this.followers;
    bus.subscribe({
      tableChanged: (table) => this.tableChanged(table),
      personChanged: (person) => {
        afterPersonChange.changedElsewhere(person).catch((fault: unknown) => faults.note(fault));
      },
      limitSpent: (limit, name) => limits.spentElsewhere(limit, name),
      presenceReported: (from, text) => this.refresh(connections.remote.hear(from, text)),
    });
    connections.remote.ask();
    const saying = tables.world.every(ALIVE_EVERY, () => {
      this.dropSilent();
      connections.remote.sayAlive();
    });
    this.timers.push(saying);
    if (bus.mayLose) this.timers.push(tables.world.every(LOOK_EVERY, () => this.look()));
  }

  async close(): Promise<void> {
    for (const timer of this.timers) timer.cancel();
    await this.followers.connections.remote.close();
  }

  /** Asks the database which of the tables that people look at have changed. */
  private look(): void {
    const { tables, connections, faults } = this.followers;
    tables.overtaken(connections.openTables()).then(
      (overtaken) => {
        for (const table of overtaken) this.tableChanged(table);
      },
      (fault: unknown) => {
        if (!isTrouble(fault)) faults.note(fault);
      },
    );
  }

  /** People at a process that died are no longer here. */
  dropSilent(): void {
    this.refresh(this.followers.connections.remote.dropSilent());
  }

  private tableChanged(changed: string | null): void {
    const { tables, connections, noticePlanner } = this.followers;
    if (changed === null) {
      tables.forgetAll();
      // Reports of presence were lost, too, and the questions of others.
      connections.remote.ask();
      connections.remote.reportAll();
    } else tables.forget(changed);
    // A client that comes just now may have been shown the table before the change.
    const open = (changed === null ? connections.openTables() : [changed]).filter(
      (table) => connections.isOpen(table) || tables.isBusy(table),
    );
    this.refresh(open);
    for (const table of open) noticePlanner.changedElsewhere(table);
  }

  private refresh(tables: readonly string[]): void {
    const { publisher, faults } = this.followers;
    for (const table of tables) publisher.refresh(table).catch((fault: unknown) => faults.note(fault));
  }
}
