/** What is told to everybody about the people at the table, and what the host cannot do to them. */
import type { TableState } from '@entente/protocol';
import { describe, expect, test } from 'vitest';
import { GONE } from '../tables/acts/host.ts';
import { bidAll, latestView, startedTable, viewWhen } from '../testing/goofspiel.ts';
import type { Guest } from '../testing/guest.ts';
import { TestServer } from '../testing/server.ts';

/** By how much the server's clock is ahead. */
let ahead = 0;
const server = new TestServer({ now: () => Date.now() + ahead });

/** What a newcomer is told. */
async function toldTo(guest: Guest, table: string) {
  const { messages } = await guest.sit(table);
  const lines = messages.flatMap((one) => (one.kind === 'talk' ? one.lines : []));
  return lines.flatMap(({ name, event }) => (event === undefined ? [] : [{ name, ...event }]));
}

const stateOf = async (guest: Guest, table: string) =>
  (await guest.get<{ table: TableState }>(`/api/tables/${table}`)).table;

describe('everybody is told, at once and when they come later,', () => {
  test('who left, is back, was replaced and has resigned', async () => {
    const [ann, bob, eve] = await server.guests('Ann', 'Bob', 'Eve');
    const { id } = await startedTable([ann, bob], 1);
    const line = await ann.sit(id);
    await bob.do(id, { do: 'leave' });
    const { lines } = await line.next('talk');
    expect(lines).toMatchObject([{ seat: 1, to: null, name: 'Bob', event: { what: 'left' } }]);
    await bob.do(id, { do: 'back', seat: 1 });
    await ann.do(id, { do: 'bot', seat: 1, bot: 'random' });
    // Another bot in the place of a bot is no news.
    await ann.do(id, { do: 'bot', seat: 1, bot: 'greedy' });
    await bob.do(id, { do: 'back', seat: 1 });
    await bob.do(id, { do: 'resign', seat: 1 });
    expect(await toldTo(eve, id)).toEqual([
      { name: 'Bob', what: 'left' },
      { name: 'Bob', what: 'back' },
      { name: 'Bob', what: 'replaced', by: 0 },
      { name: 'Bob', what: 'back' },
      { name: 'Bob', what: 'resigned', bot: true },
    ]);
    // The same after loading again; and an erased person is gone from it.
    server.services.tables.forget(id);
    expect(await toldTo(eve, id)).toHaveLength(5);
    await bob.ask('POST', '/api/me/erase', { name: 'Bob' });
    expect((await toldTo(eve, id)).map(({ name }) => name)).toEqual(['…', '…', '…', '…', '…']);
  });

  test('who is late, and who sits down', async () => {
    const [ann, bob, cleo] = await server.guests('Ann', 'Bob', 'Cleo');
    const { id, code } = await startedTable([ann, bob], 1, 'live');
    const line = await ann.sit(id);
    await bidAll({ 0: line }, 1);
    ahead += 2 * 60_000;
    const { lines } = await line.next('talk', ({ lines: [{ seat }] }) => seat === 1);
    expect(lines).toMatchObject([{ name: 'Bob', event: { what: 'late' } }]);
    await bob.do(id, { do: 'free', seat: 1 });
    await cleo.do(id, { do: 'take', seat: 1, code: code ?? '' });
    const told = (await toldTo(ann, id)).filter(({ name }) => name !== 'Ann');
    expect(told).toEqual([
      { name: 'Bob', what: 'late' },
      { name: 'Bob', what: 'opened' },
      { name: 'Cleo', what: 'sat' },
    ]);
  });

  test('who said no to going back, or plays on instead; not that a player went back', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const { id } = await startedTable([ann, bob]);
    const lines = [await ann.sit(id), await bob.sit(id)];
    await bidAll(lines, 1);
    await ann.do(id, { do: 'propose', seat: 0, moment: 0 });
    await bob.do(id, { do: 'agree', seat: 1, agree: false });
    await ann.do(id, { do: 'propose', seat: 0, moment: 0 });
    await bidAll({ 1: lines[1] }, 2, 1);
    expect(await toldTo(ann, id)).toEqual([
      { name: 'Bob', what: 'refused' },
      { name: 'Bob', what: 'refused' },
    ]);
    await ann.do(id, { do: 'propose', seat: 0, moment: 0 });
    await bob.do(id, { do: 'agree', seat: 1, agree: true });
    expect(await toldTo(ann, id)).toHaveLength(2);
  });

  test('but nothing in the lobby, where everybody sees who comes and goes', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await ann.create({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.do(table.id, { do: 'take', code: table.code ?? '' });
    await bob.do(table.id, { do: 'leave' });
    expect(await toldTo(ann, table.id)).toEqual([]);
  });
});

