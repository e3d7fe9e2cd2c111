import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import Database from 'libsql';
import { DATABASE_TIMEOUTS, poolOf } from '../store/postgres/connections.ts';
import { RulesStore } from '../store/rules.ts';
import type { Schema } from '../store/schema.ts';
import { dialectOver } from '../store/sqlite/dialect.ts';
import type { RawTable } from './outlook.ts';

/** A database of any earlier or later schema, only to be read. A server may be using it. */
export class ReadOnlyDatabase {
  private readonly db: Kysely<Schema>;

  /** @param place a folder with `entente.db`, such a file, or the address of a Postgres */
  constructor(place: string) {
    this.db = /^postgres(ql)?:/.test(place) ? postgres(place) : sqlite(place);
  }

  get rules(): RulesStore {
    return new RulesStore(this.db);
  }

  /** One after the other: all at once they might not fit into memory. */
  async *tables(): AsyncGenerator<RawTable> {
    const ids = await this.db.selectFrom('tables').select('id').orderBy('changed', 'desc').execute();
    const hasHashes = (await this.columns('entries')).includes('hash');
    for (const { id } of ids) {
      const row = await this.db.selectFrom('tables').select('doc').where('id', '=', id).executeTakeFirst();
      // It may have been removed just now.
      if (row === undefined) continue;
      const entries = await this.db
        .selectFrom('entries')
        .select(['entry', hasHashes ? 'hash' : sql<null>`null`.as('hash')])
        .where('table_id', '=', id)
        .orderBy('seq')
        .execute();
      yield { id, doc: row.doc, entries };
    }
  }

  /** Databases of earlier servers have no rules in them. */
  async hasRules(): Promise<boolean> {
    return (await this.columns('rules')).length > 0;
  }

  private async columns(table: string): Promise<string[]> {
    const tables = await this.db.introspection.getTables();
    return tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}

function sqlite(place: string): Kysely<Schema> {
  const path = place.endsWith('.db') ? place : join(place, 'entente.db');
  if (!existsSync(path)) throw new RangeError(`There is no database ${path}.`);
  const file = new Database(path);
  // The driver's own option for this does nothing.
  file.pragma('query_only = on');
  return new Kysely<Schema>({
    dialect: dialectOver(async (text, parameters) => ({
      rows: file.prepare(text).all(...parameters),
      changes: 0,
    })),
  });
}

function postgres(url: string): Kysely<Schema> {
  const pool = poolOf(url, { ...DATABASE_TIMEOUTS, statement: 0 });
  pool.on('connect', (client) => void client.query('set default_transaction_read_only = on'));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
