import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { PRESENT } from '../store/postgres/bus-connection.ts';
import { inOneTransaction } from '../store/postgres/one-transaction.ts';
import { type Schema, TABLES } from '../store/schema.ts';
import { DATABASE_FILE, lockFolder } from '../store/sqlite/file.ts';
import type { Clocks } from '../store/store.ts';
import type { TableDoc } from '../store/table-doc.ts';
import { withRules } from '../upgrade/outlook.ts';
import { isPostgres, ReadOnlyDatabase } from '../upgrade/read-only.ts';
import { REAL_WORLD } from '../world.ts';
import { type BackupReport, checkBackup } from './backup.ts';
import { BackupFile } from './backup-file.ts';
import { copyDatabase } from './copy-rows.ts';
import { rewind } from './rewind.ts';

export interface RestoreWish {
  /** The backup. */
  readonly path: string;
  /** A folder for `entente.db`, or the address of a Postgres. */
  readonly place: string;
  /** Tables as they were then, in milliseconds since 1970; null for as they are in the backup. */
  readonly to: number | null;
  /** May a database with contents be replaced? */
  readonly replace: boolean;
  /** That of the rules of this build. */
  readonly rules: string;
}

/** Puts a backup in the place of a database that no server is using. It is checked before anything is changed. */
export async function restore(wish: RestoreWish): Promise<BackupReport> {
  const { path, place } = wish;
  if (!existsSync(path)) throw new RangeError(`There is no file ${path}.`);
  const free = isPostgres(place) ? null : freeFolder(wish);
  const aside = free === null ? `${path}.restoring` : join(place, `${DATABASE_FILE}.restoring`);
  try {
    copyFileSync(path, aside);
    await prepare(aside, wish);
    const report = await checkBackup(aside, wish.rules);
    if (free === null) await intoPostgres(aside, wish);
    else intoFolder(aside, place);
    return { ...report, file: path };
  } finally {
    rmSync(aside, { force: true });
    free?.close();
  }
}

async function prepare(aside: string, { path, to, rules: folder }: RestoreWish): Promise<void> {
  const file = new BackupFile(aside);
  try {
    const made = file.made();
    if (to !== null && to > made)
      throw new RangeError(`The backup was made earlier than that: ${new Date(made).toISOString()}.`);
    if (to !== null) {
      const database = new ReadOnlyDatabase(path);
      try {
        await withRules(database, folder, (rules) => rewind(file, to, rules));
      } finally {
        await database.close();
      }
    }
    moveClocks(file, REAL_WORLD.now() - made);
  } finally {
    file.close();
  }
}

/** The time between backup and restore is nobody's thinking time. */
function moveClocks(file: BackupFile, by: number): void {
  file.run('update tables set wake_at = wake_at + ? where wake_at is not null', by);
  const rows = file.rows<{ id: string; doc: string; clocks: string | null }>(
    `select id, doc, clocks from tables where clocks is not null or json_extract(doc, '$.window.closes') is not null`,
  );
  const later = (time: number | null) => (time === null ? null : time + by);
  const moved = (clocks: Clocks | null): Clocks | null =>
    clocks && { ...clocks, since: clocks.since.map(later) };
  for (const { id, doc: text, clocks } of rows) {
    const doc = JSON.parse(text) as TableDoc;
    const { window } = doc;
    if (window) doc.window = { ...window, closes: later(window.closes), clocks: moved(window.clocks) };
    const now = clocks === null ? null : JSON.stringify(moved(JSON.parse(clocks) as Clocks | null));
    file.run('update tables set doc = ?, clocks = ? where id = ?', JSON.stringify(doc), now, id);
  }
}

/** Held until the end, so that no server starts there meanwhile. */
function freeFolder({ place, replace }: RestoreWish): { close(): void } {
  mkdirSync(place, { recursive: true });
  const lock = lockFolder(place);
  const path = join(place, DATABASE_FILE);
  if (!existsSync(path) || replace) return lock;
  const present = new BackupFile(path);
  try {
    if (!present.hasContents()) return lock;
  } finally {
    present.close();
  }
  lock.close();
  throw notEmpty(path);
}

const notEmpty = (place: string): RangeError =>
  new RangeError(`${place} has contents. To replace them by the backup, say --replace.`);

function intoFolder(aside: string, folder: string): void {
  const path = join(folder, DATABASE_FILE);
  if (existsSync(path)) {
    const before = `${path}.before-restore`;
    rmSync(before, { force: true });
    const present = new BackupFile(path);
    present.file.prepare('vacuum into ?').run(before);
    present.close();
    for (const end of ['-wal', '-shm', '-journal']) rmSync(`${path}${end}`, { force: true });
  }
  renameSync(aside, path);
}

async function intoPostgres(aside: string, { place, replace }: RestoreWish): Promise<void> {
  const source = new ReadOnlyDatabase(aside);
  const { db, commit } = inOneTransaction(place, 'begin');
  try {
    await demandFree(db, replace);
    for (const table of [...TABLES, 'kysely_migration', 'kysely_migration_lock'])
      await sql`drop table if exists ${sql.table(table)}`.execute(db);
    await copyDatabase(source, db, true);
    await commit();
  } finally {
    await source.close();
    await db.destroy();
  }
}

async function demandFree(db: Kysely<Schema>, replace: boolean): Promise<void> {
  const { rows: servers } = await sql`
    select 1 from pg_locks where locktype = 'advisory' and classid = ${PRESENT}
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  if (servers.length > 0) throw new RangeError('A server is using this database. Stop it first.');
  const { rows: there } = await sql<{
    people: string | null;
  }>`select to_regclass('people') as people`.execute(db);
  if (there[0].people === null || replace) return;
  const { rows } = await sql`select id from people union all select id from tables limit 1`.execute(db);
  if (rows.length > 0) throw notEmpty('This database');
}
