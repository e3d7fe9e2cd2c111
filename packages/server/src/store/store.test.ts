import { randomBytes } from 'node:crypto';
import type { Entry } from '@entente/engine';
import { anyGame } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { createTable } from '@entente/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { newTable } from '../table/create.ts';
import { Place } from '../testing/place.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { SESSION_LASTS } from './accounts.ts';
import type { TableDoc } from './doc.ts';
import { PostgresStore } from './postgres/postgres.ts';
import { SqliteStore } from './sqlite/sqlite.ts';
import type { Store, StoredEntry, Write } from './store.ts';

/** Both kinds of stores have to pass everything here. */
const KINDS: Record<string, () => Promise<{ open(): Store; leave(): Promise<void> }>> = {
  SQLite: async () => {
    const place = new Place();
    return {
      open: () => new SqliteStore(place.data, place.bundle.storeThread),
      leave: () => place.leave(),
    };
  },
  Postgres: async () => {
    const postgres = await TestPostgres.start();
    return { open: () => new PostgresStore(postgres.url), leave: () => postgres.stop() };
  },
};

const NOW = 1_800_000_000_000;

function makeTable(over: Partial<TableDoc> = {}): TableDoc {
  const wish = createTable.parse({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] });
  return { ...newTable(anyGame(goofspiel), wish, { id: newId(), name: 'Ann' }, NOW), ...over };
}

const entry = (card: number, command: string | null = null): StoredEntry => ({
  entry: { seat: 0, choice: { do: 'bid', card }, seal: randomBytes(4).toString('hex') } as Entry,
  command,
});

const write = (doc: TableDoc, rev: number, seq: number, more: Partial<Write> = {}): Write => ({
  table: doc.id,
  rev,
  seq,
  entries: [],
  now: NOW,
  ...more,
});

