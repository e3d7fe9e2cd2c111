import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import type { World } from '../../world.ts';
import type { Schema } from '../schema.ts';
import { SqlStore } from '../sql-store.ts';
import { type DatabaseLine, StoreFault } from '../store.ts';
import { PostgresBus } from './bus.ts';
import {
  CONNECTION_FAILURE,
  DATABASE_TIMEOUTS,
  type DatabaseTimeouts,
  type PostgresDriver,
  poolOf,
  REAL_DRIVER,
} from './connections.ts';
import { PostgresTables } from './tables.ts';

/** For more than one process. */
export class PostgresStore extends SqlStore {
  readonly tables: PostgresTables;
  readonly bus: PostgresBus;
  private readonly pool: Pool;
  private readonly url: string;
  private readonly timeouts: DatabaseTimeouts;
  private readonly driver: PostgresDriver;

  constructor(
    url: string,
    world: World,
    timeouts: DatabaseTimeouts = DATABASE_TIMEOUTS,
    driver: PostgresDriver = REAL_DRIVER,
    natsUrl: string | null = null,
  ) {
    const pool = poolOf(driver, url, timeouts);
    super(databaseWith(pool), world);
    this.driver = driver;
    this.url = url;
    this.timeouts = timeouts;
    this.pool = pool;
    this.bus = new PostgresBus(this.db, this.self, { url, timeouts, driver, world }, natsUrl);
    this.tables = new PostgresTables(this.db, this.self, this.bus, timeouts, world);
  }

  /** May be tried again when the database is not there. */
  override async open(): Promise<void> {
    // A migration may take long.
    const unhurried = { ...this.timeouts, statement: 0, pause: 0, silence: 0 };
    const db = databaseWith(poolOf(this.driver, this.url, unhurried));
    try {
      await this.migrate(db);
    } finally {
      await db.destroy();
    }
    await this.bus.open();
  }

  override async close(): Promise<void> {
    await this.bus.close();
    await super.close();
  }

  override get line(): DatabaseLine {
    const { totalCount, idleCount, waitingCount } = this.pool;
    const { hears } = this.bus;
    return { hears, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  async size(): Promise<number> {
    const { rows } = await sql<{ size: string }>`
      select pg_database_size(current_database()) as size`.execute(this.db);
    return Number(rows[0].size);
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