test('a player who has resigned gets no offers any more, not even to take back', async () => {
  const [ann, bob] = await server.guests('Ann', 'Bob');
  const { id } = await startedTable([ann, bob], 1);
  const line = await bob.sit(id);
  await bidAll({ 1: line }, 2);
  await line.next('view', ({ shown }) => shown.undo !== null);
  expect(latestView(line, 1)?.shown.undo).toMatchObject({ do: 'bid', card: 2 });
  await bob.do(id, { do: 'resign', seat: 1 });
  const { shown } = await viewWhen(line, 1, ({ undo }) => undo === null);
  expect(shown.offers).toEqual([]);
});

describe('the host cannot open the seat of an active player', () => {
  test('without their own consent where nobody else plays', async () => {
    const [ann, bob, alt] = await server.guests('Ann', 'Bob', 'Ann’s other browser');
    const { id, code } = await startedTable([ann, bob], 1);
    const asked = await ann.do(id, { do: 'free', seat: 1 });
    expect(asked.chairs[1]).toMatchObject({ kind: 'person', name: 'Bob', opening: [1] });
    expect(await alt.refused(id, { do: 'take', seat: 1, code: code ?? '' })).toBe('refuse.taken');
    // Nor after putting a bot in their place.
    await ann.do(id, { do: 'bot', seat: 1, bot: 'random' });
    await ann.do(id, { do: 'free', seat: 1 });
    expect(await alt.refused(id, { do: 'take', seat: 1, code: code ?? '' })).toBe('refuse.taken');
    expect(await alt.refused(id, { do: 'free', seat: 1 })).toBe('refuse.notHost');
    await bob.do(id, { do: 'free', seat: 1 });
    await alt.do(id, { do: 'take', seat: 1, code: code ?? '' });
    expect((await toldTo(ann, id)).map(({ what }) => what)).toEqual(['opening', 'replaced', 'opened', 'sat']);
  });

  test('unless all other players want it as well', async () => {
    const [ann, bob, cleo, dan] = await server.guests('Ann', 'Bob', 'Cleo', 'Dan');
    const { id } = await startedTable([ann, bob, cleo, dan]);
    expect(await cleo.refused(id, { do: 'free', seat: 1 })).toBe('refuse.notHost');
    expect((await ann.do(id, { do: 'free', seat: 1 })).chairs[1].opening).toEqual([2, 3]);
    expect((await cleo.do(id, { do: 'free', seat: 1 })).chairs[1].opening).toEqual([3]);
    expect((await dan.do(id, { do: 'free', seat: 1 })).chairs[1]).toMatchObject({ kind: 'bot', name: null });
    expect((await stateOf(ann, id)).chairs[1].opening).toBeUndefined();
  });

  test('or they have been away for long, or have given up', async () => {
    const [ann, bob, cleo] = await server.guests('Ann', 'Bob', 'Cleo');
    const { id } = await startedTable([ann, bob, cleo]);
    await bob.do(id, { do: 'resign', seat: 1 });
    expect((await ann.do(id, { do: 'free', seat: 1 })).chairs[1]).toMatchObject({ kind: 'bot', name: null });
    const line = await cleo.sit(id);
    ahead += GONE;
    expect((await ann.do(id, { do: 'free', seat: 2 })).chairs[2].kind).toBe('person');
    const hers = await ann.sit(id);
    line.hangUp();
    await hers.next('table', ({ table }) => !table.chairs[2].online);
    expect((await ann.do(id, { do: 'free', seat: 2 })).chairs[2].kind).toBe('person');
    ahead += GONE;
    expect((await ann.do(id, { do: 'free', seat: 2 })).chairs[2]).toMatchObject({ kind: 'bot', name: null });
  });
});
