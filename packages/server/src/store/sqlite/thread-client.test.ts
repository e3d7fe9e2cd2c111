import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ServerFolder } from '../../testing/server-folder.ts';
import { DATABASE_FILE } from './file.ts';
import { ThreadClient } from './thread-client.ts';

let folder: ServerFolder;
let thread: ThreadClient;
beforeEach(async () => {
  folder = new ServerFolder();
  thread = new ThreadClient(folder.bundle.storeThread);
});
afterEach(async () => {
  await thread.close();
  await folder.leave();
});

const query = (sql: string) => thread.ask({ ask: 'query', sql, parameters: [] });

test('closing with much under way gives every answer first, and none after that', async () => {
  await thread.ask({ ask: 'open', folder: folder.data, limit: null });
  await query('create table numbers (n integer)');
  const answers = Array.from({ length: 300 }, (_, n) => query(`insert into numbers values (${n})`));
  const closed = thread.close();
  await expect(query('select 1')).rejects.toThrow('the store is closed');
  expect((await Promise.all(answers)).map(({ changes }) => changes)).toEqual(answers.map(() => 1));
  await closed;

  thread = new ThreadClient(folder.bundle.storeThread);
  await thread.ask({ ask: 'open', folder: folder.data, limit: null });
  expect((await query('select count(*) as count from numbers')).rows).toEqual([{ count: 300 }]);
});

test('whoever else writes into the file for a moment is waited for', async () => {
  await thread.ask({ ask: 'open', folder: folder.data, limit: null });
  await query('create table numbers (n integer)');
  const other = new Database(join(folder.data, DATABASE_FILE));
  other.exec('begin immediate');
  const written = query('insert into numbers values (-1)');
  const insert = other.prepare('insert into numbers values (?)');
  for (let n = 0; n < 50_000; n++) insert.run(n);
  other.exec('commit');
  other.close();
  expect((await written).changes).toBe(1);
});

test('a file that cannot be opened is a fault in words, and the thread can still be closed', async () => {
  await expect(thread.ask({ ask: 'open', folder: '/dev/null/none', limit: null })).rejects.toThrow(
    /ENOTDIR|EEXIST/,
  );
  await expect(query('select 1')).rejects.toThrow('the store is not open');
});
