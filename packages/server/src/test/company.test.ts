import type { DataAnswer, PeopleAnswer, RefusalAnswer, TablesAnswer, TalkLine } from '@entente/protocol';
import { describe, expect, test } from 'vitest';
import { reportsFor } from '../operator/reports.ts';
import { playOn, startedTable } from '../testing/goofspiel.ts';
import { type Guest, newCommandId } from '../testing/guest.ts';
import { TestServer } from '../testing/server.ts';

const server = new TestServer();

const peopleOf = async (guest: Guest) => (await guest.get<PeopleAnswer>('/api/me/people')).people;
const codeOf = ({ body }: { body: unknown }) => (body as RefusalAnswer).refusal.code;

async function lobbyOf(host: Guest) {
  return host.create({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] });
}

async function said(guest: Guest, table: string, seat: number, text: string, to?: number): Promise<TalkLine> {
  const line = await guest.sit(table);
  await guest.ask('POST', `/api/tables/${table}/talk`, {
    id: newCommandId(),
    seat,
    text,
    ...(to === undefined ? {} : { to }),
  });
  const isIt = (one: TalkLine) => one.text === text;
  const message = await line.next('talk', ({ lines }) => lines.some(isIt));
  line.hangUp();
  return message.lines.filter(isIt)[0];
}

describe('people you have played with', () => {
  test('can be invited again, see it, and may say no', async () => {
    const [ann, bob, eve] = await server.guests('Ann', 'Bob', 'Eve');
    await startedTable([ann, bob]);
    expect(await peopleOf(eve)).toEqual([]);
    const [friend] = await peopleOf(ann);
    expect(friend).toMatchObject({ name: 'Bob', games: 1, muted: false });
    expect(JSON.stringify(friend)).not.toContain(bob.id);
    const table = await lobbyOf(ann);
    const invite = (by: Guest, handle: string) =>
      by.ask('POST', `/api/tables/${table.id}/invite`, { handle });
    // A handle is good for one person alone.
    expect(codeOf(await invite(eve, friend.handle))).toBe('refuse.noPerson');
    const list = await bob.get<TablesAnswer>('/api/tables');
    expect(list.invited).toEqual([]);
    expect((await invite(ann, friend.handle)).status).toBe(200);
    expect((await invite(ann, friend.handle)).status).toBe(200);
    const { invited } = await bob.get<TablesAnswer>('/api/tables');
    expect(invited).toEqual([
      { by: 'Ann', code: table.code, table: expect.objectContaining({ id: table.id }) },
    ]);
    await bob.ask('DELETE', `/api/me/invitations/${table.id}`);
    expect((await bob.get<TablesAnswer>('/api/tables')).invited).toEqual([]);
  });

  test('muted people cannot invite you, and are not told', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    await startedTable([ann, bob]);
    const [annToBob] = await peopleOf(bob);
    await bob.ask('POST', '/api/me/people', { handle: annToBob.handle, muted: true });
    expect((await peopleOf(bob))[0].muted).toBe(true);
    const table = await lobbyOf(ann);
    const [bobToAnn] = await peopleOf(ann);
    const answer = await ann.ask('POST', `/api/tables/${table.id}/invite`, { handle: bobToAnn.handle });
    expect(answer).toEqual({ status: 200, body: { invited: true } });
    expect((await bob.get<TablesAnswer>('/api/tables')).invited).toEqual([]);
  });

  test('only players invite, and only where a seat is free', async () => {
    const [ann, bob, cat] = await server.guests('Ann', 'Bob', 'Cat');
    const full = await startedTable([ann, bob]);
    await startedTable([cat, bob]);
    const [toCat] = (await peopleOf(bob)).filter(({ name }) => name === 'Cat');
    expect(codeOf(await bob.ask('POST', `/api/tables/${full.id}/invite`, { handle: toCat.handle }))).toBe(
      'refuse.noSeat',
    );
    const other = await lobbyOf(ann);
    expect(codeOf(await bob.ask('POST', `/api/tables/${other.id}/invite`, { handle: toCat.handle }))).toBe(
      'refuse.notSeated',
    );
  });
});

describe('talk', () => {
  test('a seat is muted for one person alone, at every table', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const { id } = await startedTable([ann, bob]);
    const mute = await ann.ask('POST', `/api/tables/${id}/muted`, { seat: 1, muted: true });
    expect(mute.body).toEqual({ seats: [1] });
    const again = await startedTable([bob, ann]);
    expect(await ann.get(`/api/tables/${again.id}/muted`)).toEqual({ seats: [0] });
    expect(await bob.get(`/api/tables/${id}/muted`)).toEqual({ seats: [] });
    expect((await ann.ask('POST', `/api/tables/${id}/muted`, { seat: 1, muted: false })).body).toEqual({
      seats: [],
    });
  });

  test('a line is reported with what was said around it, as far as the reporter could read it', async () => {
    const [ann, bob, cat] = await server.guests('Ann', 'Bob', 'Cat');
    const { id, code } = await ann.create({
      game: 'goofspiel',
      chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      talk: 'pairs',
    });
    for (const guest of [bob, cat]) await guest.do(id, { do: 'take', code: code ?? '' });
    await said(bob, id, 1, 'before');
    const whisper = await said(bob, id, 1, 'a whisper to Cat', 2);
    const line = await said(bob, id, 1, 'the bad line');
    const report = (by: Guest, number: number) =>
      by.ask('POST', `/api/tables/${id}/reports`, { number, reason: 'rude' });
    expect((await report(ann, line.number)).status).toBe(200);
    expect(codeOf(await report(ann, whisper.number))).toBe('refuse.noLine');
    expect(codeOf(await report(bob, line.number))).toBe('refuse.noLine');
    const { reports } = await ann.get<DataAnswer>('/api/me/data');
    const told = { table: id, number: line.number, at: expect.any(Number), reason: 'rude' };
    expect(reports).toEqual([{ ...told, answer: null }]);
    const [{ by, about, lines }] = (await reportsFor(server.services)).reports;
    expect([by?.name, about?.name]).toEqual(['Ann', 'Bob']);
    expect(lines.map(({ text }) => text)).toEqual(['before', 'the bad line']);
  });
});

test('a person’s own finished games are listed with their results, and no others', async () => {
  const [ann, bob, eve] = await server.guests('Ann', 'Bob', 'Eve');
  const { id } = await startedTable([ann, bob]);
  await startedTable([ann, eve]);
  await Promise.all([ann, bob].map(async (guest, seat) => playOn(await guest.sit(id), seat)));
  const { games } = await ann.get<{ games: { id: string; outcome: object | null }[] }>('/api/me/games');
  expect(games.map((game) => [game.id, game.outcome !== null])).toEqual([[id, true]]);
  expect(await eve.get('/api/me/games')).toEqual({ games: [] });
});
