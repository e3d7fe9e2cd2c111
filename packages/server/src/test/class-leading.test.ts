import type {
  ClassAct,
  ClassBody,
  ClassDoor,
  ClassLead,
  ClassScreen,
  RefusalAnswer,
} from '@entente/protocol';
import { expect, test } from 'vitest';
import { Guest, type GuestSocket, newCommandId } from '../testing/guest.ts';
import { TestServer } from '../testing/server.ts';
import { ServerFolder } from '../testing/server-folder.ts';

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

interface Student {
  readonly guest: Guest;
  readonly name: string;
  readonly table: string;
}

interface Class {
  readonly teacher: Guest;
  readonly id: string;
  readonly code: string;
  readonly students: readonly Student[];
  act(act: ClassAct): Promise<ClassLead>;
  refused(act: ClassAct): Promise<string>;
  look(): Promise<ClassLead>;
  wall(): Promise<ClassScreen>;
}

/** A class whose tables have begun. */
async function classWith(
  names: readonly string[],
  wish: Partial<ClassBody> = {},
  divide: Omit<Extract<ClassAct, { do: 'divide' }>, 'do'> = { gaps: 'bots' },
  address = server.address,
): Promise<Class> {
  const teacher = await Guest.come(address, 'Teacher');
  const made = await teacher.ask('POST', '/api/classes', { ...WISH, ...wish });
  const id = (made.body as { class: string }).class;
  const ask = (act: ClassAct) => teacher.ask('POST', `/api/classes/${id}/do`, act);
  const act = async (what: ClassAct) => {
    const { status, body } = await ask(what);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body as ClassLead;
  };
  const look = () => teacher.get<ClassLead>(`/api/classes/${id}`);
  const { code } = await look();
  const guests = await Promise.all(names.map((name) => Guest.come(address, name)));
  for (const guest of guests) await guest.ask('POST', `/api/class/${code}/join`, { name: guest.name });
  for (const { id: student } of (await look()).students) await act({ do: 'admit', student });
  await act({ do: 'divide', ...divide });
  const students = await Promise.all(
    guests.map(async (guest) => ({
      guest,
      name: guest.name,
      table: (await guest.get<ClassDoor>(`/api/class/${code}`)).me?.table ?? '',
    })),
  );
  const refused = async (what: ClassAct) => codeOf(await ask(what));
  const wall = () => teacher.get<ClassScreen>(`/api/class/${code}/screen`);
  return { teacher, id, code, students, act, refused, look, wall };
}

interface Sitting {
  readonly line: GuestSocket;
  readonly name: string;
  readonly table: string;
}

const sitDown = (students: readonly Student[]): Promise<Sitting[]> =>
  Promise.all(
    students.map(async ({ guest, name, table }) => ({ line: await guest.sit(table), name, table })),
  );

/** The lowest card that this seat may bid, for the question that it was asked last. */
async function bid(line: GuestSocket): Promise<string> {
  const { shown } = line.last('view', (view) => view.shown.offers.length > 0) ?? {};
  if (shown === undefined || shown.viewer === 'spectator') throw new Error('nothing to answer');
  const { viewer: seat, question, offers } = shown;
  const answer = await line.command({
    kind: 'command',
    id: newCommandId(),
    seat,
    question,
    choice: offers[0].choice,
  });
  return answer.kind === 'ack' ? 'done' : answer.refusal.code;
}

const paused = ({ line }: Sitting, held: 'gate' | 'clock') =>
  line.table((table) => table.phase === 'paused' && table.held === held);
const running = ({ line }: Sitting) => line.table(({ phase }) => phase === 'running');

test('a gate: the table that has come to it waits until the organiser opens it', async () => {
  const { act, students, look } = await classWith(['Mia', 'Ben', 'Zoe', 'Tim']);
  const lines = await sitDown(students);
  await act({ do: 'gate', at: 'round' });
  const first = lines.filter(({ table }) => table === lines[0].table);
  const others = lines.filter((one) => !first.includes(one));
  for (const { line } of first) await bid(line);
  for (const one of first) await paused(one, 'gate');
  const { tables, gate } = await look();
  expect(gate).toEqual({ round: 1, phase: null });
  expect(tables.map(({ phase, held }) => `${phase} ${held}`).sort()).toEqual(['paused gate', 'running null']);
  expect(await bid(first[0].line)).toBe('refuse.paused');
  for (const { line } of others) await bid(line);
  for (const one of others) await paused(one, 'gate');
  // Open: on to the end of the next round.
  expect((await act({ do: 'gate', at: 'round' })).gate).toEqual({ round: 2, phase: null });
  for (const one of lines) await running(one);
  await act({ do: 'gate', at: null });
  for (const { line } of first) await bid(line);
  const [{ round, phase }] = (await look()).tables.filter(({ id }) => id === first[0].table);
  expect([round, phase]).toEqual([2, 'running']);
});

