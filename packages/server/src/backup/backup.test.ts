import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TableState } from '@entente/protocol';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PostgresStore } from '../store/postgres/postgres.ts';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import type { Store } from '../store/store.ts';
import { bidAll, playOn, startedTable } from '../testing/goofspiel.ts';
import { Guest } from '../testing/guest.ts';
import { putDatabase, readRelease } from '../testing/kept-release.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { SteadyPlayers } from '../testing/steady-players.ts';
import { REAL_WORLD } from '../world.ts';
import type { BackupReport } from './backup.ts';

let folder: ServerFolder;
let other: ServerFolder;
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());
beforeEach(() => {
  folder = new ServerFolder();
  other = new ServerFolder();
});
afterEach(async () => {
  await folder.leave();
  await other.leave();
});

/** As a process of its own, like an operator: the server and its players go on meanwhile. */
async function run(...args: readonly string[]): Promise<{ code: number; told: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [folder.bundle.backup, ...args]);
    return { code: 0, told: stdout };
  } catch (fault) {
    const { code, stdout, stderr } = fault as { code: number; stdout: string; stderr: string };
    return { code, told: stdout + stderr };
  }
}

const file = () => join(folder.data, 'copy.backup');
const backup = (place: string) => run('backup', place, file());
const restore = (place: string, ...more: string[]) => run('restore', place, file(), ...more);

const storeOf = (databaseUrl: string | null): Store =>
  databaseUrl === null
    ? new SqliteStore(other.data, other.bundle.storeThread, REAL_WORLD)
    : new PostgresStore(databaseUrl, REAL_WORLD);

// Also from one into the other.
describe('a backup while people play', () => {
  test.each([
    ['sqlite', 'postgres'],
    ['postgres', 'sqlite'],
  ])('of %s, restored into %s, has what was acknowledged', async (kind, target) => {
    const databaseUrl = kind === 'postgres' ? postgres.url : null;
    const server = await folder.start({ databaseUrl });
    const groups = await Promise.all(
      [2, 3, 2].map((size) => SteadyPlayers.come(size, 1, () => [server.address])),
    );
    await Promise.all(groups.map((players) => players.progress(10)));
    const before = groups.map(({ acknowledged }) => acknowledged.length);
    const [{ code, told }] = await Promise.all([
      backup(databaseUrl ?? folder.data),
      ...groups.map((players) => players.progress(3)),
    ]);
    for (const players of groups) await players.stop();
    await folder.stop(server);
    expect([code, told]).toEqual([0, expect.stringContaining('Every game in it can be played.')]);

    const place = target === 'postgres' ? postgres.url : other.data;
    const restored = await restore(place, '--replace', '--json');
    const report = JSON.parse(restored.told) as BackupReport;
    expect([restored.code, report.broken]).toEqual([0, []]);
    const store = storeOf(target === 'postgres' ? postgres.url : null);
    await store.open();
    for (const [index, players] of groups.entries()) {
      players.acknowledged.splice(before[index]);
      expect(await players.complaints(store)).toEqual([]);
    }
    await store.close();
  });
});

describe('restoring', () => {
  test('refuses to overwrite a database with contents, unless told to, and then keeps a copy', async () => {
    const server = await folder.start();
    await Guest.come(server.address, 'Ada');
    await backup(folder.data);
    expect(await restore(folder.data)).toMatchObject({
      code: 2,
      told: expect.stringMatching(/Another server/),
    });
    await folder.stop(server);
    expect(await restore(folder.data)).toMatchObject({
      code: 2,
      told: expect.stringMatching(/has contents.*--replace/),
    });
    expect(await restore(folder.data, '--replace')).toMatchObject({ code: 0 });
    expect(existsSync(join(folder.data, 'entente.db.before-restore'))).toBe(true);
    expect(await backup(folder.data)).toMatchObject({ code: 2, told: expect.stringMatching(/already/) });
  });

  test('refuses a Postgres with contents, or in use', async () => {
    const server = await folder.start({ databaseUrl: postgres.url });
    await Guest.come(server.address, 'Ada');
    await backup(postgres.url);
    expect(await restore(postgres.url, '--replace')).toMatchObject({
      code: 2,
      told: expect.stringMatching(/is using/),
    });
    await folder.stop(server);
    expect(await restore(postgres.url)).toMatchObject({
      code: 2,
      told: expect.stringMatching(/has contents/),
    });
    expect(await restore(postgres.url, '--replace')).toMatchObject({ code: 0 });
  });

  test('refuses what is no backup, and changes nothing', async () => {
    writeFileSync(file(), 'no database');
    expect(await restore(other.data)).toMatchObject({ code: 2 });
    expect(existsSync(join(other.data, 'entente.db'))).toBe(false);
  });

  test('a database of an earlier release is backed up and restored as it is', async () => {
    const name = 'ca8bb7d';
    putDatabase(name, folder.data);
    expect(await backup(folder.data)).toMatchObject({ code: 0 });
    const { told } = await restore(postgres.url, '--replace', '--json');
    expect(JSON.parse(told)).toMatchObject({ tables: readRelease(name).tables.length, broken: [] });
    const store = storeOf(postgres.url);
    await store.open();
    for (const { id, entries } of readRelease(name).tables)
      expect((await store.tables.load(id))?.entries).toHaveLength(entries);
    await store.close();
  });
});

