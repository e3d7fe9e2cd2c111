/** What those who have a right may not make of it. */
import type { TableState } from '@entente/protocol';
import { describe, expect, test } from 'vitest';
import { bidAll, latestView, startedTable } from '../testing/goofspiel.ts';
import type { Guest } from '../testing/guest.ts';
import { TestServer } from '../testing/server.ts';

const server = new TestServer();

const sitDown = (guest: Guest, { id, code }: TableState, seat: number) =>
  guest.refused(id, { do: 'take', seat, code: code ?? '' });

describe('in a running game no person gets to know two hands', () => {
  test('the host cannot free a seat, of a person or a bot, and look into its hand', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob], 1);
    for (const seat of [1, 2]) {
      await ann.do(table.id, { do: 'free', seat });
      if (seat === 1) await bob.do(table.id, { do: 'free', seat });
      const { table: freed } = await ann.get<{ table: TableState }>(`/api/tables/${table.id}`);
      expect(freed.chairs[seat]).toMatchObject({ kind: 'bot', back: false });
      expect(await sitDown(ann, table, seat)).toBe('refuse.knows');
    }
    const hand = await ann.ask('GET', `/api/tables/${table.id}/moments/0?viewer=2`);
    expect(hand.body).toMatchObject({ refusal: { code: 'refuse.hidden' } });
  });

  test('a player who left a seat, or was removed, can take only that one again; a new player can take any', async () => {
    const [ann, bob, cleo] = await server.guests('Ann', 'Bob', 'Cleo');
    const table = await startedTable([ann, bob], 1);
    await ann.do(table.id, { do: 'free', seat: 0 });
    expect(await sitDown(ann, table, 2)).toBe('refuse.taken');
    await ann.do(table.id, { do: 'free', seat: 2 });
    expect(await sitDown(ann, table, 2)).toBe('refuse.knows');
    await bob.do(table.id, { do: 'leave' });
    expect(await sitDown(bob, table, 0)).toBe('refuse.knows');
    const again = await ann.do(table.id, { do: 'take', seat: 0, code: table.code ?? '' });
    expect(again.chairs[0]).toMatchObject({ mine: true, kind: 'person' });
    const sat = await cleo.do(table.id, { do: 'take', seat: 2, code: table.code ?? '' });
    expect(sat.chairs[2]).toMatchObject({ mine: true, name: 'Cleo' });
  });

  test('a player alone against bots may take any seat', async () => {
    const [ann] = await server.guests('Ann');
    const table = await startedTable([ann], 2);
    await ann.do(table.id, { do: 'free', seat: 1 });
    const sat = await ann.do(table.id, { do: 'take', seat: 1, code: table.code ?? '', name: 'Little Ann' });
    expect(sat.chairs.map(({ mine }) => mine)).toEqual([true, true, false]);
  });
});

test('a player who has resigned cannot pause the others’ game', async () => {
  const [ann, bob, cleo] = await server.guests('Ann', 'Bob', 'Cleo');
  const table = await startedTable([ann, bob, cleo]);
  await bob.do(table.id, { do: 'resign', seat: 1 });
  expect(await bob.refused(table.id, { do: 'pause' })).toBe('refuse.notSeated');
  await cleo.do(table.id, { do: 'pause' });
  expect(await bob.refused(table.id, { do: 'resume' })).toBe('refuse.notSeated');
});

test('playing on means no: the table never goes back further than a player agreed to', async () => {
  const [ann, bob, cleo] = await server.guests('Ann', 'Bob', 'Cleo');
  const table = await startedTable([ann, bob, cleo]);
  const lines = await Promise.all([ann, bob, cleo].map((guest) => guest.sit(table.id)));
  await bidAll(lines, 1);
  await ann.do(table.id, { do: 'propose', seat: 0, moment: 0 });
  await bob.do(table.id, { do: 'agree', seat: 1, agree: true });
  await bidAll(lines, 2, 1);
  expect(await cleo.refused(table.id, { do: 'agree', seat: 2, agree: true })).toBe('refuse.noProposal');
  expect(latestView(lines[0], 0)?.shown.moment).toBe(2);
});