test('a class that has time for one round waits after it from the start', async () => {
  const { students } = await classWith(['Mia', 'Ben'], { rounds: 1 });
  const lines = await sitDown(students);
  for (const { line } of lines) await bid(line);
  for (const one of lines) await paused(one, 'gate');
});

test('a table that is let through its gate goes on alone', async () => {
  const { act, students } = await classWith(['Mia', 'Ben']);
  const lines = await sitDown(students);
  await act({ do: 'gate', at: 'round' });
  for (const { line } of lines) await bid(line);
  for (const one of lines) await paused(one, 'gate');
  await act({ do: 'resume', tables: [lines[0].table] });
  for (const one of lines) await running(one);
  for (const { line } of lines) expect(await bid(line)).toBe('done');
});

test('the clock: all pause when the time is over, and more time lets them go on', async () => {
  let now = 1_800_000_000_000;
  const folder = new ServerFolder();
  const running_ = await folder.start({ now: () => now });
  const { act, students, wall } = await classWith(['Mia', 'Ben'], {}, { gaps: 'bots' }, running_.address);
  const lines = await sitDown(students);
  await act({ do: 'clock', minutes: 8 });
  expect((await lines[0].line.table(({ until }) => until !== undefined)).until).toBe(now + 8 * 60_000);
  expect((await act({ do: 'clock', minutes: 2, more: true })).until).toBe(now + 10 * 60_000);
  now += 9 * 60_000;
  await running_.services.clockRunner.wakeDueTables();
  expect((await wall()).tables.map(({ phase }) => phase)).toEqual(['running']);
  now += 60_000;
  await running_.services.clockRunner.wakeDueTables();
  for (const one of lines) await paused(one, 'clock');
  expect((await act({ do: 'clock', minutes: 1, more: true })).until).toBe(now + 60_000);
  for (const one of lines) await running(one);
  expect((await act({ do: 'clock', minutes: null })).until).toBeNull();
  await folder.stop(running_);
  await folder.leave();
});

test('who is behind is nudged until they play; a bot can answer once for those who do not', async () => {
  const { act, students, look } = await classWith(['Mia', 'Ben', 'Zoe', 'Tim']);
  const lines = await sitDown(students);
  const ahead = lines.filter(({ table }) => table === lines[0].table);
  const behind = lines.filter((one) => !ahead.includes(one));
  for (const { line } of ahead) await bid(line);
  const standing = async () =>
    (await look()).tables.flatMap(({ id, changed }) => (id === behind[0].table ? [changed] : []));
  const since = await standing();
  await act({ do: 'nudge' });
  expect(await standing()).toEqual(since);
  for (const { line } of behind) await line.table(({ nudged }) => nudged === true);
  expect(ahead[0].line.last('table')?.table.nudged).toBeUndefined();
  await bid(behind[0].line);
  await act({ do: 'answer', table: behind[0].table });
  for (const { line } of behind) await line.table(({ round, nudged }) => round === 1 && nudged === undefined);
  const { chairs } = (await look()).tables.find(({ id }) => id === behind[0].table) ?? { chairs: [] };
  expect(chairs.map(({ bot }) => bot)).toEqual([false, false]);
});