describe('restoring to an earlier time', () => {
  const HOUR = 3_600_000;
  const began = Date.now() - 10 * HOUR;

  test('tables are as their logs were then, and wait until their people play on', async () => {
    let now = began;
    const server = await folder.start({ now: () => now });
    const guests = [await Guest.come(server.address, 'Ada'), await Guest.come(server.address, 'Bo')];
    const [ada] = guests;
    const table = await startedTable(guests, 0, 'live');
    const lines = await Promise.all(guests.map((guest) => guest.sit(table.id)));
    await bidAll(lines, 1, 0);
    await ada.ask('POST', `/api/tables/${table.id}/talk`, { id: 'a'.repeat(16), seat: 0, text: 'early' });
    const then = await ada.get<{ shown: { view: object } }>(`/api/tables/${table.id}/moments/1?viewer=0`);
    now += HOUR;
    await ada.ask('POST', `/api/tables/${table.id}/talk`, { id: 'b'.repeat(16), seat: 0, text: 'late' });
    await Promise.all(lines.map((line, seat) => playOn(line, seat)));
    const over = await ada.do(table.id, { do: 'rematch' });
    expect([over.phase, over.rematch]).toEqual(['over', expect.any(String)]);
    const later = await Guest.come(server.address, 'Cy');
    // What is packed is unpacked as far as it is needed.
    expect(await server.services.store.tables.pack(table.id)).toBe(true);
    await folder.stop(server);
    expect((await backup(folder.data)).code).toBe(0);

    const to = String(began + HOUR / 2);
    expect(await restore(other.data, '--to', to)).toMatchObject({
      code: 0,
      told: expect.stringContaining('Every game in it can be played.'),
    });
    const again = await other.start();
    const people = guests.map((guest) => guest.movedTo(again.address));
    const { table: found } = await people[0].get<{ table: TableState }>(`/api/tables/${table.id}`);
    expect(found).toMatchObject({ phase: 'paused', moment: 1, outcome: null, rematch: null, ended: null });
    expect(found.chairs.map(({ clock }) => clock)).toEqual([0, 1].map(() => ({ bank: 90_000, due: null })));
    expect((await later.movedTo(again.address).ask('GET', `/api/tables/${over.rematch}`)).status).toBe(404);
    expect(await later.movedTo(again.address).get('/api/me')).toMatchObject({ me: { name: 'Cy' } });
    await people[0].do(table.id, { do: 'resume' });
    const seats = await Promise.all(people.map((guest) => guest.sit(table.id)));
    expect(seats[0].last('talk')?.lines.map(({ text }) => text)).toEqual(['early']);
    expect(seats[0].last('view')?.shown.view).toEqual(then.shown.view);
    await Promise.all(seats.map((line, seat) => playOn(line, seat)));
    const { table: ended } = await people[0].get<{ table: TableState }>(`/api/tables/${table.id}`);
    expect(ended.phase).toBe('over');
  });

  test('clocks did not run between backup and restore', async () => {
    const server = await folder.start({ now: () => began });
    const guests = [await Guest.come(server.address, 'Ada'), await Guest.come(server.address, 'Bo')];
    const table = await startedTable(guests, 0, 'live');
    await folder.stop(server);
    expect((await backup(folder.data)).code).toBe(0);
    const database = new Database(file());
    database.prepare("update house set body = body - ? where name = 'backup'").run(HOUR);
    database.close();
    expect((await restore(other.data)).code).toBe(0);
    const again = await other.start({ now: () => began });
    const { table: found } = await guests[0]
      .movedTo(again.address)
      .get<{ table: TableState }>(`/api/tables/${table.id}`);
    expect(found.chairs[0].clock?.due).toBeGreaterThanOrEqual(began + HOUR + 90_000);
  });

  test('a time after the backup is refused', async () => {
    await folder.stop(await folder.start());
    await backup(folder.data);
    const to = String(Date.now() + HOUR);
    expect(await restore(other.data, '--to', to)).toMatchObject({
      code: 2,
      told: expect.stringMatching(/made earlier/),
    });
  });
});
