import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.ts';
import { codesOf, isListed, SharedStore, sittersOf } from './shared.ts';
import type { Write } from './store.ts';

/**
 * One file in a folder. Commits are on the disk when they are answered (`synchronous=FULL`), which is cheap because
 * many commands share one. The file belongs to one process: a second one is turned away.
 */
export class SqliteStore extends SharedStore {
  protected readonly db: Kysely<Schema>;
  private readonly file: Database.Database;
  private readonly lock: Database.Database;
  private statements: ReturnType<SqliteStore['prepare']> | null = null;

  constructor(folder: string) {
    super();
    mkdirSync(folder, { recursive: true });
    this.lock = lockFolder(folder);
    this.file = new Database(join(folder, 'entente.db'));
    this.file.pragma('journal_mode = WAL');
    this.file.pragma('synchronous = FULL');
    this.db = new Kysely<Schema>({
      dialect: new SqliteDialect({ database: this.file }),
    });
  }

  override async open(): Promise<void> {
    await super.open();
    this.statements = this.prepare();
    // Nobody else can be there, so promises of the process before this one are void.
    await this.db.updateTable('tables').set({ lease_by: null, lease_until: null }).execute();
  }

  override async close(): Promise<void> {
    await super.close();
    this.lock.close();
  }

  private prepare() {
    const sql = (text: string) => this.file.prepare(text);
    return {
      entry: sql(
        `insert or ignore into entries (table_id, seq, command, entry, at)
         select ?, ?, ?, ?, ? from tables where id = ? and rev = ?`,
      ),
      doc: sql('update tables set rev = rev + 1, doc = ?, listed = ?, changed = ? where id = ? and rev = ?'),
      rev: sql('select 1 from tables where id = ? and rev = ?'),
      clocks: sql('update tables set clocks = ? where id = ?'),
      watch: sql('update tables set wake_at = ?, lease_by = ?, lease_until = ? where id = ?'),
      snapshot: sql('insert or replace into snapshots (table_id, body) values (?, ?)'),
      talk: sql('insert or ignore into talk (table_id, number, body) values (?, ?, ?)'),
      dropCodes: sql('delete from codes where table_id = ?'),
      code: sql('insert into codes (code, table_id, seat) values (?, ?, ?)'),
      dropSitters: sql('delete from sitters where table_id = ?'),
      sitter: sql('insert into sitters (table_id, person) values (?, ?)'),
    };
  }

  /** Takes the one connection as a whole, so that it never lands inside another transaction. */
  async commit(writes: readonly Write[]): Promise<boolean[]> {
    return this.db.connection().execute(async () => {
      this.file.exec('begin immediate');
      try {
        const done = writes.map((write) => this.write(write));
        this.file.exec('commit');
        return done;
      } catch (fault) {
        this.file.exec('rollback');
        throw fault;
      }
    });
  }

  /** The first statement decides: if it finds another revision or a taken number, nothing is written at all. */
  private write(write: Write): boolean {
    const { statements: run } = this;
    if (run === null) throw new Error('the store is not open');
    const { table, rev, now, doc } = write;
    for (const [index, { entry, command }] of write.entries.entries()) {
      const seq = write.seq + index;
      const { changes } = run.entry.run(table, seq, command, JSON.stringify(entry), now, table, rev);
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
    if (write.talk !== undefined) {
      const { changes } = run.talk.run(table, write.talk.number, JSON.stringify(write.talk));
      if (changes === 0) return false;
    }
    if (write.clocks !== undefined) run.clocks.run(JSON.stringify(write.clocks), table);
    if (write.watch !== undefined) {
      run.watch.run(write.watch.wakeAt, write.watch.leaseBy, write.watch.leaseUntil, table);
    }
    if (write.snapshot !== undefined) run.snapshot.run(table, write.snapshot);
    return true;
  }

  /** The file belongs to this process alone. */
  onChange(): void {}
}

/** Held open as long as the process lives, however it ends. In a file of its own, which closes at once. */
function lockFolder(folder: string): Database.Database {
  const lock = new Database(join(folder, 'lock.db'));
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch {
    throw new Error(`Another server is using ${folder}. Several servers need Postgres: set DATABASE_URL.`);
  }
}
