import { anyGame } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { createTable } from '@entente/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { Metrics } from '../metrics.ts';
import { Rules } from '../rules.ts';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { REAL_WORLD, restIn } from '../world.ts';
import { newTable } from './new-table.ts';
import { Tables } from './tables.ts';

let folder: ServerFolder;
let store: SqliteStore;
let tables: Tables;
beforeEach(async () => {
  folder = new ServerFolder();
  store = new SqliteStore(folder.data, folder.bundle.storeThread, REAL_WORLD);
  await store.open();
  tables = open(100_000_000);
});
afterEach(async () => {
  await store.close();
  await folder.leave();
});

function open(memory: number): Tables {
  return new Tables({
    store,
    rules: new Rules(new Map([['goofspiel', anyGame(goofspiel)]]), null, store.rules),
    memory,
    world: REAL_WORLD,
    now: Date.now,
    presence: { isOnline: () => true },
    log: console,
    commits: new Metrics(),
    afterCommit: () => {},
  });
}

async function addTable(): Promise<string> {
  const wish = createTable.parse({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] });
  const doc = newTable(
    anyGame(goofspiel),
    wish,
    { id: newId(REAL_WORLD), name: 'Ann' },
    REAL_WORLD,
    Date.now(),
  );
  await store.tables.add(doc, Date.now());
  return doc.id;
}

test('a table stays in memory until another process has changed it', async () => {
  const id = await addTable();
  const live = await tables.with(id, (one) => one);
  expect(await tables.with(id, (one) => one)).toBe(live);
  tables.forget(id);
  expect(await tables.with(id, (one) => one)).not.toBe(live);
});

test('also when that is heard while something is being done to it here', async () => {
  const id = await addTable();
  const live = await tables.with(id, async (one) => {
    const kept = tables.commit(one, { doc: { ...one.doc, name: 'Sunday' } });
    tables.forget(id);
    await kept;
    return one;
  });
  const again = await tables.with(id, (one) => one);
  expect(again).not.toBe(live);
  expect(again.doc.name).toBe('Sunday');
});

test('tables in memory are bounded by what they weigh; finished ones are put away first, and the longest unused', async () => {
  const [one, finished, two, three] = [
    await addTable(),
    await addTable(),
    await addTable(),
    await addTable(),
  ];
  const { weight } = await tables.with(one, (live) => live);
  const small = open(2.5 * weight);
  const look = (id: string) => small.with(id, (live) => live);
  const running = await look(one);
  await small.with(finished, (live) =>
    small.commit(live, { doc: { ...live.doc, phase: 'over', ended: 'closed' } }),
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
  const lobby = newTable(
    anyGame(goofspiel),
    wish,
    { id: newId(REAL_WORLD), name: 'Ann' },
    REAL_WORLD,
    Date.now(),
  );
  const doc = { ...lobby, phase: 'running' as const };
  doc.chairs = doc.chairs.map((chair, seat) => ({ ...chair, nonce: `${seat}`.repeat(16) }));
  await store.tables.add(doc, Date.now());
  const weights = await tables.with(doc.id, async (live) => {
    const before = live.weight;
    const bid = { do: 'bid', card: 3 };
    for (const seat of [0, 1]) live.play?.take(seat, bid);
    const played = live.weight;
    await live.at(
      0,
      () => restIn(tables.world),
      () => {},
    );
    return [before, played, live.weight];
  });
  expect(weights).toEqual([...weights].sort((a, b) => a - b));
  expect(new Set(weights).size).toBe(3);
});
