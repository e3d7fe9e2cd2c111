import { anyGame } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { createTable } from '@entente/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import { Place } from '../testing/place.ts';
import { newTable } from './create.ts';
import { Hall } from './hall.ts';

let place: Place;
let store: SqliteStore;
let hall: Hall;
beforeEach(async () => {
  place = await Place.make();
  store = new SqliteStore(place.data, place.bundle.storeThread);
  await store.open();
  hall = new Hall(store, new Map([['goofspiel', anyGame(goofspiel)]]), 100, Date.now);
});
afterEach(async () => {
  await store.close();
  await place.leave();
});

async function addTable(): Promise<string> {
  const wish = createTable.parse({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] });
  const doc = newTable(anyGame(goofspiel), wish, { id: newId(), name: 'Ann' }, Date.now());
  await store.addTable(doc, Date.now());
  return doc.id;
}

test('a table stays in memory until another process has changed it', async () => {
  const id = await addTable();
  const room = await hall.at(id, (one) => one);
  expect(await hall.at(id, (one) => one)).toBe(room);
  hall.forget(id);
  expect(await hall.at(id, (one) => one)).not.toBe(room);
});

test('also when that is heard while something is being done to it here', async () => {
  const id = await addTable();
  const room = await hall.at(id, async (one) => {
    const kept = hall.keep(one, { doc: { ...one.doc, name: 'Sunday' } });
    hall.forget(id);
    await kept;
    return one;
  });
  const again = await hall.at(id, (one) => one);
  expect(again).not.toBe(room);
  expect(again.doc.name).toBe('Sunday');
});
