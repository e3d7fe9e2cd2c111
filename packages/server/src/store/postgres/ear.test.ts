import type { TableState } from '@entente/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from '../../testing/guest.ts';
import { Place } from '../../testing/place.ts';
import { TestPostgres } from '../../testing/postgres.ts';
import { SOON } from '../../testing/soon.ts';
import { type Passage, Wall } from '../../testing/wall.ts';
import { PostgresStore } from './postgres.ts';

let place: Place;
let postgres: TestPostgres;
let wall: Wall;
beforeAll(async () => {
  place = new Place();
  postgres = await TestPostgres.start();
  wall = await Wall.before(postgres.url);
});
afterAll(async () => {
  await place.leave();
  await wall.remove();
  await postgres.stop();
});

test('who has become deaf notices it, and takes nothing for known that may have changed meanwhile', async () => {
  const ears: Passage[] = [];
  wall.onSend = (text, passage) => void (text.includes('listen entente') && ears.push(passage));
  const store = new PostgresStore(wall.url, SOON);
  await store.open();
  const missed = new Promise<void>((resolve) => {
    store.onChange((table) => table === null && resolve());
  });
  for (const ear of ears) ear.isSilent = true;
  await missed;
  expect(ears.length).toBeGreaterThan(1);
  await store.ping();
  await store.close();
});

describe('a clock that is wrong', () => {
  const { now } = Date;
  afterEach(() => {
    Date.now = now;
  });

  test('does not matter: all go by that of the database', async () => {
    Date.now = () => now() + 120_000;
    const server = await place.start({ databaseUrl: postgres.url });
    const ann = await Guest.come(server.address, 'Ann');
    const { id } = await ann.create({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    const { table } = await ann.get<{ table: TableState }>(`/api/tables/${id}`);
    const line = await ann.sit(id);
    for (const time of [table.now, table.created, line.last('welcome')?.now ?? 0])
      expect(Math.abs(time - now())).toBeLessThan(60_000);
    // Nor that it is put right or wrong meanwhile.
    Date.now = () => now() - 120_000;
    expect(Math.abs(server.house.hall.now() - now())).toBeLessThan(60_000);
    await place.stop(server);
  });
});

describe('what a process has promised to look after', () => {
  const NOW = 1_800_000_000_000;

  /** A table that waits to be looked after. */
  async function waiting(store: PostgresStore): Promise<string> {
    const server = await place.start({ databaseUrl: postgres.url });
    const ann = await Guest.come(server.address, 'Ann');
    const { id } = await ann.create({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    await place.stop(server);
    const watch = { wakeAt: NOW, leaseBy: null, leaseUntil: null };
    await store.commit([{ table: id, rev: 1, seq: 0, entries: [], watch, now: NOW }]);
    return id;
  }
  const RULES = [{ game: 'goofspiel', version: 1 }];
  const claim = async (store: PostgresStore, table: string) =>
    (await store.claim(NOW, NOW + 30_000, RULES)).filter((id) => id === table);

  test('is free for others at once when it ends', async () => {
    const [one, other] = [new PostgresStore(postgres.url), new PostgresStore(postgres.url)];
    await one.open();
    await other.open();
    const id = await waiting(one);
    expect(await claim(one, id)).toEqual([id]);
    expect(await claim(other, id)).toEqual([]);
    await one.close();
    expect(await claim(other, id)).toEqual([id]);
    await other.close();
  });

  test('is free for others soon when it only goes silent', async () => {
    const [one, other] = [new PostgresStore(wall.url, SOON), new PostgresStore(postgres.url)];
    await one.open();
    await other.open();
    const id = await waiting(one);
    expect(await claim(one, id)).toEqual([id]);
    wall.isSilent = true;
    let claimed: string[] = [];
    while (claimed.length === 0) claimed = await claim(other, id);
    wall.isSilent = false;
    expect(claimed).toEqual([id]);
    await one.close();
    await other.close();
  });
});
