import { Kysely } from 'kysely';
import type Database from 'libsql';
import { unpackLog } from '../store/packed-log.ts';
import type { Schema } from '../store/schema.ts';
import { dialectOver } from '../store/sqlite/dialect.ts';
import { openFile } from '../store/sqlite/file.ts';

/** In the table `house` of a backup: when it was made. */
const MADE = 'backup';

/** A SQLite file that no server is using. */
export class BackupFile {
  readonly file: Database.Database;
  readonly db: Kysely<Schema>;

  constructor(path: string) {
    this.file = openFile(path);
    this.db = new Kysely<Schema>({
      dialect: dialectOver(async (text, parameters) => {
        const statement = this.file.prepare(text);
        if (statement.reader) return { rows: statement.all(...parameters), changes: 0 };
        return { rows: [], changes: statement.run(...parameters).changes };
      }),
    });
  }

  rows<Found>(sql: string, ...values: readonly (string | number | null)[]): Found[] {
    return this.file.prepare(sql).all(...values) as Found[];
  }

  run(sql: string, ...values: readonly (string | number | null)[]): void {
    this.file.prepare(sql).run(...values);
  }

  has(table: string): boolean {
    return this.rows("select 1 from sqlite_master where type = 'table' and name = ?", table).length > 0;
  }

  /** The oldest databases have no room for it. */
  noteMade(made: number): void {
    if (!this.has('house')) return;
    this.run('insert or replace into house (name, body) values (?, ?)', MADE, String(made));
  }

  /** When it was made; of a plain copy of a database, when anything at a table last changed in it. */
  made(): number {
    const noted = this.has('house')
      ? this.rows<{ body: string }>('select body from house where name = ?', MADE)
      : [];
    if (noted.length > 0) return Number(noted[0].body);
    return this.rows<{ last: number | null }>('select max(changed) as last from tables')[0].last ?? 0;
  }

  /** Entries of finished games whose logs are packed. */
  packedEntries(): number {
    if (!this.has('logs')) return 0;
    return this.rows<{ sum: number | null }>('select sum(entries) as sum from logs')[0].sum ?? 0;
  }

  /** Puts logs that go on after this time back into single entries. */
  async unpackLogs(after: number): Promise<void> {
    if (!this.has('logs')) return;
    const logs = this.rows<{ table_id: string; body: string }>(
      'select table_id, body from logs where last_at > ?',
      after,
    );
    for (const { table_id, body } of logs) {
      for (const { seq, command, entry, at, hash } of await unpackLog(body))
        this.run(
          'insert into entries (table_id, seq, command, entry, at, hash) values (?, ?, ?, ?, ?, ?)',
          ...[table_id, seq, command, entry, at, hash],
        );
      this.run('delete from logs where table_id = ?', table_id);
    }
  }

  /** Has anybody ever used it? */
  hasContents(): boolean {
    return (
      this.has('people') &&
      this.rows('select id from people union all select id from tables limit 1').length > 0
    );
  }

  close(): void {
    this.file.close();
  }
}
