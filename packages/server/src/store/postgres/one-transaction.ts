import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Schema } from '../schema.ts';

interface OneTransaction {
  readonly db: Kysely<Schema>;
  /** Without it nothing has happened when the connection closes. */
  commit(): Promise<void>;
}

/**
 * A database on one connection, in one transaction from the first statement on. It may take as long as it likes; if the
 * connection is lost, so is everything.
 * @param begin how it begins, in SQL
 */
export function inOneTransaction(url: string, begin: string): OneTransaction {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    types: {
      // No time and no count is larger than a number can be.
      getTypeParser: (type, format) =>
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  });
  // Its query fails when the connection breaks.
  client.on('error', () => {});
  const connection = { query: client.query.bind(client), release() {} };
  let begun: Promise<unknown> | null = null;
  const pool = {
    async connect() {
      begun ??= client.connect().then(() => client.query(begin));
      await begun;
      return connection;
    },
    end: () => client.end(),
  } as PostgresPool;
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    async commit() {
      await client.query('commit');
    },
  };
}
