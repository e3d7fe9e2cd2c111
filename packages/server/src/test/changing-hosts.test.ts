import type { TableState } from '@entente/protocol';
import { describe, expect, test } from 'vitest';
import { GONE } from '../tables/acts/host.ts';
import { startedTable } from '../testing/goofspiel.ts';
import type { Guest } from '../testing/guest.ts';
import { TestServer } from '../testing/server.ts';

let late = 0;
const server = new TestServer({ now: () => Date.now() + late });

const hosts = ({ chairs }: TableState) => chairs.map(({ host }) => host);

/** A lobby with Ann as host, Bob beside her, and a seat that is open. */
async function lobby(): Promise<{ ann: Guest; bob: Guest; table: TableState }> {
  const [ann, bob] = await server.guests('Ann', 'Bob');
  const { id, code } = await ann.create({
    game: 'goofspiel',
    chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  return { ann, bob, table: await bob.do(id, { do: 'take', code: code ?? '' }) };
}

describe('the host', () => {
  test('hands the table over to another player, in the lobby and in the game', async () => {
    const { ann, bob, table } = await lobby();
    expect(await ann.refused(table.id, { do: 'host', seat: 2 })).toBe('refuse.noHost');
    expect(await ann.refused(table.id, { do: 'host', seat: 9 })).toBe('refuse.noHost');
    expect(hosts(await ann.do(table.id, { do: 'host', seat: 1 }))).toEqual([false, true, false]);
    expect(await ann.refused(table.id, { do: 'bot', seat: 2, bot: 'random' })).toBe('refuse.notHost');
    await bob.do(table.id, { do: 'bot', seat: 2, bot: 'random' });
    await ann.ready(table.id, 0);
    await bob.ready(table.id, 1);
    await bob.do(table.id, { do: 'start' });
    expect(await bob.refused(table.id, { do: 'host', seat: 2 })).toBe('refuse.noHost');
    expect(await bob.do(table.id, { do: 'host', seat: 0 })).toMatchObject({ host: false });
  });

  test('cannot be replaced while here or shortly after, and only by a player', async () => {
    const { ann, bob, table } = await lobby();
    const [eve] = await server.guests('Eve');
    const line = await ann.sit(table.id);
    late += GONE;
    expect(await bob.refused(table.id, { do: 'host', seat: 1 })).toBe('refuse.hostHere');
    expect(await bob.refused(table.id, { do: 'host', seat: 0 })).toBe('refuse.notHost');
    expect(await eve.refused(table.id, { do: 'host', seat: 1 })).toBe('refuse.notSeated');
    const watched = await bob.sit(table.id);
    line.socket.close();
    await watched.next('table', ({ table: { chairs } }) => !chairs[0].online);
    expect(await bob.refused(table.id, { do: 'host', seat: 1 })).toBe('refuse.hostHere');
    late += GONE;
    expect(await bob.do(table.id, { do: 'host', seat: 1 })).toMatchObject({ host: true });
  });

  test('when the host leaves or resigns, the next player becomes the host; when others leave, nothing changes', async () => {
    const { ann, bob, table } = await lobby();
    expect(hosts(await bob.do(table.id, { do: 'leave' }))).toEqual([true, false, false]);
    await bob.do(table.id, { do: 'take', code: table.code ?? '' });
    const left = await ann.do(table.id, { do: 'leave' });
    expect(left.chairs[0].kind).toBe('open');
    expect(hosts(left)).toEqual([false, true, false]);
    // Nobody is left to pass it on to.
    expect(await bob.do(table.id, { do: 'leave' })).toMatchObject({ host: true });

    const game = await startedTable([ann, bob], 1);
    const resigned = await ann.do(game.id, { do: 'resign', seat: 0 });
    expect(hosts(resigned)).toEqual([false, true, false]);
    const away = await startedTable([ann, bob], 1);
    expect(hosts(await ann.do(away.id, { do: 'leave' }))).toEqual([false, true, false]);
    expect(await ann.do(away.id, { do: 'back', seat: 0 })).toMatchObject({ host: false });
  });
});
