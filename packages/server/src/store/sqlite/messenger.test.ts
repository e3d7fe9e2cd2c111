import { afterEach, beforeEach, expect, test } from 'vitest';
import { Place } from '../../testing/place.ts';
import { Messenger } from './messenger.ts';

let place: Place;
let messenger: Messenger;
beforeEach(async () => {
  place = new Place();
  messenger = new Messenger(place.bundle.storeThread);
});
afterEach(async () => {
  await messenger.close();
  await place.leave();
});

const query = (sql: string) => messenger.ask({ ask: 'query', sql, parameters: [] });

test('who closes while much is under way gets every answer first, and none after that', async () => {
  await messenger.ask({ ask: 'open', folder: place.data, limit: null });
  await query('create table numbers (n integer)');
  const answers = Array.from({ length: 300 }, (_, n) => query(`insert into numbers values (${n})`));
  const closed = messenger.close();
  await expect(query('select 1')).rejects.toThrow('the store is closed');
  expect((await Promise.all(answers)).map(({ changes }) => changes)).toEqual(answers.map(() => 1));
  await closed;

  messenger = new Messenger(place.bundle.storeThread);
  await messenger.ask({ ask: 'open', folder: place.data, limit: null });
  expect((await query('select count(*) as count from numbers')).rows).toEqual([{ count: 300 }]);
});

test('a file that cannot be opened is a fault in words, and the thread can still be closed', async () => {
  await expect(messenger.ask({ ask: 'open', folder: '/dev/null/none', limit: null })).rejects.toThrow(
    /ENOTDIR|EEXIST/,
  );
  await expect(query('select 1')).rejects.toThrow('the store is not open');
});
