import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BotPool } from './bots/bot-pool.ts';
import type { Connections } from './live/connections.ts';
import type { CommitCounter, CommitStats } from './store/group-commit.ts';
import type { Tables } from './tables/tables.ts';

/** What `/metrics` tells. */
export class Metrics implements CommitCounter {
  readonly registry = new Registry();
  readonly requests: Counter<'status'>;
  readonly changes: Counter;
  private readonly commits: Histogram;
  private readonly writes: Histogram;
  private readonly failures: Counter;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.changes = new Counter({
      name: 'entente_changes_total',
      help: 'Changes of tables that were stored',
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

  /** Adds the gauges that are read on demand. */
  measure(tables: Tables, connections: Connections, botPool: BotPool): void {
    const registers = [this.registry];
    new Gauge({
      name: 'entente_tables_resident',
      help: 'Tables in memory',
      registers,
      collect() {
        this.set(tables.resident.tables);
      },
    });
    new Gauge({
      name: 'entente_tables_bytes',
      help: 'What the tables in memory take, by and large',
      registers,
      collect() {
        this.set(tables.resident.bytes);
      },
    });
    new Gauge({
      name: 'entente_bots_waiting',
      help: 'Questions for bots that wait for a thread',
      registers,
      collect() {
        this.set(botPool.queue.length);
      },
    });
    new Gauge({
      name: 'entente_bots_oldest_wait_seconds',
      help: 'How long the oldest of them has waited',
      registers,
      collect() {
        this.set(botPool.queue.oldest / 1000);
      },
    });
    new Gauge({
      name: 'entente_listeners',
      help: 'Open sockets and streams',
      registers,
      collect() {
        this.set(connections.size);
      },
    });
  }

  committed({ seconds, writes, stored }: CommitStats): void {
    this.commits.observe(seconds);
    this.writes.observe(writes);
    if (!stored) this.failures.inc();
  }
}
