import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { codesOf, isListed, sittersOf } from '../rows.ts';
import type { Write } from '../store.ts';
import type { Rows } from './requests.ts';

export const DATABASE_FILE = 'entente.db';

/** Bytes of a page: SQLite's own default. */
const PAGE = 4096;
/** Milliseconds to wait for others. */
const PATIENCE = 5_000;

/**
 * One file in a folder. Commits are on the disk when they are answered (`synchronous=FULL`), which is cheap because
 * many commands share one. The file belongs to one process: a second one is turned away.
 */
export class SqliteFile {
  private readonly lock: Database.Database;
  private readonly file: Database.Database;
  private statements: ReturnType<SqliteFile['prepare']> | null = null;

  /** @param limit bytes that it may take */
  constructor(folder: string, limit: number | null) {
    mkdirSync(folder, { recursive: true });
    this.lock = lockFolder(folder);
    this.file = openFile(join(folder, DATABASE_FILE));
    this.file.pragma('journal_mode = WAL');
    this.file.pragma('synchronous = FULL');
    if (limit !== null) this.file.pragma(`max_page_count = ${Math.ceil(limit / PAGE)}`);
  }

  close(): void {
    this.file.close();
    this.lock.close();
  }

  query(sql: string, parameters: readonly unknown[]): Rows {
    // A full disk ends a transaction by itself.
    if (sql === 'rollback' && !this.file.inTransaction) return { rows: [], changes: 0 };
    const statement = this.file.prepare(sql);
    if (statement.reader) return { rows: statement.all(...parameters), changes: 0 };
    return { rows: [], changes: statement.run(...parameters).changes };
  }

  /** All in one transaction, each of them whole or not at all. */
  commit(writes: readonly Write[]): boolean[] {
    // Not before the migrations have made the tables.
    this.statements ??= this.prepare();
    const run = this.statements;
    run.begin.run();
    try {
      const done = writes.map((write) => this.write(run, write));
      run.commit.run();
      return done;
    } catch (fault) {
      this.query('rollback', []);
      throw fault;
    }
  }

  private prepare() {
    const sql = (text: string) => this.file.prepare(text);
    return {
      begin: sql('begin immediate'),
      commit: sql('commit'),
      entry: sql(
        `insert or ignore into entries (table_id, seq, command, entry, at, hash)
         select ?, ?, ?, ?, ?, ? from tables where id = ? and rev = ?`,
      ),
      doc: sql('update tables set rev = rev + 1, doc = ?, listed = ?, changed = ? where id = ? and rev = ?'),
      rev: sql('select 1 from tables where id = ? and rev = ?'),
      clocks: sql('update tables set clocks = ? where id = ?'),
      lease: sql('update tables set wake_at = ?, lease_by = ?, lease_until = ? where id = ?'),
      snapshot: sql('insert or replace into snapshots (table_id, body) values (?, ?)'),
      dropSnapshot: sql('delete from snapshots where table_id = ?'),
      later: sql('select 1 from entries where table_id = ? and seq >= ?'),
      said: sql('select 1 from talk where table_id = ? and number > ?'),
      talk: sql('insert or ignore into talk (table_id, number, body, person) values (?, ?, ?, ?)'),
      dropCodes: sql('delete from codes where table_id = ?'),
      code: sql('insert into codes (code, table_id, seat) values (?, ?, ?)'),
      dropSitters: sql('delete from sitters where table_id = ?'),
      sitter: sql('insert into sitters (table_id, person) values (?, ?)'),
    };
  }

  /** The first statement decides: if it finds another revision or a taken number, nothing is written at all. */
  private write(run: ReturnType<SqliteFile['prepare']>, write: Write): boolean {
    const { table, rev, now, doc, talk = [], said = null } = write;
    if (write.entries.length === 0 && run.later.get(table, write.seq) !== undefined) return false;
    if (talk.length > 0 && said !== null && run.said.get(table, said) !== undefined) return false;
    for (const [index, { entry, command, hash = null }] of write.entries.entries()) {
      const seq = write.seq + index;
      const { changes } = run.entry.run(table, seq, command, JSON.stringify(entry), now, hash, table, rev);
      if (changes === 0) {
        if (index > 0) throw new Error(`entries of table ${table} have a hole`);
        return false;
      }
    }
    if (doc !== undefined) {
      const { changes } = run.doc.run(JSON.stringify(doc), isListed(doc), now, table, rev);
      if (changes === 0) return false;
      run.dropCodes.run(table);
      for (const row of codesOf(doc)) run.code.run(row.code, table, row.seat);
      run.dropSitters.run(table);
      for (const { person } of sittersOf(doc)) run.sitter.run(table, person);
    } else if (write.entries.length === 0 && run.rev.get(table, rev) === undefined) return false;
    for (const { line, speaker } of talk) {
      const { changes } = run.talk.run(table, line.number, JSON.stringify(line), speaker);
      if (changes === 0) return false;
    }
    if (write.clocks !== undefined) run.clocks.run(JSON.stringify(write.clocks), table);
    if (write.lease !== undefined) {
      run.lease.run(write.lease.wakeAt, write.lease.leaseBy, write.lease.leaseUntil, table);
    }
    if (write.snapshot === null) run.dropSnapshot.run(table);
    else if (write.snapshot !== undefined) run.snapshot.run(table, write.snapshot);
    return true;
  }
}

/** Others have the file open, too: backups, tools of the operator. They lock it for moments only. */
export function openFile(path: string): Database.Database {
  const file = new Database(path);
  file.pragma(`busy_timeout = ${PATIENCE}`);
  return file;
}

/** Held open as long as the process lives, however it ends. In a file of its own, which closes at once. */
export function lockFolder(folder: string): Database.Database {
  const lock = new Database(join(folder, 'lock.db'));
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch {
    lock.close();
    throw new Error(`Another server is using ${folder}. Several servers need Postgres: set DATABASE_URL.`);
  }
}