test('a hint is for one seat alone, and ends with the round', async () => {
  const { act, students, refused } = await classWith(['Mia', 'Ben']);
  const lines = await sitDown(students);
  const [mine, other] = lines;
  const seat = (await mine.line.table(() => true)).chairs.findIndex((chair) => chair.mine);
  await act({ do: 'hint', table: mine.table, seat, words: 'Keep your high cards' });
  const told = await mine.line.table(({ chairs }) => chairs[seat].hint !== undefined);
  expect(told.chairs[seat].hint).toBe('Keep your high cards');
  expect(other.line.texts.join().includes('Keep your high cards')).toBe(false);
  for (const { line } of lines) await bid(line);
  await mine.line.table(({ round, chairs }) => round === 1 && chairs[seat].hint === undefined);
  expect(await refused({ do: 'hint', table: mine.table, seat: 9, words: 'Nobody' })).toBe('refuse.noSeat');
});

test('back to the beginning of the round: everybody decides again, and the log says who wanted it', async () => {
  const { act, students, teacher } = await classWith(['Mia', 'Ben']);
  const lines = await sitDown(students);
  const { table } = lines[0];
  for (const { line } of lines) await bid(line);
  for (const { line } of lines) await line.next('view', ({ shown }) => shown.view.round === 1);
  await bid(lines[0].line);
  await act({ do: 'redo', table });
  const back = await lines[0].line.next('view', ({ shown }) => shown.view.round === 0);
  expect(back.shown.view.answers).toEqual([]);
  const { log } = await teacher.get<{ log: { lines: { say: string }[] } }>(`/api/tables/${table}/log`);
  expect(log.lines.map(({ say }) => say)).toContain('log.ledBack');
});

test('news is in the log of the tables that it was for, survives a restart and the proof of the game', async () => {
  const folder = new ServerFolder();
  let running_ = await folder.start();
  const { act, students, id, teacher, refused } = await classWith(
    ['Mia', 'Ben', 'Zoe', 'Tim'],
    {},
    { gaps: 'bots' },
    running_.address,
  );
  const [one, other] = [...new Set(students.map(({ table }) => table))];
  const { news } = await act({ do: 'inject', tables: [one], words: 'Oil is short' });
  expect(news).toMatchObject([{ words: 'Oil is short', inject: null }]);
  expect(await refused({ do: 'inject', words: 'No such thing', inject: 'event' })).toBe('refuse.notNow');
  await folder.stop(running_);
  running_ = await folder.start();
  const again = teacher.movedTo(running_.address);
  const linesOf = async (table: string) =>
    (await again.get<{ log: { lines: { say: string; with: unknown }[] } }>(`/api/tables/${table}/log`)).log
      .lines;
  expect(await linesOf(one)).toContainEqual(
    expect.objectContaining({ say: 'log.told', with: { words: 'Oil is short' } }),
  );
  expect((await linesOf(other)).map(({ say }) => say)).not.toContain('log.told');
  await again.ask('POST', `/api/classes/${id}/do`, { do: 'end' });
  const file = await again.get<{ entries: object[] }>(`/api/tables/${one}/file`);
  expect(file.entries).toMatchObject([{ seat: 0, told: 'Oil is short' }]);
  await folder.stop(running_);
  await folder.leave();
});

test('a pair shares a seat: both see the same, one decides, and they swap every round', async () => {
  const { students, look } = await classWith(['Mia', 'Ben', 'Zoe'], {}, { gaps: 'pairs' });
  const lines = await sitDown(students);
  const [{ chairs, id }] = (await look()).tables;
  expect(new Set(students.map(({ table }) => table))).toEqual(new Set([id]));
  const seat = chairs.findIndex(({ name }) => name?.includes(' & ') === true);
  const pair = chairs[seat].name?.split(' & ') ?? [];
  const of = (name: string) => lines.find((line) => line.name === name)?.line ?? lines[0].line;
  const [first, second] = pair.map(of);
  const third = lines.find(({ name }) => !pair.includes(name))?.line ?? lines[0].line;
  const seen = (line: GuestSocket) => line.last('view', ({ shown }) => shown.viewer === seat)?.shown;
  expect(seen(second)).toEqual(seen(first));
  expect(seen(third)).toBeUndefined();
  const [hers, his] = [first, second].map((line) => line.last('table')?.table.chairs[seat]);
  expect([hers?.mine, hers?.looksOn, his?.mine, his?.looksOn]).toEqual([true, undefined, false, true]);
  expect(await bid(second)).toBe('refuse.notYours');
  expect(await bid(first)).toBe('done');
  await bid(third);
  const after = await second.table(({ round }) => round === 1);
  expect(after.chairs[seat]).toMatchObject({ mine: true, pair: [pair[1], pair[0]] });
  await second.next('view', ({ shown }) => shown.viewer === seat && shown.view.round === 1);
  expect(await bid(first)).toBe('refuse.notYours');
  expect(await bid(second)).toBe('done');
});

