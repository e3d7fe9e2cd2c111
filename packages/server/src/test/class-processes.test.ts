import type { ClassAct, ClassDoor, ClassLead, RefusalAnswer } from '@entente/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Guest } from '../testing/guest.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { ServerFolder } from '../testing/server-folder.ts';

let postgres: TestPostgres;
const folders = [new ServerFolder(), new ServerFolder()];
let servers: RunningServer[];

beforeAll(async () => {
  postgres = await TestPostgres.start();
  servers = [];
  // One after the other: the first makes the tables of the database.
  for (const folder of folders) servers.push(await folder.start({ databaseUrl: postgres.url }));
});
afterAll(async () => {
  for (const folder of folders) await folder.leave();
  await postgres.stop();
});

test('a class whose people are at two processes: they join at once, sit down, pause, and are deleted', async () => {
  const [here, there] = servers.map(({ address }) => address);
  const teacher = await Guest.come(here, 'Teacher');
  const wish = {
    name: '4b',
    language: 'en',
    game: 'goofspiel',
    options: { cards: 5 },
    seats: 4,
    names: 'typed',
  };
  const made = await teacher.ask('POST', '/api/classes', wish);
  const id = (made.body as { class: string }).class;
  const act = async (by: Guest, what: ClassAct) => {
    const { status, body } = await by.ask('POST', `/api/classes/${id}/do`, what);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as ClassLead;
  };
  const { code, key } = await teacher.get<ClassLead>(`/api/classes/${id}`);
  const guests = await Promise.all(
    Array.from({ length: 12 }, (_, at) => Guest.come(at % 2 === 0 ? here : there, `P${at}`)),
  );
  const joined = await Promise.all(
    guests.map((guest) => guest.ask('POST', `/api/class/${code}/join`, { name: guest.name })),
  );
  expect(joined.map(({ status }) => status)).toEqual(guests.map(() => 200));
  const second = await Guest.come(there, 'Second');
  await second.ask('POST', `/api/classes/${id}/lead`, { key, name: 'Second' });
  const { students } = await second.get<ClassLead>(`/api/classes/${id}`);
  expect(students.map(({ name }) => name).sort()).toEqual(guests.map(({ name }) => name).sort());
  // Both organisers accept everybody, at the same time.
  await Promise.all(
    students.flatMap((student) =>
      [teacher, second].map((organiser) => act(organiser, { do: 'admit', student: student.id })),
    ),
  );
  // Both press the button: there are three tables, not six.
  const pressed = await Promise.all(
    [teacher, second].map((by) => by.ask('POST', `/api/classes/${id}/do`, { do: 'divide', gaps: 'bots' })),
  );
  expect(pressed.map(({ status }) => `${status}`).sort()).toEqual(['200', '409']);
  const { tables } = await second.get<ClassLead>(`/api/classes/${id}`);
  expect(tables.map(({ phase }) => phase)).toEqual(['running', 'running', 'running']);
  const doors = await Promise.all(guests.map((guest) => guest.get<ClassDoor>(`/api/class/${code}`)));
  expect(new Set(doors.map(({ me }) => me?.table))).toEqual(new Set(tables.map((table) => table.id)));

  const lines = await Promise.all(guests.map((guest, at) => guest.sit(doors[at].me?.table ?? '')));
  await act(second, { do: 'pause', words: 'Look here' });
  for (const line of lines)
    await line.table(({ phase, announcement }) => phase === 'paused' && announcement === 'Look here');
  for (const line of lines) line.hangUp();

  expect((await teacher.ask('POST', `/api/classes/${id}/do`, { do: 'delete' })).status).toBe(200);
  const gone = await second.ask('GET', `/api/classes/${id}`);
  expect((gone.body as RefusalAnswer).refusal.code).toBe('refuse.classGone');
  for (const { id: table } of tables)
    expect((await second.ask('GET', `/api/tables/${table}`)).status).toBe(404);
});
