import type { TableState } from '@entente/protocol';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../../config.ts';
import { newId } from '../../ids.ts';
import { FailingNetwork, type Passage } from '../../testing/failing-network.ts';
import { Guest, newCommandId } from '../../testing/guest.ts';
import { TestPostgres } from '../../testing/postgres.ts';
import { ServerFolder } from '../../testing/server-folder.ts';
import { SHORT_TIMEOUTS } from '../../testing/short-timeouts.ts';
import { REAL_WORLD } from '../../world.ts';
import { isTrouble, isUncertain } from '../store.ts';
import { DATABASE_TIMEOUTS } from './connections.ts';
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

const fault = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('it went well');
    },
    (why: unknown) => why,
  );

async function asOperator<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test('a connection that breaks in the middle of a transaction is a fault of that transaction alone', async () => {
  const store = new PostgresStore(postgres.url, REAL_WORLD);
  await store.open();
  const person = { id: newId(REAL_WORLD), name: 'Ann', seen: 0 };
  const session = { id: newId(REAL_WORLD), agent: '', began: 0, used: 0 };
  const why = await asOperator(async (holder) => {
    await holder.query('begin; lock table people');
    const adding = fault(store.people.add(person, newId(REAL_WORLD), session));
    const stuck = `select pid from pg_stat_activity where wait_event_type = 'Lock'`;
    await asOperator(async (client) => {
      while ((await client.query(stuck)).rowCount === 0);
      await client.query(`select pg_terminate_backend(pid) from (${stuck}) as stuck`);
    });
    return adding;
  });
  expect(isTrouble(why)).toBe(true);
  await store.people.add(person, newId(REAL_WORLD), session);
  expect(await store.people.byIds([person.id])).toEqual([person]);
  await store.close();
});

test('a query without an answer in time is trouble, and nobody knows what came of it', async () => {
  const client = new pg.Client({ connectionString: postgres.url, query_timeout: 20 });
  await client.connect();
  const why = await fault(client.query('select pg_sleep(1)'));
  expect([isTrouble(why), isUncertain(why)]).toEqual([true, true]);
  await client.end();
});

test('a server outlives a restart of its database', async () => {
  const server = await folder.start({ databaseUrl: postgres.url });
  const ann = await Guest.come(server.address, 'Ann');
  const wish = { game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] };
  const asking: Promise<{ status: number }>[] = [];
  for (let times = 0; times < 2; times++) {
    for (let many = 0; many < 20; many++) asking.push(ann.ask('POST', '/api/tables', wish));
    await postgres.restart();
  }
  for (const { status } of await Promise.all(asking)) expect([200, 503]).toContain(status);
  expect((await ann.ask('POST', '/api/tables', wish)).status).toBe(200);
  await folder.stop(server);
});

test('a server that starts before its database waits for it', async () => {
  network.isClosed = true;
  const starting = folder.start({ databaseUrl: network.url });
  while (network.turnedAway === 0) await new Promise(setImmediate);
  network.isClosed = false;
  const server = await starting;
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  await folder.stop(server);
});

test('a server does not wait for a database that will never let it in', async () => {
  const wrong = Object.assign(new URL(postgres.url), { pathname: '/nowhere' }).href;
  expect(await fault(folder.start({ databaseUrl: wrong }))).toMatchObject({ code: '3D000' });
});

test('a table that another server changes while it is loaded has the lease of its log', async () => {
  const [near, far] = [network.url, postgres.url].map((url) => new PostgresStore(url, REAL_WORLD));
  await Promise.all([near.open(), far.open()]);
  const server = await folder.start({ databaseUrl: postgres.url });
  const ann = await Guest.come(server.address, 'Ann');
  const { id: table } = await ann.create({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] });
  const rev = (await far.tables.load(table))?.rev ?? 0;
  const entry = { seat: 0, choice: { do: 'bid', card: 1 }, seal: 'a' };
  const change = { table, rev, seq: 0, now: 5, entries: [{ entry, command: null }] };
  const lease = { wakeAt: 5, leaseBy: near.self, leaseUntil: 50_000 };
  await far.tables.commit([{ ...change, entries: [], lease }]);
  const none = { wakeAt: null, leaseBy: null, leaseUntil: null };
  let changed: Promise<unknown> | null = null;
  network.onSend = async (text) => {
    if (!text.includes('from "entries"')) return;
    changed ??= far.tables.commit([{ ...change, lease: none }]);
    await changed;
  };
  expect(await near.tables.load(table)).toMatchObject({ entries: [{ entry }], lease: none });
  network.onSend = () => {};
  await Promise.all([near.close(), far.close(), folder.stop(server)]);
});