test('one of a pair leaves the class: the other has the seat alone', async () => {
  const { students, look, act } = await classWith(['Mia', 'Ben', 'Zoe'], {}, { gaps: 'pairs' });
  const [{ chairs }] = (await look()).tables;
  const pair = chairs.find(({ name }) => name?.includes(' & ') === true)?.name?.split(' & ') ?? [];
  const gone = (await look()).students.find(({ name }) => name === pair[0]);
  const lead = await act({ do: 'remove', student: gone?.id ?? '' });
  const left = students.map(({ name }) => name).filter((name) => name !== pair[0]);
  expect(lead.tables[0].chairs.map(({ name }) => name ?? '').sort()).toEqual(left.sort());
});

test('two at every seat', async () => {
  const { look } = await classWith(['A1', 'B2', 'C3', 'D4'], {}, { gaps: 'bots', twos: true });
  const { tables } = await look();
  expect(tables).toHaveLength(1);
  expect(tables[0].chairs.map(({ name }) => name?.split(' & ').length)).toEqual([2, 2]);
});

test('half of the class plays by other options, and everything says so', async () => {
  const { look, wall, teacher } = await classWith(['Mia', 'Ben', 'Zoe', 'Tim'], { other: { cards: 13 } });
  const { tables, other } = await look();
  expect(other).toMatchObject({ cards: 13 });
  expect((await wall()).tables.map((table) => table.other)).toEqual([false, true]);
  const cards = await Promise.all(
    tables.map(
      async ({ id }) =>
        (await teacher.get<{ table: { options: { cards: number } } }>(`/api/tables/${id}`)).table.options
          .cards,
    ),
  );
  expect(cards).toEqual([5, 13]);
});

test('observers see all only if that was so from the start, and then everybody at the table knows', async () => {
  const closed = await classWith(['Mia', 'Ben', 'Zoe'], {}, { gaps: 'observe' });
  const open = await classWith(['Mia', 'Ben', 'Zoe'], { observed: true }, { gaps: 'observe' });
  for (const { students, teacher, code, id, look } of [closed, open]) {
    const isOpen = id === open.id;
    const [{ id: table }] = (await look()).tables;
    const players = students.filter((student) => student.table === table);
    const observer = students.find((student) => student.table === '')?.guest ?? teacher;
    const second = await Guest.come(server.address, 'Second');
    const { key } = await look();
    await second.ask('POST', `/api/classes/${id}/lead`, { key, name: 'Second' });
    for (const watcher of [teacher, observer, second]) {
      const line = await watcher.sit(table);
      line.send({ kind: 'lift', seat: 1 });
      const told = await (isOpen
        ? line.next('view', ({ shown }) => shown.viewer === 1)
        : line.next('refusal', ({ refusal }) => refusal.code === 'refuse.notYours'));
      expect(told.kind).toBe(isOpen ? 'view' : 'refusal');
      expect((await watcher.ask('GET', `/api/tables/${table}/moments/0?viewer=1`)).status).toBe(
        isOpen ? 200 : 403,
      );
      line.hangUp();
    }
    const stranger = await Guest.come(server.address, 'Stranger');
    for (const nobody of [stranger, players[0].guest]) {
      const line = await nobody.sit(table);
      const seat = (await line.table(() => true)).chairs.findIndex(({ mine }) => !mine);
      line.send({ kind: 'lift', seat });
      await line.next('refusal', ({ refusal }) => refusal.code === 'refuse.notYours');
      expect((await nobody.ask('GET', `/api/tables/${table}/moments/0?viewer=${seat}`)).status).toBe(403);
      expect(line.last('table')?.table.observed).toBe(isOpen ? true : undefined);
      expect(line.last('table')?.table.observer).toBeUndefined();
      line.hangUp();
    }
    expect((await stranger.get<ClassDoor>(`/api/class/${code}`)).observed).toBe(isOpen);
  }
});

