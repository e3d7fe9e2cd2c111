import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BotPool } from './bots/bot-pool.ts';
import type { Connections } from './live/connections.ts';
import type { Backlog } from './store/backlog.ts';
import type { CommitCounter, CommitStats } from './store/group-commit.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables/tables.ts';
import { type World, within } from './world.ts';

const SECOND = 1000;

/** What is due and not done, as `/metrics` names it. */
const BACKLOG: Readonly<Record<keyof Backlog, { name: string; help: string; unit: number }>> = {
  tables: { name: 'tables_overdue', help: 'Tables that are due and that no process looks after', unit: 1 },
  oldestTable: { name: 'tables_overdue_seconds', help: 'How long the oldest of them is due', unit: SECOND },
  notices: { name: 'notices_due', help: 'Notices that are due', unit: 1 },
  oldestNotice: { name: 'notices_due_seconds', help: 'How long the oldest of them is due', unit: SECOND },
  failingNotices: { name: 'notices_failing', help: 'Notices that failed and will be tried again', unit: 1 },
};

/** What the gauges read. */
interface Measured {
  readonly tables: Tables;
  readonly connections: Connections;
  readonly botPool: BotPool;
  readonly store: Store;
  readonly now: () => number;
  readonly world: World;
}

/** What `/metrics` tells. */
export class Metrics implements CommitCounter {
  readonly registry = new Registry();
  readonly requests: Counter<'status'>;
  readonly changes: Counter;
  /** Times that a client could not follow a change of a view, and asked for the whole. */
  readonly asksAgain: Counter;
  private readonly commits: Histogram;
  private readonly writes: Histogram;
  private readonly failures: Counter;

  constructor() {
    const registers = [this.registry];
    this.changes = new Counter({
      name: 'entente_changes_total',
      help: 'Changes of tables that were stored',
      registers,
    });
    this.asksAgain = new Counter({
      name: 'entente_views_asked_again_total',
      help: 'Views and tables that clients asked for as a whole, since a change did not fit what they had',
      registers,
    });
    this.requests = new Counter({
      name: 'entente_requests_total',
      help: 'HTTP requests by status',
      labelNames: ['status'],
      registers,
    });
    this.commits = new Histogram({
      name: 'entente_commit_seconds',
      help: 'How long the store takes to commit',
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    });
    this.writes = new Histogram({
      name: 'entente_commit_writes',
      help: 'Changes of tables that share a commit',
      buckets: [1, 3, 10, 30, 100, 300, 1000],
      registers,
    });
    this.failures = new Counter({
      name: 'entente_commit_failures_total',
      help: 'Commits that failed: nothing was stored, and everybody concerned was told',
      registers,
    });
  }

  /** Adds what Node tells about itself. */
  measureProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Adds the gauges that are read on demand. */
  measure({ tables, connections, botPool, store, now, world }: Measured): void {
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name: `entente_${name}`,
        help,
        registers: [this.registry],
        collect() {
          this.set(value());
        },
      });
    gauge('tables_resident', 'Tables in memory', () => tables.resident.tables);
    gauge('tables_bytes', 'What the tables in memory take, by and large', () => tables.resident.bytes);
    gauge('bots_waiting', 'Questions for bots that wait for a thread', () => botPool.queue.length);
    gauge(
      'bots_oldest_wait_seconds',
      'How long the oldest of them has waited',
      () => botPool.queue.oldest / SECOND,
    );
    gauge('listeners', 'Open sockets and streams', () => connections.size);
    gauge(
      'clock_offset_seconds',
      'The shared clock less that of this machine',
      () => (now() - world.now()) / SECOND,
    );
    if (store.line !== null) this.measureLine(store);
    this.measureBacklog(store, now, world);
  }

  /** What can wait in a database of several processes. */
  private measureLine(store: Store): void {
    const registers = [this.registry];
    new Gauge({
      name: 'entente_bus_connected',
      help: '1 if this process hears what others change',
      registers,
      collect() {
        this.set(store.line?.hears === true ? 1 : 0);
      },
    });
    new Gauge({
      name: 'entente_database_connections',
      help: 'Connections to the database by state; `waiting` counts work without one',
      labelNames: ['state'],
      registers,
      collect() {
        const { used, idle, waiting } = store.line ?? { used: 0, idle: 0, waiting: 0 };
        for (const [state, count] of Object.entries({ used, idle, waiting })) this.set({ state }, count);
      },
    });
  }

  /** What is due in all processes together. Where the store does not answer in time, the last figures stay. */
  private measureBacklog(store: Store, now: () => number, world: World): void {
    const registers = [this.registry];
    const gauges = Object.entries(BACKLOG).map(([key, { name, help, unit }]) => ({
      key: key as keyof Backlog,
      unit,
      gauge: new Gauge({ name: `entente_${name}`, help, registers }),
    }));
    new Gauge({
      name: 'entente_backlog_known',
      help: '1 if the figures of what is due are of this moment',
      registers,
      async collect() {
        const backlog = await within(
          world,
          SECOND,
          store.backlog(now()).catch(() => null),
          null,
        );
        this.set(backlog === null ? 0 : 1);
        if (backlog === null) return;
        for (const { key, unit, gauge } of gauges) gauge.set(backlog[key] / unit);
      },
    });
  }

  committed({ seconds, writes, stored }: CommitStats): void {
    this.commits.observe(seconds);
    this.writes.observe(writes);
    if (!stored) this.failures.inc();
  }
}
