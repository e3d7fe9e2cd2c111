import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putDatabase } from '../testing/kept-release.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { REAL_WORLD } from '../world.ts';
import { OLDEST_READER, READS_PACKED } from './migrations.ts';
import { SqliteStore } from './sqlite/sqlite.ts';

let folder: ServerFolder;
beforeEach(() => {
  folder = new ServerFolder();
});
afterEach(() => folder.leave());

const open = async () => {
  const store = new SqliteStore(folder.data, folder.bundle.storeThread, REAL_WORLD);
  await store.open();
  return store;
};

function inFile<Result>(work: (file: Database.Database) => Result, name = 'entente.db'): Result {
  const file = new Database(join(folder.data, name));
  try {
    return work(file);
  } finally {
    file.close();
  }
}

const applied = (file: Database.Database) =>
  (file.prepare('select name from kysely_migration order by name').all() as { name: string }[]).map(
    ({ name }) => name,
  );

test('a copy is made before a database is changed, and named', async () => {
  putDatabase('ca8bb7d', folder.data);
  const before = inFile(applied);
  const store = await open();
  await store.close();
  const [copy] = readdirSync(folder.data).filter((name) => name.startsWith('entente.db.before-'));
  expect(store.notes.join()).toContain(join(folder.data, copy));
  expect(inFile(applied, copy)).toEqual(before);
  expect(inFile(applied).length).toBeGreaterThan(before.length);
  const count = (file: Database.Database) => file.prepare('select count(*) as count from entries').all();
  expect(inFile(count, copy)).toEqual(inFile(count));
});

test('a new database needs no copy, and one that is up to date is not touched', async () => {
  for (let times = 0; times < 2; times++) await (await open()).close();
  expect(readdirSync(folder.data).filter((name) => name.includes('before'))).toEqual([]);
});

test('an upgrade never lets servers in again that could not read what is stored', async () => {
  putDatabase('658f6e8', folder.data);
  await (await open()).close();
  inFile((file) => {
    // As after the first log was packed, before a later upgrade.
    file.prepare("update house set body = ? where name = 'reader'").run(READS_PACKED);
    file.exec(
      "delete from kysely_migration where name >= '008-operator'; drop table audit; drop table blocks; drop table lines; drop table classes; drop table class_members; drop table lessons; drop table lesson_steps; drop table ratings; drop table rated; drop table experiments; drop table experiment_units",
    );
    file.exec('alter table reports drop column settled; alter table reports drop column answer');
  });
  const store = await open();
  await store.close();
  expect(store.notes.join()).toContain('008-operator');
  expect(inFile((file) => file.prepare("select body from house where name = 'reader'").all())).toEqual([
    { body: READS_PACKED },
  ]);
});

test('a schema that is newer by additions is used and not changed', async () => {
  await (await open()).close();
  inFile((file) => file.prepare(`insert into kysely_migration values ('999-future', '2030')`).run());
  const store = await open();
  expect(store.notes.join()).toContain('999-future');
  await store.ping();
  await store.close();
  expect(inFile(applied)).toContain('999-future');
});

test('a schema that is too new is refused in plain words, and nothing is changed', async () => {
  await (await open()).close();
  inFile((file) => {
    file.prepare(`insert into kysely_migration values ('999-future', '2030')`).run();
    file
      .prepare(`update house set body = '999-future' where name = 'reader' and body = ?`)
      .run(OLDEST_READER);
  });
  const before = inFile((file) => file.prepare('select * from house').all());
  await expect(folder.start()).rejects.toThrow(
    /newer version of Entente \(999-future\).*Nothing was changed/,
  );
  expect(inFile((file) => file.prepare('select * from house').all())).toEqual(before);
  expect(existsSync(join(folder.data, 'entente.db.before-999-future'))).toBe(false);
});
