import { type Kysely, Migrator } from 'kysely';
import { migrations } from '../store/migrations.ts';
import type { Schema } from '../store/schema.ts';
import type { ReadOnlyDatabase } from '../upgrade/read-only.ts';

/**
 * Fills an empty database with everything that another one has, in the schema of that one.
 * @param isInTransaction whether all of it is one transaction already
 */
export async function copyDatabase(
  from: ReadOnlyDatabase,
  to: Kysely<Schema>,
  isInTransaction: boolean,
): Promise<void> {
  await bringTo(to, await from.migrations(), isInTransaction);
  for (const table of await from.tableNames()) {
    for await (const rows of from.rows(table)) await to.insertInto(table).values(rows).execute();
  }
}

async function bringTo(
  db: Kysely<Schema>,
  names: readonly string[],
  disableTransactions: boolean,
): Promise<void> {
  const known = await migrations.getMigrations();
  const newer = names.filter((name) => !Object.hasOwn(known, name));
  if (newer.length > 0)
    throw new RangeError(
      `This database belongs to a newer version of Entente (${newer.join(', ')}). Use that version for it.`,
    );
  const wanted = Object.fromEntries(names.map((name) => [name, known[name]]));
  const provider = { getMigrations: async () => wanted };
  const { error } = await new Migrator({ db, provider, disableTransactions }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error(JSON.stringify(error));
}