test('stars keep moments, pins keep pictures, and the projector shows what it is told, or stays as it was', async () => {
  const { act, students, wall, code, teacher, refused, look } = await classWith(['Mia', 'Ben']);
  const lines = await sitDown(students);
  const { table } = lines[0];
  const starred = await act({ do: 'star', table, caption: 'Nobody bids high' });
  expect(starred.stars).toMatchObject([{ table: 1, moment: 0, round: 0, caption: 'Nobody bids high' }]);
  await act({ do: 'show', id: starred.stars[0].id });
  expect((await wall()).star).toMatchObject({ caption: 'Nobody bids high' });
  const { pins } = await act({ do: 'pinChart', title: 'Seats', svg: '<svg viewBox="0 0 1 1"></svg>' });
  await act({ do: 'show', id: pins[0].id });
  expect(await wall()).toMatchObject({ star: null, pin: { title: 'Seats' } });
  expect(await teacher.get(`/api/class/${code}/pins/${pins[0].id}`)).toMatchObject({
    svg: '<svg viewBox="0 0 1 1"></svg>',
  });
  expect(await refused({ do: 'show', id: '0123456789abcdef' })).toBe('refuse.notNow');
  await act({ do: 'unpin', id: pins[0].id });
  expect(await wall()).toMatchObject({ star: null, pin: null });

  await act({ do: 'freeze', frozen: true });
  for (const { line } of lines) await bid(line);
  await lines[0].line.table(({ round }) => round === 1);
  expect((await wall()).tables).toMatchObject([{ round: 0, measured: [] }]);
  expect((await look()).tables).toMatchObject([{ round: 1 }]);
  await act({ do: 'freeze', frozen: false });
  expect((await wall()).tables[0].measured).toHaveLength(1);
});

test('students say that they have prepared, and the organiser sees it', async () => {
  const { students, code, look } = await classWith(['Mia', 'Ben'], { lessons: ['first-cards'] });
  const door = await students[0].guest.get<ClassDoor>(`/api/class/${code}`);
  expect([door.lessons, door.me?.isReady]).toEqual([['first-cards'], false]);
  await students[0].guest.ask('POST', `/api/class/${code}/ready`, { ready: true });
  expect((await look()).students.map(({ name, isReady }) => `${name} ${isReady}`).sort()).toEqual([
    'Ben false',
    'Mia true',
  ]);
  const stranger = await Guest.come(server.address, 'Stranger');
  expect(codeOf(await stranger.ask('POST', `/api/class/${code}/ready`, { ready: true }))).toBe(
    'refuse.notSeated',
  );
});

test('the organiser closes the laptop: the tables play on, and another one leads on', async () => {
  const { teacher, id, students, look } = await classWith(['Mia', 'Ben']);
  const { key } = await look();
  const seen = await teacher.sit(students[0].table);
  seen.hangUp();
  const lines = await sitDown(students);
  for (const { line } of lines) expect(await bid(line)).toBe('done');
  const second = await Guest.come(server.address, 'Second');
  await second.ask('POST', `/api/classes/${id}/lead`, { key, name: 'Second' });
  const { status, body } = await second.ask('POST', `/api/classes/${id}/do`, { do: 'pause' });
  expect([status, (body as ClassLead).tables[0].phase]).toEqual([200, 'paused']);
});

test('a full class says so, at the door and to whoever tries all the same', async () => {
  const teacher = await Guest.come(server.address, 'Teacher');
  const made = await teacher.ask('POST', '/api/classes', { ...WISH, names: 'typed' });
  const id = (made.body as { class: string }).class;
  const { code } = await teacher.get<ClassLead>(`/api/classes/${id}`);
  const { classes } = server.services;
  const doc = await classes.byCode(code);
  if (doc === null) throw new Error('no class');
  for (let at = 0; at < 120; at++) await classes.join(doc, `S${at}`, null, async () => `person${at}xxxxxxxx`);
  const late = await Guest.come(server.address, 'Late');
  expect((await late.get<ClassDoor>(`/api/class/${code}`)).isFull).toBe(true);
  expect(codeOf(await late.ask('POST', `/api/class/${code}/join`, { name: 'Late' }))).toBe(
    'refuse.classFull',
  );
  expect((await teacher.get<ClassLead>(`/api/classes/${id}`)).students).toHaveLength(120);
});
