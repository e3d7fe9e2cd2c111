import type { Kysely, Migration } from 'kysely';

/** The lessons that a person has finished. */
export const lessons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('lessons')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('lesson', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('lessons_key', ['person', 'lesson'])
      .execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('lessons').execute();
  },
};
