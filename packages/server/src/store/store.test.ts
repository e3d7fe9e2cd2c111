import { randomBytes } from 'node:crypto';
import type { Entry } from '@entente/engine';
import { anyGame, sealEntry } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { createTable } from '@entente/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { newTable } from '../tables/new-table.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { REAL_WORLD } from '../world.ts';
import { SESSION_LASTS } from './people.ts';
import { PostgresStore } from './postgres/postgres.ts';
import { SqliteStore } from './sqlite/sqlite.ts';
import type { Store, StoredEntry, Write } from './store.ts';
import type { TableDoc } from './table-doc.ts';

/** Both kinds of stores have to pass everything here. */
const KINDS: Record<string, () => Promise<{ open(): Store; leave(): Promise<void> }>> = {
  SQLite: async () => {
    const folder = new ServerFolder();
    return {
      open: () => new SqliteStore(folder.data, folder.bundle.storeThread, REAL_WORLD),
      leave: () => folder.leave(),
    };
  },
  Postgres: async () => {
    const postgres = await TestPostgres.start();
    return { open: () => new PostgresStore(postgres.url, REAL_WORLD), leave: () => postgres.stop() };
  },
};

const NOW = 1_800_000_000_000;

function makeTable(over: Partial<TableDoc> = {}): TableDoc {
  const wish = createTable.parse({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] });
  return {
    ...newTable(anyGame(goofspiel), wish, { id: newId(REAL_WORLD), name: 'Ann' }, REAL_WORLD, NOW),
    ...over,
  };
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
      await store.tables.add(doc, NOW);
      await store.tables.commit([write(doc, 1, 1, { entries: [entry(1)] })]);
      await store.tables.commit([write(doc, 1, 2, { entries: [entry(2)], now: NOW + 5000 })]);
    }
    expect(await store.tables.finished(9)).toEqual([
      { game: 'goofspiel', seats: 2, people: 1, pace: 'none', took: 5000 },
    ]);
  });

  test('knows people by the hash of their token', async () => {
    const person = { id: newId(REAL_WORLD), name: 'Ann', seen: NOW };
    const hash = randomBytes(32).toString('hex');
    const session = { id: newId(REAL_WORLD), agent: 'Firefox, Linux', began: NOW, used: NOW };
    await store.people.add(person, hash, session);
    expect(await store.people.bySession(hash, NOW)).toEqual({ ...person, session: session.id, renewed: NOW });
    await store.people.renewSession(person.id, session.id, NOW + 5);
    expect(await store.people.bySession(hash, NOW)).toMatchObject({ renewed: NOW + 5 });
    const year = 366 * 24 * 3_600_000;
    // Used now and then it lasts; forgotten for longer than a cookie it does not.
    expect(await store.people.bySession(hash, NOW + year)).not.toBeNull();
    expect(await store.people.bySession(hash, NOW + 2 * year)).not.toBeNull();
    expect(await store.people.bySession(hash, NOW + 4 * year)).toBeNull();
    await store.people.rename(person.id, 'Anna');
    await store.people.saw(person.id, NOW + 1);
    expect(await store.people.byIds([person.id, newId(REAL_WORLD)])).toEqual([
      { ...person, name: 'Anna', seen: NOW + 1 },
    ]);
    expect(await store.people.endSession(newId(REAL_WORLD), session.id)).toBe(false);
    expect(await store.people.endSession(person.id, session.id)).toBe(true);
    expect(await store.people.bySession(hash, NOW)).toBeNull();
  });

  test('forgets guests who cannot come back and whom no table names, and nobody else', async () => {
    const { people } = store;
    const old = NOW - SESSION_LASTS;
    const add = async (seen: number, used: number) => {
      const person = { id: newId(REAL_WORLD), name: 'Ann', seen };
      const session = { id: newId(REAL_WORLD), agent: '', began: used, used };
      await store.people.add(person, randomBytes(32).toString('hex'), session);
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
    await store.tables.add(doc, old);
    const talk = { number: 1, seat: 0, to: null, text: 'Hello.', at: old, command: null };
    await store.tables.commit([write(doc, 1, 0, { talk: [{ line: talk, speaker }] })]);
    await people.setMail(mailer, `${mailer.toLowerCase()}@house.example`, old);
    await people.setRecovery(coder, `hash of ${coder}`, old);
    const before = await store.tables.load(doc.id);
    for (let last: string | null = ''; last !== null; ) last = await people.tidy(last, 3, old);
    expect(await store.people.byIds(gone)).toEqual([]);
    expect(await store.people.byIds(kept)).toHaveLength(kept.length);
    const sessions = await Promise.all(kept.map((person) => people.sessions(person)));
    expect(sessions.map(({ length }) => length)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(await store.tables.load(doc.id)).toEqual(before);
  });

  test('knows the ways back of a person, and who has none', async () => {
    const { people } = store;
    const [ann, bob] = [newId(REAL_WORLD), newId(REAL_WORLD)];
    expect(await people.isAccount(ann)).toBe(false);
    const passkey = {
      id: newId(REAL_WORLD),
      person: ann,
      publicKey: 'abc',
      counter: 3,
      transports: ['internal', 'hybrid'],
      name: 'Firefox, Linux',
      added: NOW,
      used: null,
    };
    await people.addPasskey(passkey);
    expect(await people.isAccount(ann)).toBe(true);
    await people.passkeyUsed(passkey.id, 4, NOW + 1);
    expect(await people.passkey(passkey.id)).toEqual({ ...passkey, counter: 4, used: NOW + 1 });
    expect(await people.removePasskey(bob, passkey.id)).toBe(false);
    expect(await people.removePasskey(ann, passkey.id)).toBe(true);
    expect(await people.isAccount(ann)).toBe(false);
    const address = `${ann.toLowerCase()}@house.example`;
    await people.setMail(ann, address, NOW);
    expect([await people.mailOf(ann), await people.ownerOfMail(address)]).toEqual([address, ann]);
    await expect(people.setMail(bob, address, NOW)).rejects.toThrow();
    await people.setRecovery(bob, `hash of ${bob}`, NOW);
    await people.setRecovery(bob, `other hash of ${bob}`, NOW + 1);
    expect(await people.ownerOfRecovery(`hash of ${bob}`)).toBeNull();
    expect(await people.ownerOfRecovery(`other hash of ${bob}`)).toBe(bob);
    expect(await people.recoveryOf(bob)).toBe(NOW + 1);
    await people.erase(ann);
    expect(await people.ownerOfMail(address)).toBeNull();
  });

  test('gives a ticket to one of many, once and in time', async () => {
    const { people } = store;
    const [one, two] = [newId(REAL_WORLD), newId(REAL_WORLD)];
    const ticket = { kind: 'mail', person: null, address: 'a@house.example', until: NOW + 9 } as const;
    await people.addTicket(one, ticket, NOW);
    await people.addTicket(two, ticket, NOW);
    expect(await people.useTicket(one, 'usePasskey', NOW)).toBeNull();
    const uses = await Promise.all(Array.from({ length: 4 }, () => people.useTicket(one, 'mail', NOW)));
    expect(uses.filter((used) => used !== null)).toEqual([ticket]);
    expect(await people.useTicket(two, 'mail', NOW + 10)).toBeNull();
  });

  test('stores who said what, and can erase it', async () => {
    const doc = makeTable();
    await store.tables.add(doc, NOW);
    const speaker = newId(REAL_WORLD);
    const talk = { number: 1, seat: 0, to: null, text: 'Hello.', at: NOW, command: null };
    await store.tables.commit([write(doc, 1, 0, { talk: [{ line: talk, speaker }] })]);
    expect(await store.people.talkOf(speaker)).toEqual([{ table: doc.id, talk }]);
    await store.people.rewriteTalk([{ table: doc.id, talk: { ...talk, text: '…' } }]);
    expect((await store.tables.load(doc.id))?.talk).toEqual([{ ...talk, text: '…' }]);
    const other = newId(REAL_WORLD);
    await store.people.giveTalk(speaker, other);
    expect(await store.people.talkOf(speaker)).toEqual([]);
    expect(await store.people.talkOf(other)).toHaveLength(1);
    expect(await store.people.tableIds(doc.host)).toEqual([doc.id]);
  });

  test('keeps channels, and what is to be told through them, once each', async () => {
    const { notices } = store;
    const [person, table] = [newId(REAL_WORLD), newId(REAL_WORLD)];
    await store.people.add({ id: person, name: 'Ann', seen: NOW }, randomBytes(32).toString('hex'), {
      id: newId(REAL_WORLD),
      agent: '',
      began: NOW,
      used: NOW,
    });
    const channel = {
      id: newId(REAL_WORLD),
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
    await store.people.erase(person);
    expect(await notices.channel(channel.id)).toBeNull();
  });

  test('gives back a table as it was stored', async () => {
    const doc = makeTable();
    await store.tables.add(doc, NOW);
    const first = entry(3, '0:abcdefgh');
    const clocks = { bank: [5, 6], since: [NOW, null] };
    const lease = { wakeAt: NOW + 5, leaseBy: 'me', leaseUntil: NOW + 9 };
    const talk = { number: 1, seat: 0, to: null, text: 'Ciao «tutti» 👋', at: NOW, command: '0:ijklmnop' };
    const changed = { ...doc, name: 'Sunday' };
    const second = { ...talk, number: 2, event: { what: 'left' } as const };
    const said = [talk, second].map((line) => ({ line, speaker: null }));
    const all = { entries: [first], doc: changed, clocks, lease, talk: said, snapshot: '{"a":1}' };
    expect(await store.tables.commit([write(doc, 1, 0, all)])).toEqual([true]);
    expect(await store.tables.load(doc.id)).toEqual({
      rev: 2,
      doc: changed,
      clocks,
      lease,
      changed: NOW,
      entries: [first],
      snapshot: '{"a":1}',
      talk: [talk, second],
    });
    expect(await store.tables.load(newId(REAL_WORLD))).toBeNull();
  });

  test('writes nothing for a writer who is too late, and stores the others', async () => {
    const [a, b] = [makeTable(), makeTable()];
    for (const doc of [a, b]) await store.tables.add(doc, NOW);
    await store.tables.commit([write(a, 1, 0, { entries: [entry(1)] })]);
    const late = { number: 1, seat: 0, to: null, text: 'late', at: NOW, command: null };
    const results = await store.tables.commit([
      write(a, 1, 0, { entries: [entry(2)], clocks: { bank: [1], since: [null] } }),
      write(b, 1, 0, { entries: [entry(3)] }),
      write(a, 7, 1, { entries: [entry(4)] }),
      write(a, 7, 1, { doc: { ...a, name: 'late' } }),
      write(a, 7, 1, { talk: [{ line: late, speaker: null }] }),
    ]);
    expect(results).toEqual([false, true, false, false, false]);
    const after = await store.tables.load(a.id);
    expect(after?.entries.map(({ entry: { seat } }) => seat)).toEqual([0]);
    expect(after).toMatchObject({ clocks: null, rev: 1, talk: [], doc: { name: '' } });
    expect((await store.tables.load(b.id))?.entries).toHaveLength(1);
  });

  test('stores no line of talk of a writer who has not seen the last one: it may be the same line', async () => {
    const doc = makeTable();
    await store.tables.add(doc, NOW);
    const line = (number: number, text: string) => ({
      line: { number, seat: 0, to: null, text, at: NOW, command: '0:ijklmnop' },
      speaker: null,
    });
    const say = (number: number, text: string, said: number) =>
      store.tables.commit([write(doc, 1, 0, { talk: [line(number, text)], said })]);
    expect(await say(5, 'once', 0)).toEqual([true]);
    expect(await say(9, 'twice', 0)).toEqual([false]);
    expect(await say(9, 'again', 5)).toEqual([true]);
    expect((await store.tables.load(doc.id))?.talk.map(({ text }) => text)).toEqual(['once', 'again']);
  });

  test('stores nothing of a writer who has not seen the whole log, not even clocks', async () => {
    const doc = makeTable();
    await store.tables.add(doc, NOW);
    const lease = { wakeAt: NOW, leaseBy: null, leaseUntil: null };
    expect(await store.tables.commit([write(doc, 1, 0, { entries: [entry(1)], lease })])).toEqual([true]);
    const idle = { wakeAt: null, leaseBy: null, leaseUntil: null };
    expect(await store.tables.commit([write(doc, 1, 0, { lease: idle })])).toEqual([false]);
    expect((await store.tables.load(doc.id))?.lease).toEqual(lease);
    expect(await store.tables.commit([write(doc, 1, 1, { lease: idle })])).toEqual([true]);
  });

  test('lets one of many win the same number', async () => {
    const doc = makeTable();
    await store.tables.add(doc, NOW);
    const tries = Array.from({ length: 8 }, (_, card) =>
      store.tables.commit([write(doc, 1, 0, { entries: [entry(card)] })]),
    );
    const won = (await Promise.all(tries)).flat().filter(Boolean);
    expect(won).toEqual([true]);
    expect((await store.tables.load(doc.id))?.entries).toHaveLength(1);
  });

  test('finds tables by their codes, as long as those are valid', async () => {
    const doc = makeTable();
    await store.tables.add(doc, NOW);
    expect(await store.tables.byCode(doc.code)).toEqual({ table: doc.id, seat: null });
    expect(await store.tables.byCode(doc.chairs[1].code)).toEqual({ table: doc.id, seat: 1 });
    await store.tables.commit([write(doc, 1, 0, { doc: { ...doc, code: 'aaaaaaaaaa' } })]);
    expect(await store.tables.byCode(doc.code)).toBeNull();
    expect(await store.tables.byCode('aaaaaaaaaa')).toEqual({ table: doc.id, seat: null });
  });

  test('lists a person’s tables, the latest first, and those open to all', async () => {
    const host = newId(REAL_WORLD);
    const older = makeTable({ host });
    const newer = makeTable({ visibility: 'listed' });
    newer.chairs[1].person = host;
    await store.tables.add(older, NOW);
    await store.tables.add(newer, NOW + 1);
    const ids = (tables: Awaited<ReturnType<Store['tables']['ofPerson']>>) => tables.map(({ id }) => id);
    expect(ids(await store.tables.ofPerson(host, 9))).toEqual([newer.id, older.id]);
    expect(ids(await store.tables.ofPerson(host, 1))).toEqual([newer.id]);
    expect(ids(await store.tables.listed(9))).toEqual([newer.id]);
    await store.tables.commit([write(newer, 1, 0, { doc: { ...newer, phase: 'over' } })]);
    expect(await store.tables.listed(9)).toEqual([]);
  });

  test('leases a table to one process, and again when that one is silent', async () => {
    const doc = makeTable();
    await store.tables.add(doc, NOW);
    const lease = { wakeAt: NOW + 100, leaseBy: null, leaseUntil: null };
    await store.tables.commit([write(doc, 1, 0, { lease })]);
    const mine = async (now: number) =>
      (await store.tables.claim(now, now + 30, [others, doc])).filter((id) => id === doc.id);
    const others = { game: doc.game, version: doc.version + 1 };
    expect(await store.tables.claim(NOW + 100, NOW + 130, [others])).toEqual([]);
    expect(await store.tables.claim(NOW + 100, NOW + 130, [])).toEqual([]);
    expect(await mine(NOW + 99)).toEqual([]);
    const both = await Promise.all([mine(NOW + 100), mine(NOW + 100)]);
    expect(both.flat()).toEqual([doc.id]);
    expect(await mine(NOW + 130)).toEqual([]);
    expect(await mine(NOW + 131)).toEqual([doc.id]);
  });

  test('counts what is due: tables that nobody looks after, notices, and those that failed', async () => {
    const EARLY = 1000;
    expect(await store.backlog(EARLY)).toMatchObject({
      tables: 0,
      oldestTable: 0,
      notices: 0,
      oldestNotice: 0,
    });
    const { failingNotices: failing } = await store.backlog(EARLY);
    const doc = makeTable();
    await store.tables.add(doc, NOW);
    await store.tables.commit([
      write(doc, 1, 0, { lease: { wakeAt: EARLY - 300, leaseBy: null, leaseUntil: null } }),
    ]);
    const job = {
      id: newId(REAL_WORLD),
      channel: newId(REAL_WORLD),
      person: newId(REAL_WORLD),
      table: doc.id,
      kind: 'turn',
      seat: 0,
      question: '0.0',
      at: EARLY - 200,
      due: EARLY - 200,
      tries: 0,
    } as const;
    await store.notices.addJobs([job]);
    const due = { tables: 1, oldestTable: 300, notices: 1, oldestNotice: 200, failingNotices: failing };
    expect(await store.backlog(EARLY)).toEqual(due);
    await store.notices.later([job], EARLY + 500, 1);
    await store.tables.claim(EARLY, EARLY + 30, [doc]);
    const rest = { tables: 0, oldestTable: 0, notices: 0, oldestNotice: 0, failingNotices: failing + 1 };
    expect(await store.backlog(EARLY)).toEqual(rest);
    await store.notices.done([job], EARLY);
    expect((await store.backlog(EARLY)).failingNotices).toBe(failing);
  });

  test('knows who has played with whom, who is muted, invited and reported, and forgets it with them', async () => {
    const { company, people } = store;
    const add = async (name: string) => {
      const person = { id: newId(REAL_WORLD), name, seen: NOW };
      const session = { id: newId(REAL_WORLD), agent: '', began: NOW, used: NOW };
      await people.add(person, randomBytes(32).toString('hex'), session);
      return person.id;
    };
    const [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map(add));
    const sat = (doc: TableDoc, who: readonly string[]): TableDoc => ({
      ...doc,
      host: who[0],
      chairs: doc.chairs.map((chair, seat) => ({ ...chair, person: who[seat] ?? null })),
    });
    const played = sat(makeTable({ phase: 'over' }), [ann, bob]);
    const again = sat(makeTable({ phase: 'running' }), [ann, bob]);
    const lobby = sat(makeTable(), [ann, cat]);
    for (const [at, doc] of [played, again, lobby].entries()) await store.tables.add(doc, NOW + at);
    expect(await company.companions(ann, 9)).toEqual([{ id: bob, name: 'Bob', games: 2, last: NOW + 1 }]);
    for (const other of [bob, bob, cat]) await company.mute(ann, other, NOW);
    await company.unmute(ann, cat);
    expect(await company.mutedBy(ann)).toEqual([{ id: bob, name: 'Bob', since: NOW }]);
    for (const _ of [1, 2]) await company.invite(ann, { table: lobby.id, host: cat, at: NOW });
    expect(await company.invitations(ann, 9)).toEqual([{ table: lobby.id, host: cat, at: NOW }]);
    const report = { at: NOW, table: played.id, number: 3, reason: 'rude', lines: [] };
    await company.addReport({ ...report, id: newId(REAL_WORLD), person: ann, about: bob });
    await company.addReport({ ...report, id: newId(REAL_WORLD), person: ann, about: cat });
    const account = await add('Anna');
    await company.give(ann, account);
    expect(await company.mutedBy(account)).toHaveLength(1);
    expect(await company.invitations(account, 9)).toHaveLength(1);
    expect(await company.reportsBy(account)).toHaveLength(2);
    await people.erase(bob);
    expect([await company.mutedBy(account), await company.reportsBy(account)]).toEqual([
      [],
      [expect.objectContaining({ number: 3 })],
    ]);
    await people.erase(cat, account);
    expect(await company.invitations(account, 9)).toEqual([]);
    expect(await company.reportsBy(account)).toEqual([]);
  });

  test('does not need snapshots: they can be replaced at any time', async () => {
    const doc = makeTable();
    await store.tables.add(doc, NOW);
    await store.tables.commit([write(doc, 1, 0, { snapshot: 'one' })]);
    await store.tables.commit([write(doc, 1, 0, { snapshot: 'two' })]);
    expect((await store.tables.load(doc.id))?.snapshot).toBe('two');
  });

  test('packs the log of a finished game: everything is still there, and older servers are warned', async () => {
    const sealed = (count: number) => {
      const all: StoredEntry[] = [];
      for (let card = 1; card <= count; card++) {
        const input = { seat: 0, choice: { do: 'bid', card } };
        const seal = sealEntry(all.at(-1)?.entry.seal ?? 'beginning', input);
        const hash = card % 100 === 0 ? { hash: `hash ${card}` } : {};
        all.push({ entry: { ...input, seal }, command: card % 2 === 0 ? newId(REAL_WORLD) : null, ...hash });
      }
      return all;
    };
    const [over, running, broken] = [makeTable({ phase: 'over' }), makeTable(), makeTable({ phase: 'over' })];
    for (const doc of [over, running, broken]) await store.tables.add(doc, NOW - 10);
    await store.tables.commit([write(over, 1, 0, { entries: sealed(250), snapshot: 'x' })]);
    await store.tables.commit([write(running, 1, 0, { entries: sealed(3) })]);
    await store.tables.commit([write(broken, 1, 0, { entries: [entry(1), entry(2)] })]);
    const waiting = await store.tables.unpacked(NOW, 99);
    expect([over, running, broken].map(({ id }) => waiting.includes(id))).toEqual([true, false, true]);
    expect(await store.tables.unpacked(NOW - 10, 99)).toEqual([]);
    const [before, finished] = [await store.tables.load(over.id), await store.tables.finished(9)];
    expect(await store.tables.pack(over.id)).toBe(true);
    expect(await store.tables.pack(over.id)).toBe(false);
    expect(await store.tables.load(over.id)).toEqual({ ...before, snapshot: null });
    expect(await store.tables.finished(9)).toEqual(finished);
    // What would not be the same again stays as it is.
    expect(await store.tables.pack(broken.id)).toBe(false);
    expect((await store.tables.load(broken.id))?.entries).toHaveLength(2);
    expect(await store.tables.unpacked(NOW, 99)).not.toContain(over.id);
  });

  test('tells the operator what it holds', async () => {
    const { operator, people, company, notices } = store;
    const person = { id: newId(REAL_WORLD), name: 'Zoë Operated', seen: NOW };
    const session = { id: newId(REAL_WORLD), agent: '', began: NOW, used: NOW };
    await people.add(person, randomBytes(32).toString('hex'), session);
    await people.setMail(person.id, 'zoe@house.example', NOW);
    const found = { ...person, mail: 'zoe@house.example', sessions: 1, tables: 0, blocked: null };
    for (const find of ['operated', person.id, 'Zoe@House.example'])
      expect(await operator.people(find, 9)).toEqual([found]);
    await operator.block(person.id, NOW);
    await operator.block(person.id, NOW + 1);
    expect([await operator.isBlocked(person.id), (await operator.people(person.id, 9))[0].blocked]).toEqual([
      true,
      NOW,
    ]);
    await operator.unblock(person.id);
    expect(await operator.isBlocked(person.id)).toBe(false);

    const [first, second] = [newId(REAL_WORLD), newId(REAL_WORLD)];
    for (const [at, id] of [first, second].entries())
      await operator.note({ id, at: NOW + at, act: 'test', subject: person.id, reason: '' });
    await operator.noteDone(first);
    expect((await operator.audit(2)).map(({ id, done }) => [id, done])).toEqual([
      [second, false],
      [first, true],
    ]);

    const report = {
      id: newId(REAL_WORLD),
      at: NOW,
      table: newId(REAL_WORLD),
      number: 1,
      person: person.id,
      about: null,
    };
    await company.addReport({ ...report, reason: 'why', lines: [] });
    expect(await operator.report(report.id)).toMatchObject({ ...report, settled: null, answer: null });
    await operator.settle(report.id, 'so', NOW);
    expect((await operator.reports(99)).at(-1)).toMatchObject({ id: report.id, settled: NOW, answer: 'so' });

    const channel = {
      id: newId(REAL_WORLD),
      person: person.id,
      kind: 'mail',
      name: '',
      body: '',
      on: false,
    } as const;
    await notices.addChannel({
      ...channel,
      since: NOW,
      sent: null,
      failed: NOW,
      fault: { why: 'gone', status: null },
    });
    const job = {
      id: newId(REAL_WORLD),
      channel: channel.id,
      person: person.id,
      table: 't',
      kind: 'turn',
    } as const;
    await notices.addJobs([{ ...job, seat: null, question: null, at: NOW, due: NOW + 9, tries: 2 }]);
    const here = async () => (await operator.channels(99)).find(({ id }) => id === channel.id);
    expect(await here()).toMatchObject({ on: false, waiting: 1, due: NOW + 9, tries: 2, failed: NOW });
    await operator.retry(channel.id, NOW);
    expect(await here()).toMatchObject({ on: true, waiting: 1, due: NOW, tries: 0, fault: null });

    const doc = makeTable();
    await store.tables.add(doc, NOW + 99);
    await store.tables.commit([write(doc, 1, 0, { entries: [entry(1), entry(2)] })]);
    const ids: string[] = [];
    for await (const { id } of operator.docs()) ids.push(id);
    expect(ids[0]).toBe(doc.id);
    expect((await operator.logs()).get(doc.id)?.entries).toBe(2);
    expect((await operator.rows()).find(({ name }) => name === 'tables')?.rows).toBe(ids.length);
    expect(await store.size()).toBeGreaterThan(10_000);
  });

  test('drops a snapshot', async () => {
    const doc = makeTable();
    await store.tables.add(doc, NOW);
    await store.tables.commit([write(doc, 1, 0, { entries: [entry(1)], snapshot: 'x' })]);
    expect((await store.tables.load(doc.id))?.snapshot).toBe('x');
    await store.tables.commit([write(doc, 1, 1, { entries: [entry(2)], snapshot: null })]);
    expect((await store.tables.load(doc.id))?.snapshot).toBeNull();
  });

  test('holds everything when it is closed and opened again', async () => {
    const doc = makeTable();
    await store.tables.add(doc, NOW);
    await store.tables.commit([write(doc, 1, 0, { entries: [entry(1), entry(2)] })]);
    await store.close();
    store = kept.open();
    await store.open();
    expect((await store.tables.load(doc.id))?.entries).toHaveLength(2);
    await store.ping();
  });
});

test('people stay signed in even if nothing can be written', async () => {
  class ReadOnly extends SqliteStore {
    async stopWriting(): Promise<void> {
      await sql`pragma query_only = on`.execute(this.db);
    }
  }
  const folder = new ServerFolder();
  const store = new ReadOnly(folder.data, folder.bundle.storeThread, REAL_WORLD);
  await store.open();
  const hash = randomBytes(32).toString('hex');
  const person = { id: newId(REAL_WORLD), name: 'Ann', seen: NOW };
  await store.people.add(person, hash, { id: newId(REAL_WORLD), agent: '', began: NOW, used: NOW });
  await store.stopWriting();
  await expect(store.people.rename(person.id, 'Anna')).rejects.toThrow();
  expect(await store.people.bySession(hash, NOW + 3_600_000)).toMatchObject(person);
  await store.close();
  await folder.leave();
});
