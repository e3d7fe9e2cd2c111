import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { REAL_WORLD } from '../world.ts';
import { ReadOnlyDatabase } from './read-only.ts';

let folder: ServerFolder;
beforeEach(() => {
  folder = new ServerFolder();
});
afterEach(() => folder.leave());

test('a table is read as it was at one time, while it changes', async () => {
  const store = new SqliteStore(folder.data, folder.bundle.storeThread, REAL_WORLD);
  await store.open();
  await store.close();
  const file = new Database(`${folder.data}/entente.db`);
  file.exec("insert into tables (id, rev, listed, doc, changed) values ('t', 1, 0, '0', 1)");
  const change = file.transaction((number: number) => {
    file.prepare("insert into entries (table_id, seq, entry, at) values ('t', ?, '{}', 1)").run(number);
    file.prepare('update tables set doc = ?').run(`${number + 1}`);
  });
  // Between any two questions of the reader.
  const changing = (async () => {
    for (let number = 0; number < 300; number++) {
      change(number);
      await Promise.resolve();
    }
  })();
  const database = new ReadOnlyDatabase(folder.data);
  const read: { doc: string; entries: readonly unknown[] }[] = [];
  for await (const table of database.tables()) read.push(table);
  await changing;
  await database.close();
  file.close();
  expect(read.map(({ doc }) => Number(doc))).toEqual(read.map(({ entries }) => entries.length));
  expect(read).toHaveLength(1);
});
