import type { Kysely, Migration } from 'kysely';

/** What keeps history: the rules that tables were begun with, and hashes of positions on the way. */
export const history: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rules')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('entries').addColumn('hash', 'text').execute();
  },
};
