import type { Kysely, Migration } from 'kysely';

/** Channels of people, and the notices still to be sent. */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('people').addColumn('language', 'text').execute();
    await db.schema
      .alterTable('people')
      .addColumn('digest', 'text', (column) => column.notNull().defaultTo('once'))
      .execute();
    await db.schema
      .alterTable('people')
      .addColumn('muted', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .createTable('house')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('channels')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('active', 'integer', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('sent', 'bigint')
      .addColumn('failed', 'bigint')
      .addColumn('fault', 'text')
      .addColumn('lease_until', 'bigint')
      .execute();
    await db.schema.createIndex('channels_person').on('channels').column('person').execute();
    await db.schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('question', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('due', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('done', 'bigint')
      .execute();
    await db.schema.createIndex('jobs_due').on('jobs').columns(['done', 'due']).execute();
    await db.schema.createIndex('jobs_person').on('jobs').columns(['person', 'table_id']).execute();
  },
};
