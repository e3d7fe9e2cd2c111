import { join } from 'node:path';
import type {
  ClassAct,
  ClassBody,
  ClassDoor,
  ClassLead,
  ClassScreen,
  RefusalAnswer,
} from '@entente/protocol';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { TABLES } from '../store/schema.ts';
import { startedTable } from '../testing/goofspiel.ts';
import { Guest, newCommandId } from '../testing/guest.ts';
import { TestServer } from '../testing/server.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { DAY } from '../world.ts';

const server = new TestServer();
const codeOf = ({ body }: { body: unknown }) => (body as RefusalAnswer).refusal.code;

const WISH: ClassBody = {
  name: '4b',
  language: 'en',
  game: 'goofspiel',
  options: { cards: 5 },
  seats: 2,
  names: 'typed',
};

/** A browser without a person: what it joins with makes one. */
async function student(
  code: string,
  name: string,
  pin?: string,
  address = server.address,
): Promise<{ status: number; body: unknown; guest: Guest }> {
  const response = await fetch(`${address}/api/class/${code}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, ...(pin === undefined ? {} : { pin }) }),
  });
  const cookie = /entente=[\w-]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';
  return {
    status: response.status,
    body: await response.json(),
    guest: Guest.known(address, name, cookie, ''),
  };
}

async function classOf(teacher: Guest, wish: Partial<ClassBody> = {}): Promise<ClassLead> {
  const { body } = await teacher.ask('POST', '/api/classes', { ...WISH, ...wish });
  return teacher.get<ClassLead>(`/api/classes/${(body as { class: string }).class}`);
}

async function act(teacher: Guest, id: string, what: ClassAct): Promise<ClassLead> {
  const { status, body } = await teacher.ask('POST', `/api/classes/${id}/do`, what);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as ClassLead;
}

/** All that is in a database, as text. */
function everyRow(folder: string): string {
  const file = new Database(join(folder, 'entente.db'));
  try {
    return TABLES.map((table) => JSON.stringify(file.prepare(`select * from ${table}`).all())).join();
  } finally {
    file.close();
  }
}

const doorOf = (guest: Guest, code: string) => guest.get<ClassDoor>(`/api/class/${code}`);

/** A class whose students have come in and were admitted. */
async function classWith(names: readonly string[], wish: Partial<ClassBody> = {}, address = server.address) {
  const teacher = await Guest.come(address, 'Teacher');
  const { id, code } = await classOf(teacher, wish);
  const guests = await Promise.all(
    names.map(async (name) => (await student(code, name, undefined, address)).guest),
  );
  for (const one of (await teacher.get<ClassLead>(`/api/classes/${id}`)).students)
    if (one.isWaiting) await act(teacher, id, { do: 'admit', student: one.id });
  return { teacher, id, code, guests };
}

test('names that are given: each from the list and only once, also when all come at the same moment', async () => {
  const teacher = await Guest.come(server.address, 'Teacher');
  const { code, id } = await classOf(teacher, { names: 'given' });
  const { free, me, lead } = await doorOf(await Guest.come(server.address, 'Ann'), code);
  expect(free.length).toBeGreaterThan(5);
  expect([me, lead]).toEqual([null, null]);
  const answers = await Promise.all(
    [free[0], free[0], free[1], 'Nobody’s name'].map((name) => student(code, name)),
  );
  expect(answers.map(({ status }) => `${status}`).sort()).toEqual(['200', '200', '409', '422']);
  const refused = answers.filter(({ status }) => status !== 200).map(codeOf);
  expect(refused.sort()).toEqual(['refuse.classList', 'refuse.className']);
  const { students } = await teacher.get<ClassLead>(`/api/classes/${id}`);
  expect(students.map(({ name, isWaiting }) => `${name} ${isWaiting}`).sort()).toEqual(
    [free[0], free[1]].sort().map((name) => `${name} false`),
  );
});

test('a typed name waits for a nod, and is not on the projector before it', async () => {
  const teacher = await Guest.come(server.address, 'Teacher');
  const { code, id } = await classOf(teacher, { projected: true });
  const mia = (await student(code, 'Mia')).guest;
  expect((await doorOf(mia, code)).me).toMatchObject({ name: 'Mia', isWaiting: true, table: null });
  expect((await mia.get<ClassScreen>(`/api/class/${code}/screen`)).names).toEqual([]);
  expect(codeOf(await student(code, 'mia'))).toBe('refuse.className');
  expect(codeOf(await student(code, 'greedy'))).toBe('refuse.nameBot');
  const [{ id: hers }] = (await teacher.get<ClassLead>(`/api/classes/${id}`)).students;
  expect(codeOf(await teacher.ask('POST', `/api/classes/${id}/do`, { do: 'divide', gaps: 'bots' }))).toBe(
    'refuse.classEmpty',
  );
  await act(teacher, id, { do: 'admit', student: hers });
  expect((await mia.get<ClassScreen>(`/api/class/${code}/screen`)).names).toEqual(['Mia']);
  await act(teacher, id, { do: 'project', names: false });
  expect((await mia.get<ClassScreen>(`/api/class/${code}/screen`)).names).toEqual([]);
  await act(teacher, id, { do: 'remove', student: hers });
  expect((await doorOf(mia, code)).me).toBeNull();
});

test('wrong codes, and what only organisers may do, are refused', async () => {
  const { teacher, id, guests } = await classWith(['Mia']);
  expect(codeOf(await teacher.ask('GET', '/api/class/zzzzzz'))).toBe('refuse.noClass');
  expect(codeOf(await teacher.ask('GET', '/api/classes/0123456789abcdef'))).toBe('refuse.classGone');
  expect(codeOf(await guests[0].ask('GET', `/api/classes/${id}`))).toBe('refuse.notOrganiser');
  expect(codeOf(await guests[0].ask('POST', `/api/classes/${id}/do`, { do: 'end' }))).toBe(
    'refuse.notOrganiser',
  );
  expect(codeOf(await teacher.ask('POST', '/api/classes', { ...WISH, seats: 9 }))).toBe('refuse.seats');
  expect(codeOf(await teacher.ask('POST', '/api/classes', { ...WISH, game: 'no' }))).toBe('refuse.noGame');
});

test('a second organiser comes in by the link, and a wrong link leads nowhere', async () => {
  const { teacher, id } = await classWith([]);
  const { key } = await teacher.get<ClassLead>(`/api/classes/${id}`);
  const other = await Guest.come(server.address, 'Second');
  const come = (wanted: string) =>
    other.ask('POST', `/api/classes/${id}/lead`, { key: wanted, name: 'Second' });
  expect(codeOf(await come(`${key.slice(1)}_`))).toBe('refuse.notOrganiser');
  expect((await come(key)).status).toBe(200);
  expect((await other.get<ClassLead>(`/api/classes/${id}`)).id).toBe(id);
});

test('tables are made and started; bots fill the last; a late student plays on for a bot, the next observes', async () => {
  const { teacher, id, code, guests } = await classWith(['Mia', 'Ben', 'Zoe']);
  const lead = await act(teacher, id, { do: 'divide', gaps: 'bots' });
  expect(lead.tables.map(({ phase, chairs }) => [phase, chairs.filter(({ held }) => held).length])).toEqual([
    ['running', 2],
    ['running', 1],
  ]);
  expect(codeOf(await teacher.ask('POST', `/api/classes/${id}/do`, { do: 'divide', gaps: 'bots' }))).toBe(
    'refuse.notNow',
  );
  const doors = await Promise.all(guests.map((guest) => doorOf(guest, code)));
  expect(doors.map(({ me }) => me?.table ?? '').sort()).toEqual(
    [lead.tables[0].id, lead.tables[0].id, lead.tables[1].id].sort(),
  );
  const late = (await student(code, 'Tim')).guest;
  const next = (await student(code, 'Ida')).guest;
  for (const { id: waiting, isWaiting } of (await teacher.get<ClassLead>(`/api/classes/${id}`)).students)
    if (isWaiting) await act(teacher, id, { do: 'admit', student: waiting });
  const here = [(await doorOf(late, code)).me?.table, (await doorOf(next, code)).me?.table];
  expect(here.filter((table) => table === lead.tables[1].id)).toHaveLength(1);
  expect(here.filter((table) => table === null)).toHaveLength(1);
  const observer = here[0] === null ? late : next;
  expect((await doorOf(observer, code)).tables).toEqual(lead.tables.map(({ id: table }) => table));
});

test('observers instead of bots: only full tables', async () => {
  const { teacher, id } = await classWith(['Mia', 'Ben', 'Zoe']);
  const { tables, students } = await act(teacher, id, { do: 'divide', gaps: 'observe' });
  expect(tables).toHaveLength(1);
  expect(students.map(({ table }) => `${table}`).sort()).toEqual(['1', '1', 'null']);
});

test('pause all with words: on every screen, and only an organiser lets them go on', async () => {
  const { teacher, id, code, guests } = await classWith(['Mia', 'Ben', 'Zoe', 'Tim']);
  const { tables } = await act(teacher, id, { do: 'divide', gaps: 'bots' });
  const table = (await doorOf(guests[0], code)).me?.table ?? '';
  const line = await guests[0].sit(table);
  const paused = await act(teacher, id, { do: 'pause', words: 'Look at the wall' });
  expect(paused.tables.map(({ phase, announcement }) => [phase, announcement])).toEqual(
    tables.map(() => ['paused', 'Look at the wall']),
  );
  await line.table(({ phase, announcement }) => phase === 'paused' && announcement === 'Look at the wall');
  expect((await doorOf(guests[0], code)).message).toBe('Look at the wall');
  for (const doing of ['resume', 'rematch'] as const)
    expect(await guests[0].refused(table, { do: doing })).toBe('refuse.classTable');
  await act(teacher, id, { do: 'resume' });
  const { announcement } = await line.table(({ phase }) => phase === 'running');
  expect(announcement).toBeUndefined();
  await act(teacher, id, { do: 'say', tables: [table], words: 'Five more minutes' });
  const { tables: told } = await teacher.get<ClassLead>(`/api/classes/${id}`);
  expect(told.map((one) => one.announcement === 'Five more minutes')).toEqual(
    told.map((one) => one.id === table),
  );
});

test('a lost device: name and pin bring the same seat back; too many wrong ones need a new pin', async () => {
  const { teacher, id, code, guests } = await classWith(['Mia', 'Ben']);
  await act(teacher, id, { do: 'divide', gaps: 'bots' });
  const { me } = await doorOf(guests[0], code);
  const back = await student(code, 'Mia', me?.pin);
  expect((await doorOf(back.guest, code)).me).toEqual(me);
  const seats = (await back.guest.get<{ table: { chairs: { mine: boolean }[] } }>(`/api/tables/${me?.table}`))
    .table.chairs;
  expect(seats.filter(({ mine }) => mine)).toHaveLength(1);
  const wrong = me?.pin === '0000' ? '1111' : '0000';
  for (let time = 0; time < 8; time++)
    expect(codeOf(await student(code, 'Mia', wrong))).toBe('refuse.classPin');
  expect(codeOf(await student(code, 'Mia', me?.pin))).toBe('refuse.classLocked');
  const mia = (await teacher.get<ClassLead>(`/api/classes/${id}`)).students.find(
    ({ name }) => name === 'Mia',
  );
  const { students } = await act(teacher, id, { do: 'pin', student: mia?.id ?? '' });
  const pin = students.find(({ name }) => name === 'Mia')?.pin;
  expect((await student(code, 'Mia', pin)).status).toBe(200);
});

test('with the same dice, no table tells the secret before the last game is over', async () => {
  const { teacher, id } = await classWith(['Mia', 'Ben', 'Zoe', 'Tim'], { sameDice: true });
  const { tables } = await act(teacher, id, { do: 'divide', gaps: 'bots' });
  const [one, other] = tables;
  const diceOf = async (table: string) =>
    (
      await teacher.get<{ table: { dice: { commitment: string; secret: string | null } } }>(
        `/api/tables/${table}`,
      )
    ).table.dice;
  expect((await diceOf(one.id)).commitment).toBe((await diceOf(other.id)).commitment);
  await teacher.do(one.id, { do: 'close' });
  expect((await diceOf(one.id)).secret).toBeNull();
  expect(codeOf(await teacher.ask('GET', `/api/tables/${one.id}/file`))).toBe('refuse.hidden');
  expect((await act(teacher, id, { do: 'end' })).phase).toBe('over');
  expect((await diceOf(one.id)).secret).toMatch(/^[0-9a-f]{64}$/);
  expect((await diceOf(one.id)).secret).toBe((await diceOf(other.id)).secret);
});

test('a bot plays for a student and the student again; a student who leaves the class leaves no name', async () => {
  const { teacher, id, code, guests } = await classWith(['Mia', 'Ben']);
  const [{ id: table }] = (await act(teacher, id, { do: 'divide', gaps: 'bots' })).tables;
  const chairs = (lead: ClassLead) => lead.tables[0].chairs.map(({ bot }) => bot);
  expect(chairs(await act(teacher, id, { do: 'bot', table, seat: 1, plays: true }))).toEqual([false, true]);
  expect(chairs(await act(teacher, id, { do: 'bot', table, seat: 1, plays: false }))).toEqual([false, false]);
  const { students } = await teacher.get<ClassLead>(`/api/classes/${id}`);
  const mia = students.find(({ name }) => name === 'Mia');
  const gone = await act(teacher, id, { do: 'remove', student: mia?.id ?? '' });
  expect(gone.tables[0].chairs.map(({ name }) => name ?? '').sort()).toEqual(['', 'Ben']);
  expect((await doorOf(guests[0], code)).me).toBeNull();
});

test('a question to everybody: each student answers once and may think again; the wall shows it when it is closed', async () => {
  const { teacher, id, code, guests } = await classWith(['Mia', 'Ben']);
  const [{ id: table }] = (await act(teacher, id, { do: 'divide', gaps: 'bots' })).tables;
  const line = await guests[0].sit(table);
  await act(teacher, id, { do: 'ask', question: 'Who should act first?', answers: ['All', 'The rich'] });
  await line.table(({ announcement }) => announcement === 'Who should act first?');
  const poll = (await doorOf(guests[0], code)).poll;
  expect(poll).toMatchObject({ answers: ['All', 'The rich'], mine: null });
  const vote = (guest: Guest, answer: number) =>
    guest.ask('POST', `/api/class/${code}/vote`, { poll: poll?.id, answer });
  expect(codeOf(await vote(teacher, 0))).toBe('refuse.notSeated');
  expect(codeOf(await vote(guests[0], 2))).toBe('refuse.notNow');
  await Promise.all([vote(guests[0], 0), vote(guests[1], 1)]);
  expect((await vote(guests[0], 1)).body).toMatchObject({ poll: { mine: 1 } });
  const wall = async () => (await teacher.get<ClassScreen>(`/api/class/${code}/screen`)).poll;
  expect(await wall()).toMatchObject({ counts: null, voted: 2 });
  const { polls } = await act(teacher, id, { do: 'closePoll' });
  expect(polls).toMatchObject([{ counts: [0, 2], isOpen: false }]);
  expect(await wall()).toMatchObject({ counts: [0, 2] });
  expect((await doorOf(guests[0], code)).poll).toBeNull();
  expect(codeOf(await vote(guests[0], 0))).toBe('refuse.notNow');
});

test('everything of a class is deleted after its days: tables, talk, names, people', async () => {
  let now = 1_800_000_000_000;
  const folder = new ServerFolder();
  const running = await folder.start({ now: () => now });
  const { address, services } = running;
  const { teacher, id, code, guests } = await classWith(['Mia', 'Ben'], { days: 7 }, address);
  const [{ id: table }] = (await act(teacher, id, { do: 'divide', gaps: 'bots' })).tables;
  const seat = (
    await guests[0].get<{ table: { chairs: { mine: boolean }[] } }>(`/api/tables/${table}`)
  ).table.chairs.findIndex(({ mine }) => mine);
  await guests[0].ask('POST', `/api/tables/${table}/talk`, {
    id: newCommandId(),
    seat,
    text: 'A secret of Mia',
  });
  const own = await startedTable([teacher], 1);
  now += 7 * DAY - 1000;
  await services.classCleanup.look();
  expect((await doorOf(teacher, code)).students).toBe(2);
  now += 2000;
  // Over from this moment on, also before the next round.
  expect(codeOf(await teacher.ask('GET', `/api/class/${code}`))).toBe('refuse.noClass');
  expect(codeOf(await teacher.ask('GET', `/api/classes/${id}`))).toBe('refuse.classGone');
  await services.classCleanup.look();
  expect(codeOf(await teacher.ask('GET', `/api/tables/${table}`))).toBe('refuse.noTable');
  expect((await guests[0].get<{ me: unknown }>('/api/me')).me).toBeNull();
  expect((await teacher.get<{ table: { id: string } }>(`/api/tables/${own.id}`)).table.id).toBe(own.id);
  await folder.stop(running);
  const rows = everyRow(folder.data);
  expect(rows).toContain(own.id);
  for (const trace of ['A secret of Mia', 'Mia', id, table]) expect(rows.includes(trace), trace).toBe(false);
  await folder.leave();
});