describe('a connection that breaks before it is said whether something was stored', () => {
  const COMMIT = /commit\0/;
  const table = async (other: Partial<Config> = {}) => {
    const server = await folder.start({ databaseUrl: network.url, ...other });
    const ann = await Guest.come(server.address, 'Ann');
    const { id } = await ann.create({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'me' }] });
    return { server, ann, id };
  };
  afterEach(() => {
    network.onSend = () => {};
  });

  test('the server looks, and says so when it was', async () => {
    const { server, ann, id } = await table();
    await ann.ready(id, 0);
    await ann.ready(id, 1);
    let broken = 0;
    network.onSend = (text, passage) => {
      if (!COMMIT.test(text)) return;
      passage.breaksOnAnswer = 'alone';
      broken++;
      network.onSend = () => {};
    };
    expect((await ann.do(id, { do: 'start' })).phase).toBe('running');
    expect(broken).toBe(1);
    await folder.stop(server);
  });

  test('the server looks, and says so when it was not', async () => {
    const { server, ann, id } = await table({ databaseTimeouts: SHORT_TIMEOUTS });
    network.onSend = (text, passage) => {
      if (!COMMIT.test(text)) return;
      // Lost on its way; after a while the database gives the transaction up.
      passage.isSilent = true;
      network.onSend = () => {};
    };
    const { status, body } = await ann.ask('POST', `/api/tables/${id}/do`, {
      do: 'change',
      spectators: false,
    });
    expect(status).toBe(503);
    expect(body).toMatchObject({ refusal: { code: 'refuse.store', with: { seconds: 2 } } });
    const { table: seen } = await ann.get<{ table: TableState }>(`/api/tables/${id}`);
    expect(seen.spectators).toBe(true);
    await folder.stop(server);
  });

  test('after a crash of the database at that moment, the server checks what was really stored', async () => {
    const { server, ann, id } = await table();
    const line = await ann.sit(id);
    const restarted = new Promise<void>((resolve, reject) => {
      network.onSend = (text, passage) => {
        if (!COMMIT.test(text)) return;
        network.onSend = () => {};
        postgres.restart('kill').then(resolve, reject);
        passage.isCut = true;
      };
    });
    const answering = line.command({ kind: 'talk', id: newCommandId(), seat: 0, text: 'Hello' });
    await restarted;
    // What others do now has the numbers that the database had given before.
    const other = new PostgresStore(postgres.url, REAL_WORLD);
    for (let times = 0; times < 20; times++)
      await other.people.add({ id: newId(REAL_WORLD), name: 'Eve', seen: 0 }, newId(REAL_WORLD), {
        id: newId(REAL_WORLD),
        agent: '',
        began: 0,
        used: 0,
      });
    expect(await answering).toMatchObject({ kind: 'refusal', refusal: { code: 'refuse.store' } });
    expect((await other.tables.load(id))?.talk).toEqual([]);
    await other.close();
    await folder.stop(server);
  });

  test('if nobody can tell, the server says so', async () => {
    // Only the patience after a silence is short: a busy machine may well pause in the middle of a transaction.
    const databaseTimeouts = { ...DATABASE_TIMEOUTS, silence: SHORT_TIMEOUTS.silence };
    const { server, ann, id } = await table({ databaseTimeouts });
    const line = await ann.sit(id);
    const speaking = new Set<Passage>();
    network.onSend = (text, passage) => {
      if (text.includes('insert into "talk"')) speaking.add(passage);
      if (!COMMIT.test(text) || !speaking.has(passage)) return;
      passage.breaksOnAnswer = 'all';
      network.onSend = () => {};
    };
    const saying = { kind: 'talk', id: newCommandId(), seat: 0, text: 'Hello' } as const;
    const answer = await line.command(saying);
    network.isClosed = false;
    expect(answer).toMatchObject({ kind: 'refusal', refusal: { code: 'refuse.unknown' } });
    // Once more, as such a refusal asks for: it is acknowledged, and was said once.
    expect(await line.command(saying)).toMatchObject({ kind: 'ack' });
    const again = await ann.sit(id);
    expect(again.last('talk')?.lines.map(({ text }) => text)).toEqual(['Hello']);
    await folder.stop(server);
  });
});

test('health comes back by itself', async () => {
  const server = await folder.start({ databaseUrl: network.url, databaseTimeouts: SHORT_TIMEOUTS });
  const health = async () => (await fetch(`${server.address}/healthz`)).status;
  expect(await health()).toBe(200);
  network.isSilent = true;
  while ((await health()) === 200);
  network.isSilent = false;
  while ((await health()) === 503);
  expect(await health()).toBe(200);
  await folder.stop(server);
});

describe('a network that loses everything and closes nothing', () => {
  afterEach(() => {
    network.isSilent = false;
  });

  test('is given up, and later requests get through', async () => {
    const store = new PostgresStore(network.url, REAL_WORLD, SHORT_TIMEOUTS);
    await store.open();
    const person = { id: newId(REAL_WORLD), name: 'Ann', seen: 0 };
    await store.people.add(person, newId(REAL_WORLD), {
      id: newId(REAL_WORLD),
      agent: '',
      began: 0,
      used: 0,
    });
    network.isSilent = true;
    const faults = await Promise.all([1, 2, 3].map((seen) => fault(store.people.saw(person.id, seen))));
    for (const why of faults) expect(isTrouble(why)).toBe(true);
    network.isSilent = false;
    await store.people.saw(person.id, 4);
    expect(await store.people.byIds([person.id])).toMatchObject([{ seen: 4 }]);
    await store.close();
  });

  test('does not keep a server from stopping', async () => {
    const store = new PostgresStore(network.url, REAL_WORLD, SHORT_TIMEOUTS);
    await store.open();
    await store.people.byIds(['nobody']);
    network.isSilent = true;
    await store.close();
    await expect(store.people.byIds(['nobody'])).rejects.toThrow('destroyed');
  });
});