describe.each(Object.keys(KINDS))('%s', (kind) => {
  let kept: Awaited<ReturnType<(typeof KINDS)[string]>>;
  let store: Store;
  beforeAll(async () => {
    kept = await KINDS[kind]();
    store = kept.open();
    await store.open();
  });
  afterAll(async () => {
    await store.close();
    await kept.leave();
  });

  test('knows how long games with people took', async () => {
    const over = makeTable({ phase: 'over' });
    const left = makeTable({ phase: 'over', ended: 'closed' });
    const running = makeTable();
    for (const doc of [over, left, running]) {
      await store.addTable(doc, NOW);
      await store.commit([write(doc, 1, 1, { entries: [entry(1)] })]);
      await store.commit([write(doc, 1, 2, { entries: [entry(2)], now: NOW + 5000 })]);
    }
    expect(await store.finished(9)).toEqual([
      { game: 'goofspiel', seats: 2, people: 1, pace: 'none', took: 5000 },
    ]);
  });

  test('knows people by the hash of their token', async () => {
    const person = { id: newId(), name: 'Ann', seen: NOW };
    const hash = randomBytes(32).toString('hex');
    const session = { id: newId(), agent: 'Firefox, Linux', began: NOW, used: NOW };
    await store.addPerson(person, hash, session);
    expect(await store.personOf(hash, NOW)).toEqual({ ...person, session: session.id, renewed: NOW });
    await store.accounts.renewSession(person.id, session.id, NOW + 5);
    expect(await store.personOf(hash, NOW)).toMatchObject({ renewed: NOW + 5 });
    const year = 366 * 24 * 3_600_000;
    // Used now and then it lasts; forgotten for longer than a cookie it does not.
    expect(await store.personOf(hash, NOW + year)).not.toBeNull();
    expect(await store.personOf(hash, NOW + 2 * year)).not.toBeNull();
    expect(await store.personOf(hash, NOW + 4 * year)).toBeNull();
    await store.rename(person.id, 'Anna');
    await store.sawPerson(person.id, NOW + 1);
    expect(await store.people([person.id, newId()])).toEqual([{ ...person, name: 'Anna', seen: NOW + 1 }]);
    expect(await store.accounts.endSession(newId(), session.id)).toBe(false);
    expect(await store.accounts.endSession(person.id, session.id)).toBe(true);
    expect(await store.personOf(hash, NOW)).toBeNull();
  });

  test('forgets guests who cannot come back and whom no table names, and nobody else', async () => {
    const { accounts } = store;
    const old = NOW - SESSION_LASTS;
    const add = async (seen: number, used: number) => {
      const person = { id: newId(), name: 'Ann', seen };
      const session = { id: newId(), agent: '', began: used, used };
      await store.addPerson(person, randomBytes(32).toString('hex'), session);
      return person.id;
    };
    const long = () => add(old - 1, old - 1);
    const gone = await Promise.all([long(), long(), long(), long(), long()]);
    const [host, sitter, speaker, mailer, coder] = await Promise.all([
      long(),
      long(),
      long(),
      long(),
      long(),
    ]);
    const kept = [host, sitter, speaker, mailer, coder, await add(old, old - 1), await add(old - 1, old)];
    const doc = makeTable({ host, phase: 'over' });
    Object.assign(doc.chairs[0], { person: sitter, name: 'Ann' });
    await store.addTable(doc, old);
    const talk = { number: 1, seat: 0, to: null, text: 'Hello.', at: old, command: null };
    await store.commit([write(doc, 1, 0, { talk: [{ line: talk, speaker }] })]);
    await accounts.setMail(mailer, `${mailer.toLowerCase()}@house.example`, old);
    await accounts.setRecovery(coder, `hash of ${coder}`, old);
    const before = await store.table(doc.id);
    for (let last: string | null = ''; last !== null; ) last = await accounts.tidy(last, 3, old);
    expect(await store.people(gone)).toEqual([]);
    expect(await store.people(kept)).toHaveLength(kept.length);
    const sessions = await Promise.all(kept.map((person) => accounts.sessions(person)));
    expect(sessions.map(({ length }) => length)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(await store.table(doc.id)).toEqual(before);
  });

  test('knows the ways back of a person, and who has none', async () => {
    const { accounts } = store;
    const [ann, bob] = [newId(), newId()];
    expect(await accounts.isAccount(ann)).toBe(false);
    const passkey = {
      id: newId(),
      person: ann,
      publicKey: 'abc',
      counter: 3,
      transports: ['internal', 'hybrid'],
      name: 'Firefox, Linux',
      added: NOW,
      used: null,
    };
    await accounts.addPasskey(passkey);
    expect(await accounts.isAccount(ann)).toBe(true);
    await accounts.passkeyUsed(passkey.id, 4, NOW + 1);
    expect(await accounts.passkey(passkey.id)).toEqual({ ...passkey, counter: 4, used: NOW + 1 });
    expect(await accounts.removePasskey(bob, passkey.id)).toBe(false);
    expect(await accounts.removePasskey(ann, passkey.id)).toBe(true);
    expect(await accounts.isAccount(ann)).toBe(false);
    const address = `${ann.toLowerCase()}@house.example`;
    await accounts.setMail(ann, address, NOW);
    expect([await accounts.mailOf(ann), await accounts.ownerOfMail(address)]).toEqual([address, ann]);
    await expect(accounts.setMail(bob, address, NOW)).rejects.toThrow();
    await accounts.setRecovery(bob, `hash of ${bob}`, NOW);
    await accounts.setRecovery(bob, `other hash of ${bob}`, NOW + 1);
    expect(await accounts.ownerOfRecovery(`hash of ${bob}`)).toBeNull();
    expect(await accounts.ownerOfRecovery(`other hash of ${bob}`)).toBe(bob);
    expect(await accounts.recoveryOf(bob)).toBe(NOW + 1);
    await accounts.erase(ann);
    expect(await accounts.ownerOfMail(address)).toBeNull();
  });

  test('gives a ticket to one of many, once and in time', async () => {
    const { accounts } = store;
    const [one, two] = [newId(), newId()];
    const ticket = { kind: 'mail', person: null, address: 'a@house.example', until: NOW + 9 } as const;
    await accounts.addTicket(one, ticket, NOW);
    await accounts.addTicket(two, ticket, NOW);
    expect(await accounts.useTicket(one, 'usePasskey', NOW)).toBeNull();
    const uses = await Promise.all(Array.from({ length: 4 }, () => accounts.useTicket(one, 'mail', NOW)));
    expect(uses.filter((used) => used !== null)).toEqual([ticket]);
    expect(await accounts.useTicket(two, 'mail', NOW + 10)).toBeNull();
  });

  test('keeps who has said what, and lets it be blotted out', async () => {
    const doc = makeTable();
    await store.addTable(doc, NOW);
    const speaker = newId();
    const talk = { number: 1, seat: 0, to: null, text: 'Hello.', at: NOW, command: null };
    await store.commit([write(doc, 1, 0, { talk: [{ line: talk, speaker }] })]);
    expect(await store.accounts.talkOf(speaker)).toEqual([{ table: doc.id, talk }]);
    await store.accounts.rewriteTalk([{ table: doc.id, talk: { ...talk, text: '…' } }]);
    expect((await store.table(doc.id))?.talk).toEqual([{ ...talk, text: '…' }]);
    const other = newId();
    await store.accounts.giveTalk(speaker, other);
    expect(await store.accounts.talkOf(speaker)).toEqual([]);
    expect(await store.accounts.talkOf(other)).toHaveLength(1);
    expect(await store.accounts.tableIds(doc.host)).toEqual([doc.id]);
  });

  test('keeps channels, and what is to be told through them, once each', async () => {
    const { notices } = store;
    const [person, table] = [newId(), newId()];
    await store.addPerson({ id: person, name: 'Ann', seen: NOW }, randomBytes(32).toString('hex'), {
      id: newId(),
      agent: '',
      began: NOW,
      used: NOW,
    });
    const channel = {
      id: newId(),
      person,
      kind: 'webhook',
      name: 'house.example',
      body: '{}',
      on: true,
      since: NOW,
      sent: null,
      failed: null,
      fault: null,
    } as const;
    await notices.addChannel(channel);
    expect(await notices.channels(person)).toEqual([channel]);
    expect(await notices.readers(person)).toEqual([person]);
    expect(await notices.wishes(person)).toEqual({ digest: 'once', language: null, muted: [] });
    await notices.wish(person, { digest: 'daily', language: 'it', muted: [table] });
    expect(await notices.wishes(person)).toEqual({ digest: 'daily', language: 'it', muted: [table] });
    const job = {
      id: `${channel.id} turn`,
      channel: channel.id,
      person,
      table,
      kind: 'turn',
      seat: 0,
      question: '3.0',
      at: NOW,
      due: NOW + 10,
      tries: 0,
    } as const;
    await notices.addJobs([job]);
    await notices.addJobs([
      { ...job, due: NOW },
      { ...job, id: `${channel.id} end`, kind: 'end', due: NOW + 20 },
    ]);
    const mine = async (now: number) =>
      (await notices.claim(now, now + 30)).filter(({ id }) => id === channel.id);
    expect(await mine(NOW + 9)).toEqual([]);
    const both = await Promise.all([mine(NOW + 10), mine(NOW + 10)]);
    expect(both.flat()).toEqual([channel]);
    expect(await notices.due(channel.id, NOW + 10)).toEqual([job]);
    await notices.later([job], NOW + 40, 1);
    const fault = { why: 'status', status: 500 } as const;
    await notices.tried(channel.id, NOW + 11, fault);
    expect(await mine(NOW + 40)).toEqual([]);
    expect(await mine(NOW + 41)).toMatchObject([{ failed: NOW + 11, fault }]);
    await notices.done([job], NOW + 42);
    await notices.addJobs([job]);
    expect(await notices.due(channel.id, NOW + 50)).toMatchObject([{ kind: 'end' }]);
    await notices.seen(person, table, NOW + 43);
    expect(await notices.due(channel.id, NOW + 50)).toEqual([]);
    await notices.switchChannel(channel.id, false);
    expect(await notices.readers(person)).toEqual([]);
    expect(await notices.kept('keys', () => 'first')).toBe('first');
    expect(await notices.kept('keys', () => 'second')).toBe('first');
    await store.accounts.erase(person);
    expect(await notices.channel(channel.id)).toBeNull();
  });

  test('gives back a table as it was stored', async () => {
    const doc = makeTable();
    await store.addTable(doc, NOW);
    const first = entry(3, '0:abcdefgh');
    const clocks = { bank: [5, 6], since: [NOW, null] };
    const watch = { wakeAt: NOW + 5, leaseBy: 'me', leaseUntil: NOW + 9 };
    const talk = { number: 1, seat: 0, to: null, text: 'Ciao «tutti» 👋', at: NOW, command: '0:ijklmnop' };
    const changed = { ...doc, name: 'Sunday' };
    const second = { ...talk, number: 2, event: { what: 'left' } as const };
    const said = [talk, second].map((line) => ({ line, speaker: null }));
    const all = { entries: [first], doc: changed, clocks, watch, talk: said, snapshot: '{"a":1}' };
    expect(await store.commit([write(doc, 1, 0, all)])).toEqual([true]);
    expect(await store.table(doc.id)).toEqual({
      rev: 2,
      doc: changed,
      clocks,
      watch,
      changed: NOW,
      entries: [first],
      snapshot: '{"a":1}',
      talk: [talk, second],
    });
    expect(await store.table(newId())).toBeNull();
  });

  test('writes nothing for who is too late, and the others all the same', async () => {
    const [a, b] = [makeTable(), makeTable()];
    for (const doc of [a, b]) await store.addTable(doc, NOW);
    await store.commit([write(a, 1, 0, { entries: [entry(1)] })]);
    const late = { number: 1, seat: 0, to: null, text: 'late', at: NOW, command: null };
    const results = await store.commit([
      write(a, 1, 0, { entries: [entry(2)], clocks: { bank: [1], since: [null] } }),
      write(b, 1, 0, { entries: [entry(3)] }),
      write(a, 7, 1, { entries: [entry(4)] }),
      write(a, 7, 1, { doc: { ...a, name: 'late' } }),
      write(a, 7, 1, { talk: [{ line: late, speaker: null }] }),
    ]);
    expect(results).toEqual([false, true, false, false, false]);
    const after = await store.table(a.id);
    expect(after?.entries.map(({ entry: { seat } }) => seat)).toEqual([0]);
    expect(after).toMatchObject({ clocks: null, rev: 1, talk: [], doc: { name: '' } });
    expect((await store.table(b.id))?.entries).toHaveLength(1);
  });

  test('lets one of many win the same number', async () => {
    const doc = makeTable();
    await store.addTable(doc, NOW);
    const tries = Array.from({ length: 8 }, (_, card) =>
      store.commit([write(doc, 1, 0, { entries: [entry(card)] })]),
    );
    const won = (await Promise.all(tries)).flat().filter(Boolean);
    expect(won).toEqual([true]);
    expect((await store.table(doc.id))?.entries).toHaveLength(1);
  });

  test('finds tables by their codes, as long as those are valid', async () => {
    const doc = makeTable();
    await store.addTable(doc, NOW);
    expect(await store.byCode(doc.code)).toEqual({ table: doc.id, seat: null });
    expect(await store.byCode(doc.chairs[1].code)).toEqual({ table: doc.id, seat: 1 });
    await store.commit([write(doc, 1, 0, { doc: { ...doc, code: 'aaaaaaaaaa' } })]);
    expect(await store.byCode(doc.code)).toBeNull();
    expect(await store.byCode('aaaaaaaaaa')).toEqual({ table: doc.id, seat: null });
  });

  test('lists a person’s tables, the latest first, and those open to all', async () => {
    const host = newId();
    const older = makeTable({ host });
    const newer = makeTable({ visibility: 'listed' });
    newer.chairs[1].person = host;
    await store.addTable(older, NOW);
    await store.addTable(newer, NOW + 1);
    const ids = (tables: Awaited<ReturnType<Store['tablesOf']>>) => tables.map(({ id }) => id);
    expect(ids(await store.tablesOf(host, 9))).toEqual([newer.id, older.id]);
    expect(ids(await store.tablesOf(host, 1))).toEqual([newer.id]);
    expect(ids(await store.listed(9))).toEqual([newer.id]);
    await store.commit([write(newer, 1, 0, { doc: { ...newer, phase: 'over' } })]);
    expect(await store.listed(9)).toEqual([]);
  });

  test('leases a table that needs looking after to one, and again when that one is silent', async () => {
    const doc = makeTable();
    await store.addTable(doc, NOW);
    const watch = { wakeAt: NOW + 100, leaseBy: null, leaseUntil: null };
    await store.commit([write(doc, 1, 0, { watch })]);
    const mine = async (now: number) =>
      (await store.claim(now, now + 30, [others, doc])).filter((id) => id === doc.id);
    const others = { game: doc.game, version: doc.version + 1 };
    expect(await store.claim(NOW + 100, NOW + 130, [others])).toEqual([]);
    expect(await store.claim(NOW + 100, NOW + 130, [])).toEqual([]);
    expect(await mine(NOW + 99)).toEqual([]);
    const both = await Promise.all([mine(NOW + 100), mine(NOW + 100)]);
    expect(both.flat()).toEqual([doc.id]);
    expect(await mine(NOW + 130)).toEqual([]);
    expect(await mine(NOW + 131)).toEqual([doc.id]);
  });

  test('does without snapshots: they can be replaced at any time', async () => {
    const doc = makeTable();
    await store.addTable(doc, NOW);
    await store.commit([write(doc, 1, 0, { snapshot: 'one' })]);
    await store.commit([write(doc, 1, 0, { snapshot: 'two' })]);
    expect((await store.table(doc.id))?.snapshot).toBe('two');
  });

  test('holds everything when it is closed and opened again', async () => {
    const doc = makeTable();
    await store.addTable(doc, NOW);
    await store.commit([write(doc, 1, 0, { entries: [entry(1), entry(2)] })]);
    await store.close();
    store = kept.open();
    await store.open();
    expect((await store.table(doc.id))?.entries).toHaveLength(2);
    await store.ping();
  });
});

test('who is known is known where nothing can be written, too', async () => {
  class ReadOnly extends SqliteStore {
    async stopWriting(): Promise<void> {
      await sql`pragma query_only = on`.execute(this.db);
    }
  }
  const place = new Place();
  const store = new ReadOnly(place.data, place.bundle.storeThread);
  await store.open();
  const hash = randomBytes(32).toString('hex');
  const person = { id: newId(), name: 'Ann', seen: NOW };
  await store.addPerson(person, hash, { id: newId(), agent: '', began: NOW, used: NOW });
  await store.stopWriting();
  await expect(store.rename(person.id, 'Anna')).rejects.toThrow();
  expect(await store.personOf(hash, NOW + 3_600_000)).toMatchObject(person);
  await store.close();
  await place.leave();
});
