import type { Kysely, Migration } from 'kysely';

/** What lists say of a game, so that they need not play it. */
export const lines: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('lines')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
  },
};
