import type { TableState } from '@entente/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FailingNetwork, type Passage } from '../../testing/failing-network.ts';
import { Guest } from '../../testing/guest.ts';
import { TestPostgres } from '../../testing/postgres.ts';
import { ServerFolder } from '../../testing/server-folder.ts';
import { SHORT_TIMEOUTS } from '../../testing/short-timeouts.ts';
import { REAL_WORLD } from '../../world.ts';
import { PostgresStore } from './postgres.ts';

let folder: ServerFolder;
let postgres: TestPostgres;
let network: FailingNetwork;
beforeAll(async () => {
  folder = new ServerFolder();
  postgres = await TestPostgres.start();
  network = await FailingNetwork.before(postgres.url);
});
afterAll(async () => {
  await folder.leave();
  await network.remove();
  await postgres.stop();
});

test('a process notices a lost connection, and trusts nothing that may have changed since', async () => {
  const connections: Passage[] = [];
  network.onSend = (text, passage) => void (text.includes('listen entente') && connections.push(passage));
  const store = new PostgresStore(network.url, REAL_WORLD, SHORT_TIMEOUTS);
  await store.open();
  const missed = new Promise<void>((resolve) => {
    store.bus.subscribe({ tableChanged: (table) => void (table === null && resolve()) });
  });
  for (const connection of connections) connection.isSilent = true;
  await missed;
  expect(connections.length).toBeGreaterThan(1);
  await store.ping();
  await store.close();
});

describe('a clock that is wrong', () => {
  const { now } = Date;
  afterEach(() => {
    Date.now = now;
  });

  test('does not matter: all processes use the database’s clock', async () => {
    Date.now = () => now() + 120_000;
    const server = await folder.start({ databaseUrl: postgres.url });
    const ann = await Guest.come(server.address, 'Ann');
    const { id } = await ann.create({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    const { table } = await ann.get<{ table: TableState }>(`/api/tables/${id}`);
    const line = await ann.sit(id);
    for (const time of [table.now, table.created, line.last('welcome')?.now ?? 0])
      expect(Math.abs(time - now())).toBeLessThan(60_000);
    // Nor does it matter if that clock is set in the meantime.
    Date.now = () => now() - 120_000;
    expect(Math.abs(server.services.tables.now() - now())).toBeLessThan(60_000);
    await folder.stop(server);
  });
});

describe('what a process has promised to look after', () => {
  const NOW = 1_800_000_000_000;

  /** A table that waits for a process to look after it. */
  async function waiting(store: PostgresStore): Promise<string> {
    const server = await folder.start({ databaseUrl: postgres.url });
    const ann = await Guest.come(server.address, 'Ann');
    const { id } = await ann.create({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    await folder.stop(server);
    const lease = { wakeAt: NOW, leaseBy: null, leaseUntil: null };
    await store.tables.commit([{ table: id, rev: 1, seq: 0, entries: [], lease, now: NOW }]);
    return id;
  }
  const RULES = [{ game: 'goofspiel', version: 1 }];
  const claim = async (store: PostgresStore, table: string) =>
    (await store.tables.claim(NOW, NOW + 30_000, RULES)).filter((id) => id === table);

  test('is free for others at once when it ends', async () => {
    const [one, other] = [
      new PostgresStore(postgres.url, REAL_WORLD),
      new PostgresStore(postgres.url, REAL_WORLD),
    ];
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
    const [one, other] = [
      new PostgresStore(network.url, REAL_WORLD, SHORT_TIMEOUTS),
      new PostgresStore(postgres.url, REAL_WORLD),
    ];
    await one.open();
    await other.open();
    const id = await waiting(one);
    expect(await claim(one, id)).toEqual([id]);
    network.isSilent = true;
    let claimed: string[] = [];
    while (claimed.length === 0) claimed = await claim(other, id);
    network.isSilent = false;
    expect(claimed).toEqual([id]);
    await one.close();
    await other.close();
  });
});
