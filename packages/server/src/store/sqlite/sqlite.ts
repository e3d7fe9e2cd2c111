import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { World } from '../../world.ts';
import { NO_BUS } from '../bus.ts';
import type { Schema } from '../schema.ts';
import { SqlStore } from '../sql-store.ts';
import { SqlTables } from '../sql-tables.ts';
import type { TableProgress, Write } from '../store.ts';
import { dialectOver } from './dialect.ts';
import { ThreadClient } from './thread-client.ts';

const COPY = 'entente.db.before-';
/** Number of copies that stay. */
const COPIES = 3;

/** A file of this process alone, held by a thread of its own. */
export class SqliteStore extends SqlStore {
  readonly tables: SqliteTables;
  readonly bus = NO_BUS;
  private readonly folder: string;
  private readonly limit: number | null;
  private readonly thread: ThreadClient;

  /**
   * @param code the code of the thread, built
   * @param limit bytes that the file may take
   */
  constructor(folder: string, code: URL, world: World, limit: number | null = null) {
    const thread = new ThreadClient(code);
    const dialect = dialectOver((sql, parameters) => thread.ask({ ask: 'query', sql, parameters }));
    super(new Kysely<Schema>({ dialect }), world);
    this.folder = folder;
    this.limit = limit;
    this.thread = thread;
    this.tables = new SqliteTables(this.db, this.self, thread);
  }

  override async open(): Promise<void> {
    try {
      await this.thread.ask({ ask: 'open', folder: this.folder, limit: this.limit });
      await super.open();
      // No other process can be running, so leases of the one before have ended.
      await this.db.updateTable('tables').set({ lease_by: null, lease_until: null }).execute();
      await this.db.updateTable('channels').set({ lease_until: 0 }).execute();
    } catch (fault) {
      await this.thread.close();
      throw fault;
    }
  }

  /** A copy, so that there is a way back. */
  protected override async beforeMigration(name: string): Promise<void> {
    const copy = join(this.folder, `${COPY}${name}`);
    rmSync(copy, { force: true });
    await sql`vacuum into ${copy}`.execute(this.db);
    this.notes.push(`the database was copied before it is changed: ${copy}`);
    const copies = readdirSync(this.folder)
      .filter((file) => file.startsWith(COPY))
      .sort();
    for (const old of copies.slice(0, -COPIES)) rmSync(join(this.folder, old));
  }

  override async close(): Promise<void> {
    await super.close();
    await this.thread.close();
  }

  async size(): Promise<number> {
    const { rows } = await sql<{ size: number }>`
      select page_count * page_size as size from pragma_page_count(), pragma_page_size()`.execute(this.db);
    return rows[0].size;
  }

  /** The file belongs to this process alone. */
  now(): number {
    return this.world.now();
  }
}

class SqliteTables extends SqlTables {
  private readonly thread: ThreadClient;

  constructor(db: Kysely<Schema>, self: string, thread: ThreadClient) {
    super(db, self);
    this.thread = thread;
  }

  /** Takes the one connection as a whole, so that it never lands inside another transaction. */
  async commit(writes: readonly Write[]): Promise<boolean[]> {
    const text = JSON.stringify(writes);
    return this.db.connection().execute(() => this.thread.ask({ ask: 'commit', writes: text }));
  }

  /** No other process changes anything. */
  async progress(): Promise<ReadonlyMap<string, TableProgress>> {
    return new Map();
  }
}
