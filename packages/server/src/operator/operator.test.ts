import type {
  DataAnswer,
  OperatorAudit,
  OperatorHealth,
  OperatorLessons,
  OperatorNotices,
  OperatorPeople,
  OperatorPerson,
  OperatorReports,
  OperatorRules,
  OperatorStorage,
  OperatorTable,
  OperatorTables,
  RefusalAnswer,
  Verification,
} from '@entente/protocol';
import { lessonOf } from '@entente/shelf/lessons';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operatorRoutes } from '../http/operator-routes.ts';
import type { RunningServer } from '../server.ts';
import { bidAll, playOn, startedTable } from '../testing/goofspiel.ts';
import { Guest } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';

const TOKEN = 'a-token-that-only-the-operator-has';
let folder: ServerFolder;
let server: RunningServer;
beforeAll(async () => {
  folder = new ServerFolder();
  server = await folder.start({ adminToken: TOKEN });
});
afterAll(() => folder.leave());

const come = (name: string) => Guest.come(server.address, name);

async function ask(
  method: string,
  path: string,
  body?: object,
  { token = TOKEN, address = server.address }: { token?: string | null; address?: string } = {},
) {
  const response = await fetch(`${address}/api/admin/${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function get<Answer>(path: string): Promise<Answer> {
  const { status, body } = await ask('GET', path);
  expect(status).toBe(200);
  return body as Answer;
}

/** What the act answers, or the code of its refusal. */
async function act<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await ask('POST', path, body);
  return (answer.status === 200 ? answer.body : (answer.body as RefusalAnswer).refusal.code) as Answer;
}

const audit = async () => (await get<OperatorAudit>('audit')).audit;
const personOf = async (id: string) => (await get<{ person: OperatorPerson | null }>(`people/${id}`)).person;

describe('rights', () => {
  const requests = () =>
    operatorRoutes(server.services).map(({ method, path }) => ({
      method: method.toUpperCase(),
      path: path.replace('/api/admin/', '').replace(':id', 'abcdefgh12345678'),
      body: method === 'get' ? undefined : {},
    }));

  test.each([null, 'wrong', `${TOKEN}x`, TOKEN.slice(1)])(
    'no route answers to the token %s',
    async (token) => {
      expect(requests().length).toBeGreaterThan(15);
      for (const { method, path, body } of requests()) {
        const { status, body: told } = await ask(method, path, body, { token });
        expect([path, status, (told as RefusalAnswer).refusal.code]).toEqual([path, 401, 'refuse.operator']);
      }
    },
  );

  test('a session is no token, whatever its person hosts', async () => {
    const host = await come('Host');
    const { id } = await host.create({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    expect((await host.ask('GET', `/api/admin/tables/${id}`)).status).toBe(401);
  });

  test('without a token in its settings a server has no such routes', async () => {
    const other = new ServerFolder();
    try {
      const { address } = await other.start();
      for (const { method, path, body } of requests())
        expect([path, (await ask(method, path, body, { address })).status]).toEqual([path, 404]);
    } finally {
      await other.leave();
    }
  });

  test('guesses are limited, and then the right token is not heard either', async () => {
    const other = new ServerFolder();
    try {
      const { address } = await other.start({ adminToken: TOKEN, rateLimits: true });
      for (let guess = 0; guess < 120; guess++)
        expect((await ask('GET', 'health', undefined, { address, token: `guess${guess}` })).status).toBe(401);
      expect((await ask('GET', 'health', undefined, { address })).status).toBe(429);
    } finally {
      await other.leave();
    }
  });
});

describe('tables', () => {
  test('are found and shown as spectators see them', async () => {
    const guests = [await come('Ada'), await come('Bo')];
    const table = await startedTable(guests);
    const lines = await Promise.all(guests.map((guest) => guest.sit(table.id)));
    await bidAll({ 0: lines[0] }, 4);
    const { tables } = await get<OperatorTables>(`tables?find=${table.id}`);
    expect(tables).toMatchObject([
      { id: table.id, game: 'goofspiel', phase: 'running', names: ['Ada', 'Bo'] },
    ]);
    expect((await get<OperatorTables>('tables?find=ada')).tables.map(({ id }) => id)).toContain(table.id);
    expect((await get<OperatorTables>('tables?find=nobody')).tables).toEqual([]);

    const shown = await get<OperatorTable>(`tables/${table.id}`);
    expect(shown.seats.map(({ person }) => person?.name)).toEqual(['Ada', 'Bo']);
    const stored = await server.services.store.tables.load(table.id);
    const doc = stored?.doc;
    const secrets = [doc?.secret, doc?.code, ...(doc?.chairs.map(({ code }) => code) ?? [])];
    const text = JSON.stringify([shown, tables, await get('storage'), await get('rules')]);
    expect(secrets.filter((secret) => secret === undefined || text.includes(secret))).toEqual([]);
    const { table: seen } = shown;
    expect(seen).toMatchObject({ code: null, host: false, dice: { secret: null } });
    expect(await act(`tables/${table.id}`, { do: 'seat', seat: 7 })).toBe('refuse.nobody');
    // The file has the dice of the whole game.
    expect(((await ask('GET', `tables/${table.id}/file`)).body as RefusalAnswer).refusal.code).toBe(
      'refuse.hidden',
    );
    expect((await ask('GET', 'tables/nosuchtable12345')).status).toBe(404);
  });

  test('can be closed; a finished game is exported', async () => {
    const guests = [await come('Ada'), await come('Bo')];
    const table = await startedTable(guests);
    const lines = await Promise.all(guests.map((guest) => guest.sit(table.id)));
    await Promise.all(lines.map((line, seat) => playOn(line, seat)));
    expect(await get(`tables/${table.id}/file`)).toEqual(await guests[0].get(`/api/tables/${table.id}/file`));
    expect(await act(`tables/${table.id}`, { do: 'close' })).toBe('refuse.notNow');
    const other = await startedTable(guests);
    const closed = await act<OperatorTable>(`tables/${other.id}`, { do: 'close', reason: 'abandoned' });
    expect(closed.table).toMatchObject({ phase: 'over', ended: 'closed' });
    expect(await audit()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ act: 'table.close', subject: table.id, done: false }),
        expect.objectContaining({ act: 'table.close', subject: other.id, done: true, reason: 'abandoned' }),
      ]),
    );
  });

  test('a seat goes back to the person who lost it, and to nobody who has seen another hand', async () => {
    const guests = [await come('Ada'), await come('Bo'), await come('Cy')];
    const table = await startedTable(guests);
    const seat = { do: 'seat', seat: 1 };
    await guests[0].do(table.id, { do: 'bot', seat: 1, bot: 'random' });
    const { table: given } = await act<OperatorTable>(`tables/${table.id}`, seat);
    expect(given.chairs[1]).toMatchObject({ kind: 'person', name: 'Bo' });
    expect(await act(`tables/${table.id}`, { ...seat, person: guests[2].id })).toBe('refuse.taken');
    await guests[1].do(table.id, { do: 'free', seat: 1 });
    expect(await act(`tables/${table.id}`, { ...seat, person: guests[2].id })).toBe('refuse.knows');
    const again = await act<OperatorTable>(`tables/${table.id}`, seat);
    expect(again.seats[1].person).toEqual({ id: guests[1].id, name: 'Bo' });
  });

  test('all are verified, and a broken one is named', async () => {
    const other = new ServerFolder();
    try {
      const running = await other.start({ adminToken: TOKEN });
      const guests = [await Guest.come(running.address, 'Ada'), await Guest.come(running.address, 'Bo')];
      const tables = [await startedTable(guests), await startedTable(guests)];
      const lines = await Promise.all(guests.map((guest) => guest.sit(tables[1].id)));
      await bidAll(lines, 1);
      const file = new Database(`${other.data}/entente.db`);
      file.prepare(`update entries set entry = replace(entry, '"card":1', '"card":2')`).run();
      file.close();
      const { address, services } = running;
      expect((await ask('POST', 'verification', {}, { address })).body).toMatchObject({
        running: true,
        total: 2,
      });
      await services.verifier.done();
      const { body } = await ask('GET', 'verification', undefined, { address });
      expect(body).toMatchObject({ running: false, checked: 2, total: 2, broken: [{ id: tables[1].id }] });
      expect((body as Verification).broken[0].why).toMatch(/entry|Entry/);
    } finally {
      await other.leave();
    }
  });
});

describe('people', () => {
  test('are found and renamed, also at tables and in talk', async () => {
    const [rude, other] = [await come('Rude Word'), await come('Bo')];
    const table = await startedTable([rude, other]);
    await rude.ask('POST', `/api/tables/${table.id}/talk`, { id: 'a'.repeat(16), seat: 0, text: 'Hello.' });
    const { people } = await get<OperatorPeople>('people?find=rude%20w');
    expect(people).toMatchObject([{ id: rude.id, name: 'Rude Word', kept: false, sessions: 1, tables: 1 }]);
    expect(await act(`people/${rude.id}`, { do: 'rename', name: 'greedy' })).toBe('refuse.nameBot');
    expect(await act(`people/${rude.id}`, { do: 'rename', name: 'Guest 7' })).toMatchObject({
      person: { name: 'Guest 7' },
    });
    const line = await other.sit(table.id);
    expect(line.last('table')?.table.chairs[0].name).toBe('Guest 7');
    expect(line.last('talk')?.lines.map(({ name }) => name)).toEqual(['Guest 7']);
    expect(await rude.get('/api/me')).toMatchObject({ me: { name: 'Guest 7' } });
    expect(JSON.stringify(await audit())).not.toContain('Rude');
  });

  test('are signed out everywhere, and may sign in again', async () => {
    const [guest, other] = [await come('Ada'), await come('Bo')];
    const { id } = await startedTable([guest, other]);
    const { body } = await guest.ask('POST', '/api/me/recovery');
    const line = await guest.sit(id);
    expect(await act(`people/${guest.id}`, { do: 'signOut' })).toMatchObject({ person: { sessions: 0 } });
    expect(await line.closed).toBe(4403);
    expect(await guest.get('/api/me')).toEqual({ me: null });
    const again = await other.ask('POST', '/api/come', body);
    expect(again.status).toBe(200);
  });

  test('are blocked until they are let in again', async () => {
    const guest = await come('Ada');
    const code = (await guest.ask('POST', '/api/me/recovery')).body as object;
    await act(`people/${guest.id}`, { do: 'block', reason: 'insults' });
    expect(await personOf(guest.id)).toMatchObject({ sessions: 0, blocked: expect.any(Number) });
    const stranger = await come('Stranger');
    const refused = await stranger.ask('POST', '/api/come', code);
    expect([refused.status, (refused.body as RefusalAnswer).refusal.code]).toEqual([403, 'refuse.blocked']);
    // The guest who tried keeps what they have.
    expect(await stranger.get('/api/me')).toMatchObject({ me: { name: 'Stranger' } });
    await act(`people/${guest.id}`, { do: 'unblock' });
    expect((await stranger.ask('POST', '/api/come', code)).status).toBe(200);
  });

  test('are erased as if they had done it themselves', async () => {
    const [guest, other] = [await come('Gone Soon'), await come('Bo')];
    const table = await startedTable([guest, other]);
    await act(`people/${guest.id}`, { do: 'block' });
    expect(await act(`people/${guest.id}`, { do: 'erase' })).toEqual({ person: null });
    expect(await act(`people/${guest.id}`, { do: 'erase' })).toBe('refuse.nobody');
    expect(JSON.stringify(await other.get(`/api/tables/${table.id}`))).not.toContain('Gone Soon');
    expect(await server.services.store.operator.isBlocked(guest.id)).toBe(false);
  });
});

describe('reports', () => {
  test('are read, the line is hidden, the reporter is answered', async () => {
    const [speaker, reporter] = [await come('Ada'), await come('Bo')];
    const table = await startedTable([speaker, reporter]);
    const say = { id: 'c'.repeat(16), seat: 0, text: 'Something vile.' };
    await speaker.ask('POST', `/api/tables/${table.id}/talk`, say);
    const line = await reporter.sit(table.id);
    const number = line.last('talk')?.lines[0].number;
    const { body } = await reporter.ask('POST', `/api/tables/${table.id}/reports`, {
      number,
      reason: 'vile',
    });
    const { report: id } = body as { report: string };
    const found = async () => (await get<OperatorReports>('reports')).reports.find((one) => one.id === id);
    expect(await found()).toMatchObject({
      ...{ table: table.id, reason: 'vile', hidden: false, settled: null, answer: '' },
      ...{ by: { id: reporter.id }, about: { id: speaker.id }, lines: [{ text: 'Something vile.' }] },
    });
    await act(`reports/${id}`, { do: 'hide' });
    expect((await reporter.sit(table.id)).last('talk')?.lines.map(({ text }) => text)).toEqual(['…']);
    expect((await server.services.store.tables.load(table.id))?.talk.map(({ text }) => text)).toEqual(['…']);
    await act(`reports/${id}`, { do: 'answer', text: 'Thank you.' });
    expect(await found()).toMatchObject({ hidden: true, settled: expect.any(Number), answer: 'Thank you.' });
    const { reports } = await reporter.get<DataAnswer>('/api/me/data');
    expect(reports).toMatchObject([{ reason: 'vile', answer: 'Thank you.' }]);
    expect(await act('reports/nosuchreport1234', { do: 'hide' })).toBe('refuse.nothing');
  });
});

describe('the server itself', () => {
  test('health, storage and rules have figures', async () => {
    expect(await get<OperatorHealth>('health')).toMatchObject({
      reasons: [],
      database: null,
      bots: { length: 0 },
    });
    const { bytes, tables, titles } = await get<OperatorStorage>('storage');
    expect(bytes).toBeGreaterThan(10_000);
    const count = tables.find(({ name }) => name === 'tables')?.rows ?? 0;
    expect(titles).toMatchObject([{ game: 'goofspiel', tables: count, entries: expect.any(Number) }]);
    const { rules } = await get<OperatorRules>('rules');
    expect(rules).toMatchObject([{ game: 'goofspiel', newest: true, known: true }]);
    const [{ lobby, running, paused, over }] = rules;
    expect(lobby + running + paused + over).toBe(count);
  });

  test('notices that failed are tried again', async () => {
    const guest = await come('Ada');
    const { notices } = server.services.store;
    const [now, channel] = [Date.now(), 'channel1234567'];
    const about = { id: channel, person: guest.id, name: '', body: '{}', since: now, sent: null };
    await notices.addChannel({ ...about, kind: 'webhook', on: true, failed: null, fault: null });
    const job = {
      id: 'job',
      channel,
      person: guest.id,
      table: 'none',
      kind: 'turn',
      at: now,
      due: now,
    } as const;
    await notices.addJobs([{ ...job, seat: null, question: null, tries: 0 }]);
    const later = now + 3_600_000;
    await notices.later([{ ...job, seat: null, question: null, tries: 0 }], later, 3);
    await notices.tried(channel, now, { why: 'status', status: 500 } as never);
    const found = async () =>
      (await get<OperatorNotices>('notices')).channels.find(({ id }) => id === channel);
    expect(await found()).toMatchObject({ waiting: 1, due: later, tries: 3, person: { name: 'Ada' } });
    expect((await found())?.fault).toContain('500');
    await act('notices', { channel });
    expect(await found()).toMatchObject({ waiting: 1, tries: 0, fault: null });
    expect((await found())?.due).toBeLessThan(later);
    expect((await audit())[0]).toMatchObject({ act: 'notices.retry', subject: channel, done: true });
  });
});

describe('lessons', () => {
  const count = async (body: object) =>
    (
      await fetch(`${server.address}/api/lessons/steps`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status;

  test('steps are counted without a person, and the operator sees where learners leave', async () => {
    const { steps } = (await lessonOf('goofspiel', 'first-bids'))?.lesson ?? { steps: [] };
    const of = { lesson: 'goofspiel/first-bids', steps: steps.length };
    expect(await count({ ...of, step: 0, after: null })).toBe(200);
    expect(await count({ ...of, step: 0, after: null })).toBe(200);
    expect(await count({ ...of, step: 1, after: { step: 0, seconds: 20 } })).toBe(200);
    // A learner who goes away for an hour does not spoil the average.
    expect(await count({ ...of, step: steps.length, after: { step: 1, seconds: 3600 } })).toBe(200);
    // What this build does not teach is not kept, and what makes no sense is refused.
    expect(await count({ ...of, steps: 3, step: 1, after: null })).toBe(200);
    expect(await count({ lesson: 'goofspiel/nothing', steps: 3, step: 1, after: null })).toBe(200);
    expect(await count({ ...of, step: -1, after: null })).toBe(400);
    const { lessons } = await get<OperatorLessons>('lessons');
    expect(lessons).toHaveLength(1);
    expect(lessons[0]).toMatchObject({ lesson: of.lesson, begun: 2, finished: 1 });
    expect(lessons[0].steps.slice(0, 3)).toEqual([
      { came: 2, left: 1, seconds: 20 },
      { came: 1, left: 0, seconds: 600 },
      { came: 0, left: 0, seconds: null },
    ]);
  });
});
