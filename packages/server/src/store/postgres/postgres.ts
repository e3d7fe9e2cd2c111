import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from '../schema.ts';
import { SqlStore } from '../sql-store.ts';
import { type DatabaseLine, StoreFault } from '../store.ts';
import { PostgresBus } from './bus.ts';
import { CONNECTION_FAILURE, DATABASE_TIMEOUTS, type DatabaseTimeouts, poolOf } from './connections.ts';
import { PostgresTables } from './tables.ts';

/** For more than one process. */
export class PostgresStore extends SqlStore {
  readonly tables: PostgresTables;
  readonly bus: PostgresBus;
  protected readonly db: Kysely<Schema>;
  private readonly pool: Pool;
  private readonly url: string;
  private readonly timeouts: DatabaseTimeouts;

  constructor(url: string, timeouts: DatabaseTimeouts = DATABASE_TIMEOUTS) {
    super();
    this.url = url;
    this.timeouts = timeouts;
    this.pool = poolOf(url, timeouts);
    this.db = databaseWith(this.pool);
    this.bus = new PostgresBus(this.db, this.self, url, timeouts);
    this.tables = new PostgresTables(this.db, this.self, this.bus, timeouts);
  }

  /** May be tried again when the database is not there. */
  override async open(): Promise<void> {
    // A migration may take long.
    const unhurried = { ...this.timeouts, statement: 0, pause: 0, silence: 0 };
    const db = databaseWith(poolOf(this.url, unhurried));
    try {
      await this.migrate(db);
    } finally {
      await db.destroy();
    }
    await this.bus.connection.open();
  }

  override async close(): Promise<void> {
    await this.bus.connection.close();
    await super.close();
  }

  override get line(): DatabaseLine {
    const { totalCount, idleCount, waitingCount } = this.pool;
    const { hears } = this.bus.connection;
    return { hears, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  now(): number {
    return this.bus.connection.now();
  }

  /** A process that does not hear of changes would show old tables. */
  override async ping(): Promise<void> {
    if (!this.bus.connection.hears) throw new StoreFault('other processes are not heard', CONNECTION_FAILURE);
    await super.ping();
  }
}

const databaseWith = (pool: Pool): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
