import type { Kysely, Migration } from 'kysely';

/** Classes, and the people in them. */
export const classes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('classes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('rev', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('delete_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('classes_delete_at').on('classes').column('delete_at').execute();
    await db.schema
      .createTable('class_members')
      .addColumn('class_id', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('class_members_once', ['class_id', 'person'])
      .execute();
    await db.schema.createIndex('class_members_person').on('class_members').column('person').execute();
  },
};
