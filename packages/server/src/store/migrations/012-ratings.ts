import type { Kysely, Migration } from 'kysely';

/** How strong people are among people. */
export const ratings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('ratings')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('mean', 'double precision', (column) => column.notNull())
      .addColumn('spread', 'double precision', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_once', ['person', 'game', 'seats'])
      .execute();
    await db.schema
      .createTable('rated')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .execute();
  },
};
