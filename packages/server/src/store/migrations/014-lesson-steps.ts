import type { Kysely, Migration } from 'kysely';

/** How many learners came to each step of a lesson, and how many went on. It names nobody. */
export const lessonSteps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('lesson_steps')
      .addColumn('lesson', 'text', (column) => column.notNull())
      .addColumn('steps', 'integer', (column) => column.notNull())
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('came', 'integer', (column) => column.notNull())
      .addColumn('passed', 'integer', (column) => column.notNull())
      .addColumn('seconds', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('lesson_steps_key', ['lesson', 'steps', 'step'])
      .execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('lesson_steps').execute();
  },
};
