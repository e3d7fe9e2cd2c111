import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { type KeptStore, makeTable, NOW, STORES, write } from '../testing/stores.ts';
import { REAL_WORLD } from '../world.ts';
import { SESSION_LASTS } from './people.ts';
import { SqliteStore } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';
import type { TableDoc } from './table-doc.ts';

describe.each(Object.keys(STORES))('%s', (kind) => {
  let kept: KeptStore;
  let store: Store;
  beforeAll(async () => {
    kept = await STORES[kind]();
    store = kept.open();
    await store.open();
  });
  afterAll(async () => {
    await store.close();
    await kept.leave();
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

  test('knows what a person has learned, and joins what two have', async () => {
    const { lessons, people } = store;
    const [guest, account] = [newId(REAL_WORLD), newId(REAL_WORLD)];
    await lessons.add(guest, ['limit/the-market', 'attack/first-campaign']);
    await lessons.add(guest, ['limit/the-market', 'goofspiel/first-bids']);
    await lessons.add(guest, []);
    await lessons.add(account, ['limit/the-market', 'venonta/a-colony']);
    const learned = ['attack/first-campaign', 'goofspiel/first-bids', 'limit/the-market'];
    expect(await lessons.of(guest)).toEqual(learned);
    await lessons.give(guest, account);
    expect(await lessons.of(account)).toEqual([...learned, 'venonta/a-colony']);
    await people.erase(guest);
    expect(await lessons.of(guest)).toEqual([]);
    // Nobody fills the disk with them.
    const many = Array.from({ length: 400 }, (_, number) => `limit/lesson-${number}`);
    await lessons.add(guest, many);
    await lessons.add(
      guest,
      many.map((lesson) => `${lesson}-again`),
    );
    expect(await lessons.of(guest)).toHaveLength(500);
    await people.erase(guest, account);
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
