import { anyGame, type GameFile, SeededChance, verify } from '@entente/engine';
import type { TableState } from '@entente/protocol';
import { shelf } from '@entente/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyChoice } from '../testing/any-choice.ts';
import { viewWhen } from '../testing/goofspiel.ts';
import { Guest, type GuestSocket, newCommandId } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';

let folder: ServerFolder;
let address: string;
beforeAll(async () => {
  folder = new ServerFolder();
  address = (await folder.start()).address;
});
afterAll(async () => {
  await folder.leave();
});

/** Three people at a table of Ideology, which has rules for giving up. At this pace a pass is shown at once. */
async function tableOfThree(): Promise<{ people: Guest[]; lines: GuestSocket[]; table: TableState }> {
  const people = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => Guest.come(address, name)));
  const [ann, ...others] = people;
  const { id, code } = await ann.create({
    game: 'ideology',
    chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    pace: 'daily',
  });
  for (const guest of others) await guest.do(id, { do: 'take', code: code ?? '' });
  for (const [seat, guest] of people.entries()) await guest.ready(id, seat);
  const table = await ann.do(id, { do: 'start' });
  return { people, lines: await Promise.all(people.map((guest) => guest.sit(id))), table };
}

/** Gives this number of random answers for the seats that are asked. All views are fresh after each answer. */
async function playSome(
  guest: Guest,
  table: string,
  lines: readonly GuestSocket[],
  answers: number,
): Promise<number[]> {
  const chance = new SeededChance(7);
  const askedSeats: number[] = [];
  for (let given = 0; given < answers; ) {
    const { table: now } = await guest.get<{ table: TableState }>(`/api/tables/${table}`);
    const [seat] = now.asked;
    askedSeats.push(...now.asked);
    const { shown } = await viewWhen(
      lines[seat],
      seat,
      ({ moment, offers }) => moment === now.moment && offers.length > 0,
    );
    const command = { kind: 'command', id: newCommandId(), seat, question: shown.question } as const;
    const answer = await lines[seat].command({ ...command, choice: anyChoice(shown, chance) });
    if (answer.kind === 'ack') given++;
  }
  return askedSeats;
}

describe('giving up by the rules of the game', () => {
  test('the others see it and play on without the seat; the last one left wins, and the file is proved', async () => {
    const { people, lines, table } = await tableOfThree();
    const [ann, bob] = people;
    await playSome(ann, table.id, lines, 4);
    const one = await ann.do(table.id, { do: 'resign', seat: 0 });
    expect(one).toMatchObject({ phase: 'running', ended: null });
    expect(one.chairs[0]).toMatchObject({ kind: 'person', resigned: true, bot: null, back: false });
    for (const line of lines.slice(1)) {
      const { shown } = await line.next('view', ({ log }) =>
        log.lines.some(({ say }) => say === 'log.resigned'),
      );
      expect(shown.view.asked).not.toContain(0);
    }
    expect(await ann.refused(table.id, { do: 'resign', seat: 0 })).toBe('refuse.resigned');

    const asked = await playSome(bob, table.id, lines, 30);
    expect(asked).not.toContain(0);
    const over = await bob.do(table.id, { do: 'resign', seat: 1 });
    expect(over).toMatchObject({ phase: 'over', ended: null, outcome: { reason: 'resigned', winners: [2] } });
    await viewWhen(lines[2], 2, ({ view }) => view.outcome !== null);

    const file = await bob.get<GameFile>(`/api/tables/${table.id}/file`);
    expect(file.entries.filter((entry) => 'resigned' in entry).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(verify(anyGame(await shelf.ideology()), file)).toMatchObject({ ok: true });
  });

  test('nobody takes the seat over; only the whole table can go back behind it', async () => {
    const { people, lines, table } = await tableOfThree();
    const [ann, bob, cleo] = people;
    await playSome(ann, table.id, lines, 2);
    await bob.do(table.id, { do: 'resign', seat: 1 });
    expect(await ann.refused(table.id, { do: 'free', seat: 1 })).toBe('refuse.notNow');
    expect(await ann.refused(table.id, { do: 'bot', seat: 1, bot: 'random' })).toBe('refuse.notNow');
    expect(await bob.refused(table.id, { do: 'back', seat: 1 })).toBe('refuse.notNow');
    expect((await bob.do(table.id, { do: 'leave' })).chairs[1]).toMatchObject({ kind: 'person', bot: null });

    const proposed = await ann.do(table.id, { do: 'propose', seat: 0, moment: 1 });
    expect(proposed.proposal?.wanted).toEqual([2]);
    const back = await cleo.do(table.id, { do: 'agree', seat: 2, agree: true });
    expect(back.chairs[1]).toMatchObject({ kind: 'person', resigned: false });
  });

  test('it is stored like any answer: after a restart the seat is still out', async () => {
    const remote = new ServerFolder();
    try {
      const before = await remote.start();
      const host = await Guest.come(before.address, 'Ann');
      const { id } = await host.create({
        game: 'ideology',
        chairs: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }],
      });
      for (const seat of [0, 1, 2]) await host.ready(id, seat);
      await host.do(id, { do: 'start' });
      const resigned = await host.do(id, { do: 'resign', seat: 2 });
      await remote.stop(before);
      const after = await remote.start();
      const { table } = await host.movedTo(after.address).get<{ table: TableState }>(`/api/tables/${id}`);
      expect(table.chairs.map((chair) => chair.resigned)).toEqual([false, false, true]);
      expect(table.asked).toEqual(resigned.asked);
    } finally {
      await remote.leave();
    }
  });
});
