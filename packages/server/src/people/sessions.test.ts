/** How long a session lasts. */
import type { TableState } from '@entente/protocol';
import { expect, test } from 'vitest';
import { playOn, startedTable } from '../testing/goofspiel.ts';
import { Guest } from '../testing/guest.ts';
import { TestServer } from '../testing/server.ts';

const DAY = 24 * 3_600_000;

/** By how much the server's clock is ahead. */
let ahead = 0;
const server = new TestServer({ now: () => Date.now() + ahead });

const come = (name: string) => Guest.come(server.address, name);

/** The cookies that an answer sets. */
async function given(method: string, headers: Record<string, string>): Promise<string[]> {
  const response = await fetch(`${server.address}/api/me`, { method, headers });
  expect(response.status).toBe(200);
  return response.headers.getSetCookie();
}

test('a cookie that is used is given again once a month, and lasts as long as its session', async () => {
  const ann = await come('Ann');
  const by = { cookie: ann.cookie };
  expect(await given('GET', by)).toEqual([]);
  for (let month = 0; month < 3; month++) {
    ahead += 31 * DAY;
    const [cookie, ...others] = await given('GET', by);
    expect(others).toEqual([]);
    expect(cookie).toContain(`${ann.cookie}; Max-Age=${400 * 24 * 3600}; Path=/; HttpOnly`);
    expect(await given('GET', by)).toEqual([]);
  }
  ahead += 31 * DAY;
  // A program keeps its token by itself.
  const authorization = `Bearer ${ann.cookie.replace('entente=', '')}`;
  expect(await given('GET', { authorization })).toEqual([]);
  // A person who signs out does not get it again.
  const [gone, ...others] = await given('DELETE', by);
  expect([gone, others]).toEqual([expect.stringContaining('entente=; Max-Age=0'), []]);
});

test('guests who have only looked in are deleted when they cannot come back; guests who played are not', async () => {
  const [ann, bob, eve] = [await come('Ann'), await come('Bob'), await come('Eve')];
  const { id } = await startedTable([ann, bob]);
  const lines = [await ann.sit(id), await bob.sit(id)];
  await Promise.all(lines.map((line, seat) => playOn(line, seat)));
  for (const line of lines) line.hangUp();
  ahead += 390 * DAY;
  await server.services.guestCleanup.look();
  const known = async () =>
    (await server.services.store.people.byIds([ann.id, bob.id, eve.id])).map(({ name }) => name);
  expect((await known()).sort()).toEqual(['Ann', 'Bob', 'Eve']);
  expect(await ann.get('/api/me')).toMatchObject({ me: { name: 'Ann' } });
  ahead += 30 * DAY;
  await server.services.guestCleanup.look();
  expect((await known()).sort()).toEqual(['Ann', 'Bob']);
  expect(await ann.get('/api/me')).toMatchObject({ me: { name: 'Ann' } });
  expect(await bob.get('/api/me')).toEqual({ me: null });
  const { table } = await ann.get<{ table: TableState }>(`/api/tables/${id}`);
  expect(table.chairs.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
});
