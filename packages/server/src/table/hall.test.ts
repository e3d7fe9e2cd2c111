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
  place = new Place();
  store = new SqliteStore(place.data, place.bundle.storeThread);
  await store.open();
  hall = new Hall(store, new Map([['goofspiel', anyGame(goofspiel)]]), 100_000_000, Date.now);
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

test('tables in memory are bounded by what they weigh; finished ones are put away first, and the longest unused', async () => {
  const [one, finished, two, three] = [
    await addTable(),
    await addTable(),
    await addTable(),
    await addTable(),
  ];
  const { weight } = await hall.at(one, (room) => room);
  const small = new Hall(store, hall.games, 2.5 * weight, Date.now);
  const look = (id: string) => small.at(id, (room) => room);
  const running = await look(one);
  await small.at(finished, (room) =>
    small.keep(room, { doc: { ...room.doc, phase: 'over', ended: 'closed' } }),
  );
  const over = await look(finished);
  expect(small.resident.tables).toBe(2);
  await look(two);
  // The finished one was used later, but goes first.
  expect(await look(one)).toBe(running);
  expect(small.resident.tables).toBe(2);
  await look(three);
  expect(await look(one)).toBe(running);
  expect(await look(finished)).not.toBe(over);
  for (let times = 0; times < 20; times++) await look(await addTable());
  expect(small.resident.tables).toBe(2);
  expect(small.resident.bytes).toBeLessThanOrEqual(2.5 * weight);
});

test('a table weighs more with every answer, and with what is kept for looking back', async () => {
  const wish = createTable.parse({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'me' }] });
  const lobby = newTable(anyGame(goofspiel), wish, { id: newId(), name: 'Ann' }, Date.now());
  const doc = { ...lobby, phase: 'running' as const };
  doc.chairs = doc.chairs.map((chair, seat) => ({ ...chair, nonce: `${seat}`.repeat(16) }));
  await store.addTable(doc, Date.now());
  const weights = await hall.at(doc.id, (room) => {
    const before = room.weight;
    const bid = { do: 'bid', card: 3 };
    for (const seat of [0, 1]) room.play?.take(seat, bid);
    const played = room.weight;
    room.at(0);
    return [before, played, room.weight];
  });
  expect(weights).toEqual([...weights].sort((a, b) => a - b));
  expect(new Set(weights).size).toBe(3);
});
