import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, type TableMetadata } from 'kysely';
import { unpackLog } from '../store/packed-log.ts';
import { inOneTransaction } from '../store/postgres/one-transaction.ts';
import { RulesStore } from '../store/rules.ts';
import { type Schema, TABLES } from '../store/schema.ts';
import { migrationsIn } from '../store/sql-store.ts';
import { dialectOver } from '../store/sqlite/dialect.ts';
import { DATABASE_FILE, openFile } from '../store/sqlite/file.ts';
import { REAL_WORLD } from '../world.ts';
import type { RawTable } from './outlook.ts';

/** Is this the address of a Postgres, and not a folder or file? */
export const isPostgres = (place: string): boolean => /^postgres(ql)?:/.test(place);

/** A row of any table of the database. */
export type Row = Record<string, string | number | null>;

const READ = 'begin isolation level repeatable read read only';
/** Rows that are in memory at the same time. */
const PAGE = 200;

/**
 * A database of any earlier or later schema, only to be read: as it was when it was first asked, from the first question to
 * the last. A server may be using it.
 */
export class ReadOnlyDatabase {
  private readonly db: Kysely<Schema>;
  private readonly isPostgres: boolean;
  private known: Promise<TableMetadata[]> | null = null;

  /** @param place a folder with `entente.db`, such a file, or the address of a Postgres */
  constructor(place: string) {
    this.isPostgres = isPostgres(place);
    this.db = this.isPostgres ? inOneTransaction(place, READ).db : sqlite(place);
  }

  get rules(): RulesStore {
    return new RulesStore(this.db);
  }

  /** The names of the migrations that were applied. */
  migrations(): Promise<string[]> {
    return migrationsIn(this.db);
  }

  /** The time by the clock of the database. */
  async now(): Promise<number> {
    if (!this.isPostgres) return REAL_WORLD.now();
    const { rows } = await sql<{ now: number }>`
      select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(this.db);
    return rows[0].now;
  }

  /** One after the other: all at once they might not fit into memory. */
  async *tables(): AsyncGenerator<RawTable> {
    const ids = await this.db.selectFrom('tables').select('id').orderBy('changed', 'desc').execute();
    for (const { id } of ids) {
      const { doc } = await this.db
        .selectFrom('tables')
        .select('doc')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      yield { id, doc, entries: await this.log(id) };
    }
  }

  private async log(id: string): Promise<RawTable['entries']> {
    const hasHashes = (await this.columns('entries')).includes('hash');
    const rows = await this.db
      .selectFrom('entries')
      .select(['entry', hasHashes ? 'hash' : sql<null>`null`.as('hash')])
      .where('table_id', '=', id)
      .orderBy('seq')
      .execute();
    if (rows.length > 0 || !(await this.tableNames()).includes('logs')) return rows;
    const log = await this.db.selectFrom('logs').select('body').where('table_id', '=', id).executeTakeFirst();
    if (log === undefined) return [];
    // Words are no JSON: the table counts as unreadable.
    return unpackLog(log.body).catch((fault: Error) => [{ entry: fault.message, hash: null }]);
  }

  /** Databases of earlier servers have no rules in them. */
  async hasRules(): Promise<boolean> {
    return (await this.columns('rules')).length > 0;
  }

  /** Those of our tables that this database has. */
  async tableNames(): Promise<(keyof Schema)[]> {
    const names = new Set((await this.schema()).map(({ name }) => name));
    return TABLES.filter((name) => names.has(name));
  }

  private schema(): Promise<TableMetadata[]> {
    this.known ??= this.db.introspection.getTables();
    return this.known;
  }

  /** Every row of a table, some at a time. */
  async *rows(table: keyof Schema): AsyncGenerator<Row[]> {
    const pages = this.isPostgres ? this.byCursor(table) : this.byNumber(table);
    for await (const rows of pages) if (rows.length > 0) yield rows;
  }

  private async *byCursor(table: keyof Schema): AsyncGenerator<Row[]> {
    await sql`declare pages no scroll cursor for select * from ${sql.table(table)}`.execute(this.db);
    for (let rows: Row[] | null = null; rows === null || rows.length > 0; ) {
      ({ rows } = await sql<Row>`fetch ${sql.lit(PAGE)} from pages`.execute(this.db));
      yield rows;
    }
    await sql`close pages`.execute(this.db);
  }

  private async *byNumber(table: keyof Schema): AsyncGenerator<Row[]> {
    for (let last: number | null = 0; last !== null; ) {
      const { rows } = await sql<Row & { rowid: number }>`
        select rowid, * from ${sql.table(table)} where rowid > ${last} order by rowid limit ${PAGE}`.execute(
        this.db,
      );
      last = rows.at(-1)?.rowid ?? null;
      yield rows.map(({ rowid: _, ...row }) => row);
    }
  }

  private async columns(table: string): Promise<string[]> {
    const found = (await this.schema()).find(({ name }) => name === table);
    return found?.columns.map(({ name }) => name) ?? [];
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}

function sqlite(place: string): Kysely<Schema> {
  const path =
    place.endsWith('.db') || !existsSync(join(place, DATABASE_FILE)) ? place : join(place, DATABASE_FILE);
  if (!existsSync(path)) throw new RangeError(`There is no database ${path}.`);
  const file = openFile(path);
  // The driver's own option for this does nothing.
  file.pragma('query_only = on');
  file.exec('begin');
  return new Kysely<Schema>({
    dialect: dialectOver(async (text, parameters) => ({
      rows: file.prepare(text).all(...parameters),
      changes: 0,
    })),
  });
}
