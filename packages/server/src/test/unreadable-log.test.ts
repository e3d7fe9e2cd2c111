import { join } from 'node:path';
import { type AnyGame, anyGame } from '@entente/engine';
import { connectFour, ticTacToe } from '@entente/game-examples';
import type { DataAnswer, TableState, TablesAnswer } from '@entente/protocol';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { latestView, playOn, startedTable, viewWhen } from '../testing/goofspiel.ts';
import { Guest } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';

const NOON = 1_800_000_000_000;
let folder: ServerFolder;
beforeEach(() => {
  folder = new ServerFolder();
});
afterEach(async () => {
  await folder.leave();
});

test('a table whose log cannot be played does not block lists, clocks, notices or the deletion of an account', async () => {
  const before = await folder.start({ now: () => NOON, privateNotices: true });
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(before.address, name)));
  const broken = await startedTable([ann, bob], 0, 'live');
  const whole = await startedTable([ann, bob], 0, 'live');
  await ann.ask('POST', '/api/me/channels', { kind: 'webhook', url: 'http://127.0.0.1:9/' });
  const { rev } = (await before.services.store.tables.load(broken.id)) ?? { rev: 0 };
  const entry = { seat: 0, choice: { do: 'bid', card: 99 }, seal: '' };
  const write = { table: broken.id, rev, seq: 0, entries: [{ entry, command: null }], now: NOON };
  expect(await before.services.store.tables.commit([write])).toEqual([true]);
  await folder.stop(before);

  const after = await folder.start({ now: () => NOON + 90_001 });
  const [her, him] = [ann.movedTo(after.address), bob.movedTo(after.address)];
  const { mine } = await her.get<TablesAnswer>('/api/tables');
  expect(mine.map(({ id }) => id).sort()).toEqual([broken.id, whole.id].sort());
  // Everybody was late where the clocks still run.
  const line = await him.sit(whole.id);
  await viewWhen(line, 1, ({ moment }) => moment > 0);
  expect(await her.refused(broken.id, { do: 'free', seat: 1 })).toBe('refuse.broken');
  expect((await him.ask('POST', '/api/me/erase', { name: 'Bob' })).status).toBe(200);
  const { table } = await her.get<{ table: TableState }>(`/api/tables/${broken.id}`);
  expect(table.chairs[1].name).toBeNull();
  expect(await her.do(broken.id, { do: 'close' })).toMatchObject({ phase: 'over' });
});

test('an unusable snapshot is ignored: the log is the truth', async () => {
  const before = await folder.start();
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(before.address, name)));
  const { store } = before.services;
  const tables = [await startedTable([ann, bob]), await startedTable([ann, bob])];
  for (const [index, snapshot] of ['nonsense', '{"table":{"entries":0},"moments":[0,0]}'].entries()) {
    const { id } = tables[index];
    const { rev } = (await store.tables.load(id)) ?? { rev: 0 };
    const write = { table: id, rev, seq: 0, entries: [], snapshot, now: NOON };
    expect(await store.tables.commit([write])).toEqual([true]);
  }
  await folder.stop(before);

  const after = await folder.start();
  for (const { id } of tables) {
    const lines = await Promise.all([ann, bob].map((guest) => guest.movedTo(after.address).sit(id)));
    await Promise.all(lines.map((line, seat) => playOn(line, seat)));
    expect(latestView(lines[0], 0)?.shown.view.outcome).not.toBeNull();
  }
});

test('a server that has other rules leaves a table alone: one that has its rules plays on', async () => {
  const NEVER = 600_000;
  // No rules are kept anywhere.
  const alone = { rules: null };
  const games = (...list: AnyGame[]) => new Map(list.map((game) => [game.id, game]));
  const [cross, four] = [anyGame(ticTacToe), anyGame(connectFour)];
  const before = await folder.start({ ...alone, botPause: NEVER }, games(cross, four));
  const ann = await Guest.come(before.address, 'Ann');
  const ids: string[] = [];
  for (const game of [cross.id, four.id]) {
    const chairs = [{ kind: 'bot', bot: 'random' } as const, { kind: 'me' } as const];
    const { id } = await ann.create({ game, chairs, pace: 'daily' });
    await ann.ready(id, 1);
    await ann.do(id, { do: 'start' });
    ids.push(id);
  }
  await folder.stop(before);

  const other = await folder.start(alone, games({ ...cross, version: cross.version + 1 }, four));
  const visitor = ann.movedTo(other.address);
  // It looks after tables in the order of their time: the one of other rules came first.
  await viewWhen(await visitor.sit(ids[1]), 1, ({ moment }) => moment === 1);
  await folder.stop(other);

  const after = await folder.start(alone, games(cross, four));
  const { shown } = await viewWhen(
    await ann.movedTo(after.address).sit(ids[0]),
    1,
    ({ moment }) => moment === 1,
  );
  expect(shown.offers).toHaveLength(8);
});

test('a table whose row is not JSON is shown as broken, and the list still works', async () => {
  const server = await folder.start({ privateNotices: true });
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(server.address, name)));
  const [torn, tornLog, whole] = [
    await startedTable([ann, bob]),
    await startedTable([ann, bob]),
    await startedTable([ann, bob]),
  ];
  await ann.ask('POST', '/api/me/channels', { kind: 'webhook', url: 'http://127.0.0.1:9/' });
  await folder.stop(server);
  const file = new Database(join(folder.data, 'entente.db'));
  file
    .prepare(`update tables set doc = '{"game":"goofspiel","phase":"over"', listed = 1 where id = ?`)
    .run(torn.id);
  file.prepare(`insert into entries (table_id, seq, entry, at) values (?, 0, '{', 0)`).run(tornLog.id);
  file.close();

  const after = await folder.start({ privateNotices: true });
  const [her, him] = [ann.movedTo(after.address), bob.movedTo(after.address)];
  const { mine } = await her.get<TablesAnswer>('/api/tables');
  const broken = Object.fromEntries(mine.map((line) => [line.id, line.broken === true]));
  expect(broken).toEqual({ [torn.id]: true, [tornLog.id]: true, [whole.id]: false });
  expect(await her.ask('GET', `/api/tables/${torn.id}`)).toMatchObject({
    status: 500,
    body: { refusal: { code: 'refuse.unreadable' } },
  });
  await her.get('/api/lengths');
  // A person's data needs no log.
  const { tables } = await her.get<DataAnswer>('/api/me/data');
  expect(tables.map(({ id }) => id).sort()).toEqual([tornLog.id, whole.id].sort());
  expect((await him.ask('POST', '/api/me/erase', { name: 'Bob' })).status).toBe(200);
  const { table } = await her.get<{ table: TableState }>(`/api/tables/${whole.id}`);
  expect(table.chairs[1].name).toBeNull();
});
