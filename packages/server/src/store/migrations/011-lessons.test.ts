import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { lessons } from './011-lessons.ts';

test('lessons come and go with their migration', async () => {
  const database = new Database(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name);
  await lessons.up(db);
  expect(await tables()).toEqual(['lessons']);
  await lessons.down?.(db);
  expect(await tables()).toEqual([]);
  await db.destroy();
});
