import { type Kysely, type Migration, sql } from 'kysely';

/** When the cookie of a session was last given to its browser. */
export const renewals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('sessions')
      .addColumn('renewed', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update sessions set renewed = began`.execute(db);
  },
};
