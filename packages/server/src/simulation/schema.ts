import { Kysely, Migrator } from 'kysely';
import Database from 'libsql';
import { migrations, OLDEST_READER, READER } from '../store/migrations.ts';
import type { Schema } from '../store/schema.ts';
import { dialectOver } from '../store/sqlite/dialect.ts';

/** The statements that make a database as the migrations leave it. */
export async function migratedSchema(): Promise<string[]> {
  const sqlite = new Database(':memory:');
  const db = new Kysely<Schema>({
    dialect: dialectOver(async (sql, parameters) => {
      const statement = sqlite.prepare(sql);
      if (statement.reader) return { rows: statement.all(...parameters), changes: 0 };
      return { rows: [], changes: statement.run(...parameters).changes };
    }),
  });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw new Error('the migrations failed', { cause: error });
  const made = sqlite.prepare('select sql from sqlite_master where sql is not null').all() as {
    sql: string;
  }[];
  const names = Object.keys(await migrations.getMigrations());
  return [
    ...made.map(({ sql }) => sql),
    ...names.map((name) => `insert into kysely_migration (name, timestamp) values ('${name}', '')`),
    `insert into house (name, body) values ('${READER}', '${OLDEST_READER}')`,
  ];
}
