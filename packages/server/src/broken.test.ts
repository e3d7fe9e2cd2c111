import type { TableState, TablesAnswer } from '@entente/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { latestView, playOn, startedTable, viewWhen } from './testing/goofspiel.ts';
import { Guest } from './testing/guest.ts';
import { Place } from './testing/place.ts';

const NOON = 1_800_000_000_000;
let place: Place;
beforeEach(async () => {
  place = await Place.make();
});
afterEach(async () => {
  await place.leave();
});

test('a table whose log cannot be played holds up no other: lists, clocks, notices, and who wants to be forgotten', async () => {
  const before = await place.start({ now: () => NOON, privateNotices: true });
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(before.address, name)));
  const broken = await startedTable([ann, bob], 0, 'live');
  const whole = await startedTable([ann, bob], 0, 'live');
  await ann.ask('POST', '/api/me/channels', { kind: 'webhook', url: 'http://127.0.0.1:9/' });
  const { rev } = (await before.house.store.table(broken.id)) ?? { rev: 0 };
  const entry = { seat: 0, choice: { do: 'bid', card: 99 }, seal: '' };
  const write = { table: broken.id, rev, seq: 0, entries: [{ entry, command: null }], now: NOON };
  expect(await before.house.store.commit([write])).toEqual([true]);
  await place.stop(before);

  const after = await place.start({ now: () => NOON + 90_001 });
  const [her, him] = [ann.movedTo(after.address), bob.movedTo(after.address)];
  const { mine } = await her.get<TablesAnswer>('/api/tables');
  expect(mine.map(({ id }) => id).sort()).toEqual([broken.id, whole.id].sort());
  // Everybody was late where the clocks still run.
  const line = await him.sit(whole.id);
  await viewWhen(line, 1, ({ moment }) => moment > 0);
  expect(await her.refused(broken.id, { do: 'free', seat: 1 })).toBe('refuse.oldRules');
  expect((await him.ask('POST', '/api/me/erase', { name: 'Bob' })).status).toBe(200);
  const { table } = await her.get<{ table: TableState }>(`/api/tables/${broken.id}`);
  expect(table.chairs[1].name).toBeNull();
  expect(await her.do(broken.id, { do: 'close' })).toMatchObject({ phase: 'over' });
});

test('a snapshot that cannot be used is left aside: the log is the truth', async () => {
  const before = await place.start();
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(before.address, name)));
  const { store } = before.house;
  const tables = [await startedTable([ann, bob]), await startedTable([ann, bob])];
  for (const [index, snapshot] of ['nonsense', '{"table":{"entries":0},"moments":[0,0]}'].entries()) {
    const { id } = tables[index];
    const { rev } = (await store.table(id)) ?? { rev: 0 };
    const write = { table: id, rev, seq: 0, entries: [], snapshot, now: NOON };
    expect(await store.commit([write])).toEqual([true]);
  }
  await place.stop(before);

  const after = await place.start();
  for (const { id } of tables) {
    const lines = await Promise.all([ann, bob].map((guest) => guest.movedTo(after.address).sit(id)));
    await Promise.all(lines.map((line, seat) => playOn(line, seat)));
    expect(latestView(lines[0], 0)?.shown.view.outcome).not.toBeNull();
  }
});
