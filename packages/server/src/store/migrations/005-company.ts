import type { Kysely, Migration } from 'kysely';

/** Whom people have muted, whom they have invited, and what they have reported. */
export const company: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mutes')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('other', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('mutes_once', ['person', 'other'])
      .execute();
    await db.schema.createIndex('mutes_other').on('mutes').column('other').execute();
    await db.schema
      .createTable('invitations')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('invitations_once', ['person', 'table_id'])
      .execute();
    await db.schema.createIndex('invitations_host').on('invitations').column('host').execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('about', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('reports_at').on('reports').column('at').execute();
  },
};
