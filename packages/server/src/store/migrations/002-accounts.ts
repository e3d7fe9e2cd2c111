import { type Kysely, type Migration, sql } from 'kysely';

/** Ways to come back as the same person, and sessions that can be told apart. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['id', 'agent']) {
      await db.schema
        .alterTable('sessions')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
    await db.schema
      .alterTable('sessions')
      .addColumn('began', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    // Sessions from before have no name of their own; a part of the hash of a secret gives nothing away.
    await sql`update sessions set id = substr(hash, 1, 16), began = used`.execute(db);
    await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
    await db.schema.alterTable('talk').addColumn('person', 'text').execute();
    await db.schema.createIndex('talk_person').on('talk').column('person').execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('added', 'bigint', (column) => column.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
    await db.schema
      .createTable('mails')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull().unique())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('recoveries')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('made', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('tickets')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('address', 'text')
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
};
