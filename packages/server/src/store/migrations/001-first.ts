import type { Kysely, Migration } from 'kysely';

/** Times are milliseconds since 1970, which need more than 32 bits in Postgres. */
export const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('used', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('rev', 'integer', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('doc', 'text', (column) => column.notNull())
      .addColumn('clocks', 'text')
      .addColumn('wake_at', 'bigint')
      .addColumn('lease_by', 'text')
      .addColumn('lease_until', 'bigint')
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tables_wake').on('tables').column('wake_at').execute();
    await db.schema.createIndex('tables_listed').on('tables').columns(['listed', 'changed']).execute();
    await db.schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('command', 'text')
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('entries_once', ['table_id', 'seq'])
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('talk')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addUniqueConstraint('talk_once', ['table_id', 'number'])
      .execute();
    await db.schema
      .createTable('codes')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .execute();
    await db.schema.createIndex('codes_table').on('codes').column('table_id').execute();
    await db.schema
      .createTable('sitters')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('sitters_once', ['person', 'table_id'])
      .execute();
    await db.schema.createIndex('sitters_table').on('sitters').column('table_id').execute();
  },
};
