import { randomBytes } from 'node:crypto';
import { sealEntry } from '@entente/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { entry, type KeptStore, makeTable, NOW, STORES, write } from '../testing/stores.ts';
import { REAL_WORLD } from '../world.ts';
import { type ClassDoc, NEW_CLASS, type StoredStudent } from './class-doc.ts';
import type { Store, StoredEntry } from './store.ts';

const A_CLASS: ClassDoc = {
  ...NEW_CLASS,
  id: '',
  code: '',
  name: '4b',
  language: 'de',
  game: 'goofspiel',
  options: {},
  seats: 2,
  names: 'typed',
  projected: false,
  sameDice: false,
  days: 1,
  created: NOW,
  deleteAt: NOW,
  phase: 'gathering',
  organisers: [],
  key: '',
  students: [],
  tables: [],
  message: null,
  notes: [],
  polls: [],
};
const A_STUDENT: StoredStudent = {
  id: '',
  person: '',
  name: 'Mia',
  isWaiting: false,
  pin: '0000',
  misses: 0,
  isMade: true,
  table: null,
};

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

  test('changes a class only from the revision that the writer has seen, and finds it by its people and days', async () => {
    const [organiser, person, id, code] = Array.from({ length: 4 }, () => newId(REAL_WORLD));
    const doc = { ...A_CLASS, id, code, organisers: [organiser], deleteAt: NOW + 5 };
    await store.classes.add(doc);
    const student = { ...A_STUDENT, person };
    const full = { ...doc, students: [student] };
    expect(await store.classes.change(full, 1)).toBe(true);
    expect(await store.classes.change({ ...doc, name: 'late' }, 1)).toBe(false);
    expect(await store.classes.byCode(code)).toEqual({ rev: 2, doc: full });
    expect(await store.classes.ofPerson(person)).toEqual([full]);
    expect(await store.classes.change(doc, 2)).toBe(true);
    expect(await store.classes.ofPerson(person)).toEqual([]);
    expect(await store.classes.due(NOW)).toEqual([]);
    expect(await store.classes.due(NOW + 5)).toEqual([doc]);
    await store.classes.remove(id);
    expect([await store.classes.load(id), await store.classes.ofPerson(organiser)]).toEqual([null, []]);
  });

  test('removes a table with all that belongs to it', async () => {
    const doc = makeTable();
    await store.tables.add(doc, NOW);
    const talk = { number: 1, seat: 0, to: null, text: 'Hello.', at: NOW, command: null };
    const speaker = newId(REAL_WORLD);
    await store.tables.commit([
      write(doc, 1, 0, { entries: [entry(1)], snapshot: '{}', talk: [{ line: talk, speaker }] }),
    ]);
    await store.tables.remove(doc.id);
    expect(await store.tables.load(doc.id)).toBeNull();
    expect(await store.tables.byCode(doc.code)).toBeNull();
    expect(await store.people.talkOf(speaker)).toEqual([]);
    expect(await store.people.tableIds(doc.host)).toEqual([]);
    expect(await store.tables.commit([write(doc, 1, 0, { entries: [entry(1)], doc })])).toEqual([false]);
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
