import { type Kysely, type Migration, sql } from 'kysely';

/** Logs of finished games as one packed row each. Snapshots of finished games go: they are a cache of what is seldom loaded. */
export const packedLogs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('logs')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('entries', 'integer', (column) => column.notNull())
      .addColumn('first_at', 'bigint', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await sql`
      delete from snapshots
      where table_id in (select id from tables where doc like '%"phase":"over"%')`.execute(db);
  },
};
