/** Consent to going back: every player has to agree, whatever the host does. */
import { describe, expect, test } from 'vitest';
import { bidAll, startedTable, viewWhen } from '../testing/goofspiel.ts';
import type { GuestSocket } from '../testing/guest.ts';
import { TestServer } from '../testing/server.ts';

const MINUTE = 60_000;

/** By how much the server's clock is ahead. */
let ahead = 0;
const server = new TestServer({ now: () => Date.now() + ahead });

/** These seats bid; bots have, or will. */
async function bid(
  moment: number,
  card: number,
  lines: Readonly<Record<number, GuestSocket>>,
): Promise<void> {
  await bidAll(lines, card, moment);
  for (const [seat, line] of Object.entries(lines))
    await viewWhen(line, Number(seat), ({ moment: now }) => now > moment);
}

/** Ann is the host, Bob sits opposite, and both have bid once: it is moment 1. */
async function begun() {
  const [ann, bob] = await server.guests('Ann', 'Bob');
  const { id, code } = await startedTable([ann, bob], 1);
  const [hers, his] = [await ann.sit(id), await bob.sit(id)];
  await bid(0, 1, { 0: hers, 1: his });
  /** Bob stays away for long, and Ann opens his seat. */
  const takeSeat = async () => {
    his.hangUp();
    await hers.next('table', ({ table }) => !table.chairs[1].online);
    ahead += 10 * MINUTE;
    return ann.do(id, { do: 'free', seat: 1 });
  };
  return { ann, bob, id, code: code ?? '', hers, takeSeat };
}

const back = (moment: number) => ({ do: 'propose', seat: 0, moment }) as const;

describe('going back by consent', () => {
  test('also needs a player whom the host replaced by a bot, as far back as they played', async () => {
    const { ann, bob, id, hers } = await begun();
    await ann.do(id, { do: 'bot', seat: 1, bot: 'random' });
    await bid(1, 2, { 0: hers });
    await bid(2, 3, { 0: hers });
    // What only the bot has played is nobody's.
    expect((await ann.do(id, back(2))).proposal).toBeNull();
    await viewWhen(hers, 0, ({ moment }) => moment === 4);
    const asked = await ann.do(id, back(1));
    expect(asked.proposal).toEqual({ seat: 0, moment: 1, agreed: [], wanted: [1] });
    expect((await bob.do(id, { do: 'agree', seat: 1, agree: false })).proposal).toBeNull();
    await ann.do(id, back(0));
    await bob.do(id, { do: 'agree', seat: 1, agree: true });
    const { shown } = await viewWhen(hers, 0, ({ moment }) => moment === 5);
    expect(shown.view.private).toEqual({ hand: [1, 2, 3, 4, 5] });
  });

  test('still needs a player whom the host replaces while the question is open', async () => {
    const { ann, id, takeSeat } = await begun();
    await ann.do(id, back(0));
    const asked = await ann.do(id, { do: 'bot', seat: 1, bot: 'random' });
    expect(asked.proposal).toMatchObject({ wanted: [1] });
    const freed = await takeSeat();
    expect(freed).toMatchObject({ proposal: null, moment: 1 });
  });

  test('is dropped when a player gives up', async () => {
    const [ann, bob, cleo] = await server.guests('Ann', 'Bob', 'Cleo');
    const { id } = await startedTable([ann, bob, cleo]);
    await bidAll(await Promise.all([ann, bob, cleo].map((guest) => guest.sit(id))), 1);
    await ann.do(id, back(0));
    await cleo.do(id, { do: 'agree', seat: 2, agree: true });
    expect(await bob.do(id, { do: 'resign', seat: 1 })).toMatchObject({ proposal: null, moment: 1 });
  });

  test('is not possible beyond the moment when the host removed a player, even if another sits there now', async () => {
    const { ann, id, code, hers, takeSeat } = await begun();
    await takeSeat();
    const [eve] = await server.guests('Eve');
    await eve.do(id, { do: 'take', seat: 1, code });
    const line = await eve.sit(id);
    await bid(1, 2, { 0: hers, 1: line });
    await bid(2, 3, { 0: hers, 1: line });
    for (const moment of [0, 1]) expect(await ann.refused(id, back(moment))).toBe('refuse.ousted');
    // To put a bot in the newcomer's place changes nothing about that.
    await ann.do(id, { do: 'bot', seat: 1, bot: 'random' });
    expect(await eve.refused(id, { ...back(0), seat: 1 })).toBe('refuse.ousted');
    expect((await ann.do(id, back(2))).proposal).toMatchObject({ wanted: [1] });
  });

  test('needs a player who came back, until they leave again', async () => {
    const { ann, bob, id, code, takeSeat } = await begun();
    await takeSeat();
    await bob.do(id, { do: 'take', seat: 1, code });
    expect((await ann.do(id, back(0))).proposal).toMatchObject({ wanted: [1] });
    const left = await bob.do(id, { do: 'leave' });
    expect(left).toMatchObject({ proposal: null, moment: 2 });
  });

  test('does not need players who left, or late players whose seat a bot took', async () => {
    const { ann, bob, id } = await begun();
    await bob.do(id, { do: 'leave' });
    // Another bot in the place of a bot takes nothing from anybody.
    await ann.do(id, { do: 'bot', seat: 1, bot: 'random' });
    expect(await ann.do(id, back(0))).toMatchObject({ proposal: null, moment: 2 });

    const [cleo, dan] = await server.guests('Cleo', 'Dan');
    const table = await startedTable([cleo, dan], 0, 'live');
    const [hers, his] = [await cleo.sit(table.id), await dan.sit(table.id)];
    await bid(0, 1, { 0: hers, 1: his });
    await bidAll({ 0: hers }, 2, 1);
    await cleo.do(table.id, back(0));
    ahead += 5 * MINUTE;
    // Asked for consent, he is late with his answer: a bot takes the seat, and bots agree.
    const { shown } = await viewWhen(hers, 0, ({ moment }) => moment === 2);
    expect(shown.view.private).toEqual({ hand: [1, 2, 3, 4, 5] });
  });
});
