import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { lessons } from './011-lessons.ts';
import { lessonSteps } from './014-lesson-steps.ts';

test.each([
  ['lessons', lessons],
  ['lesson_steps', lessonSteps],
])('%s come and go with their migration', async (name, migration) => {
  const database = new Database(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name);
  await migration.up(db);
  expect(await tables()).toEqual([name]);
  await migration.down?.(db);
  expect(await tables()).toEqual([]);
  await db.destroy();
});
