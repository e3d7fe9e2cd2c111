import { anyGame } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { createTable } from '@entente/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { Metrics } from '../metrics.ts';
import { Rules } from '../rules.ts';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import type { TableDoc } from '../store/table-doc.ts';
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

function lobby(): TableDoc {
  const wish = createTable.parse({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'me' }] });
  return newTable(anyGame(goofspiel), wish, { id: newId(REAL_WORLD), name: 'Ann' }, REAL_WORLD, Date.now());
}

async function addTable(): Promise<string> {
  const doc = lobby();
  await store.tables.add(doc, Date.now());
  return doc.id;
}

async function addGame(): Promise<string> {
  const doc = { ...lobby(), phase: 'running' as const };
  doc.chairs = doc.chairs.map((chair, seat) => ({ ...chair, nonce: `${seat}`.repeat(16) }));
  await store.tables.add(doc, Date.now());
  return doc.id;
}

const card = (number: number) => ({ do: 'bid', card: number });

const bid = (at: Tables, id: string, seat: number, number: number) =>
  at.with(id, (live) => {
    const answer = live.play?.take(seat, card(number));
    if (!answer?.ok) throw new Error('not allowed');
    return at.commit(live, { entries: [{ entry: answer.entry, command: `${seat}:${number}` }] });
  });

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

test('a game that another process plays on is not loaded again: it takes in what is new', async () => {
  const id = await addGame();
  const there = open(100_000_000);
  const live = await tables.with(id, (one) => one);
  await bid(tables, id, 0, 1);
  await bid(there, id, 1, 2);
  await bid(there, id, 0, 3);
  tables.forget(id);
  const theirs = await there.with(id, (one) => one);
  expect(await tables.with(id, (one) => one)).toBe(live);
  expect(live.play?.position).toEqual(theirs.play?.position);
  expect([live.entries, live.moment, live.rev]).toEqual([theirs.entries, theirs.moment, theirs.rev]);
  expect([...live.commandsDone]).toEqual(['0:1', '1:2', '0:3']);
  // And goes on from there.
  await bid(tables, id, 1, 4);
  there.forget(id);
  expect(await there.with(id, ({ entries }) => entries)).toBe(4);
});

test('where that does not continue what is here, it is loaded as a whole', async () => {
  const id = await addGame();
  const there = open(100_000_000);
  const live = await tables.with(id, (one) => one);
  await bid(there, id, 0, 1);
  // Here, another answer was not stored.
  live.play?.take(0, card(5));
  tables.forget(id);
  const again = await tables.with(id, (one) => one);
  expect(again).not.toBe(live);
  expect(again.play?.position).toEqual(await there.with(id, (one) => one.play?.position));
  await there.with(id, (one) => there.commit(one, { doc: { ...one.doc, phase: 'over', ended: 'closed' } }));
  tables.forget(id);
  expect(await tables.with(id, ({ doc }) => doc.phase)).toBe('over');
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
  const weights = await tables.with(await addGame(), async (live) => {
    const before = live.weight;
    for (const seat of [0, 1]) live.play?.take(seat, card(3));
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
