import type { Kysely, Migration } from 'kysely';

/** Experiments of many games, and the games of each as they were played: unit by unit. */
export const experiments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('experiments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('progress', 'text', (column) => column.notNull())
      .addColumn('spent', 'bigint', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('delete_at', 'bigint', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('lease', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('experiments_person').on('experiments').column('person').execute();
    await db.schema
      .createTable('experiment_units')
      .addColumn('experiment', 'text', (column) => column.notNull())
      .addColumn('unit', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('experiment_units_once', ['experiment', 'unit'])
      .execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('experiment_units').execute();
    await db.schema.dropTable('experiments').execute();
  },
};
