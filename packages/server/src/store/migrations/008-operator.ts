import type { Kysely, Migration } from 'kysely';

/** What the operator of a server does: the audit log, people who are blocked, reports that are settled. */
export const operator: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('audit')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('done', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('audit_at').on('audit').column('at').execute();
    await db.schema
      .createTable('blocks')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('reports').addColumn('settled', 'bigint').execute();
    await db.schema.alterTable('reports').addColumn('answer', 'text').execute();
  },
};
