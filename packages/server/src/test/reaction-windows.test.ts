/** Questions with one answer: what a table gives by itself, and windows in which nobody sees who has answered. */
import type { Pace, TableState, TablesAnswer } from '@entente/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { latestView, startedTable, viewWhen } from '../testing/goofspiel.ts';
import { Guest, GuestSocket, newCommandId } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { quietPassGames, windowGames } from '../testing/window-games.ts';

const START = 1_800_000_000_000;
const SECOND = 1000;

/** What time it is at the tables. */
let now = START;
let folder: ServerFolder;
beforeEach(async () => {
  now = START;
  folder = new ServerFolder();
});
afterEach(async () => {
  await folder.leave();
});

const open = (flag: object = { window: true }) => folder.start({ now: () => now }, windowGames(flag));

const bid = (seat: number, card: number, question = '0.0') =>
  ({ kind: 'command', id: newCommandId(), seat, question, choice: { do: 'bid', card } }) as const;
const undo = (seat: number, question: string) =>
  ({ kind: 'undo', id: newCommandId(), seat, question }) as const;

const atMoment = (line: GuestSocket, seat: number, moment: number) =>
  viewWhen(line, seat, (shown) => shown.moment >= moment);
const windowOf = async (guest: Guest, id: string) =>
  (await guest.get<{ table: TableState }>(`/api/tables/${id}`)).table.window;

async function seated({ address }: RunningServer, pace: Pace = 'live', names = ['Ann', 'Bob', 'Cleo']) {
  const people = await Promise.all(names.map((name) => Guest.come(address, name)));
  const { id } = await startedTable(people, 0, pace);
  const lines = await Promise.all(people.map((guest) => guest.sit(id)));
  return { id, people, lines };
}

describe('what others receive during a window', () => {
  type Deed = (lines: readonly GuestSocket[]) => Promise<void>;

  /** Everything that Ann and a spectator get, with the time of the tables' clock, in a game that is always the same. */
  async function received(server: RunningServer, hand: number[], bob: Deed, settings: { all: boolean }) {
    now += 1000 * SECOND;
    const began = now;
    const { id, people, lines } = await seated(server);
    const [ann] = people;
    const eve = await Guest.come(server.address, 'Eve');
    const watching = await eve.sit(id);
    const list = await GuestSocket.open(server.address, ann.cookie);
    list.send({ kind: 'hello', table: null });
    await list.next('welcome');
    await server.services.tables.with(id, ({ play }) => {
      if (play === null) throw new Error('no game');
      play.position.private[1] = { hand };
    });
    const heard: unknown[] = [];
    const from = [lines[0], watching, list].map(({ texts }) => texts.length);
    const note = async () => {
      const table = await ann.get<{ table: TableState }>(`/api/tables/${id}`);
      const { mine } = await ann.get<TablesAnswer>('/api/tables');
      const line = mine.find((one) => one.id === id);
      const seen = await eve.get(`/api/tables/${id}/moments/0?viewer=spectator`);
      heard.push({ at: now - began, table, line, seen });
    };
    now += SECOND;
    if (settings.all) {
      await lines[0].command(bid(0, 1));
      await lines[2].command(bid(2, 1));
    }
    await note();
    now += SECOND;
    await bob(lines);
    await note();
    now = began + 6 * SECOND;
    await server.services.clockRunner.wakeDueTables();
    const views = [atMoment(lines[0], 0, 1), viewWhen(watching, 'spectator', ({ moment }) => moment >= 1)];
    await Promise.all(views);
    await note();
    const texts = [lines[0], watching, list].map((line, index) => line.texts.slice(from[index]));
    for (const line of [...lines, watching, list]) line.hangUp();
    return plain({ heard, texts }, id, began);
  }

  /** Without what differs from table to table: names, dice, marks; and with times as they are since the start. */
  function plain(value: unknown, id: string, began: number): string {
    return JSON.stringify(value, null, 1)
      .replaceAll(id, 'TABLE')
      .replaceAll(/\b1[89]\d{11}\b/g, (time) => `${Number(time) - began}`)
      .replaceAll(/(\\?"(?:seen|now|mark|code|id|commitment|n)\\?"): ?(\\?"[^"]*"|\d+)/g, '$1:0')
      .replaceAll(/\\?"nonces\\?": ?\[[^\]]*\]/g, '"nonces":0');
  }

  test('does not depend on a card in a player’s hand, nor on what that player does with the time', async () => {
    const server = await open();
    const nothing: Deed = async () => {};
    const passes: Deed = async ([, his]) => void (await his.command(bid(1, 1)));
    const wavers: Deed = async ([, his]) => {
      expect(await his.command(bid(1, 5))).toMatchObject({ kind: 'ack' });
      expect(await his.command(undo(1, '0.1'))).toMatchObject({ kind: 'ack' });
      expect(await his.command(bid(1, 1))).toMatchObject({ kind: 'ack' });
    };
    for (const all of [true, false]) {
      const without = await received(server, [1, 2, 3, 4, 6], nothing, { all });
      expect(without).toContain('log.bid');
      for (const deed of [nothing, passes, wavers])
        expect(await received(server, [1, 2, 3, 4, 5], deed, { all })).toBe(without);
      // The check has teeth: what is played is seen when the window is over.
      const plays: Deed = async ([, his]) => void (await his.command(bid(1, 5)));
      expect(await received(server, [1, 2, 3, 4, 5], plays, { all })).not.toBe(without);
    }
  });
});

describe('a window', () => {
  test('stays open for its whole time even if all have answered; then a seat without an answer passes', async () => {
    const { id, people, lines } = await seated(await open());
    expect(await windowOf(people[0], id)).toEqual({
      closes: START + 6 * SECOND,
      length: 6 * SECOND,
      waits: [],
      away: [],
    });
    for (const seat of [0, 1]) await lines[seat].command(bid(seat, 5));
    now += 5 * SECOND;
    const table = await people[2].get<{ table: TableState }>(`/api/tables/${id}`);
    expect(table).toMatchObject({ table: { moment: 0, asked: [0, 1, 2] } });
    now += SECOND;
    const { shown } = await atMoment(lines[0], 0, 1);
    expect(shown.view.public).toMatchObject({ played: [[5], [5], [1]] });
    expect((await people[2].get<{ table: TableState }>(`/api/tables/${id}`)).table.chairs[2].missed).toBe(0);
  });

  test('costs no clock time, and shows players their own answers', async () => {
    const { id, people, lines } = await seated(await open());
    for (const [seat, line] of lines.entries())
      expect(await line.command(bid(seat, 1))).toMatchObject({ kind: 'ack' });
    for (const [seat, line] of lines.entries()) {
      const { shown } = latestView(line, seat) ?? {};
      expect(shown).toMatchObject({
        question: '0.1',
        offers: [],
        undo: { card: 1 },
        view: { answers: [{ card: 1 }] },
      });
      expect(shown?.view.asked).toEqual([0, 1, 2].filter((other) => other !== seat));
    }
    now += 6 * SECOND;
    await atMoment(lines[0], 0, 1);
    const { table } = await people[0].get<{ table: TableState }>(`/api/tables/${id}`);
    expect(table.chairs.map(({ clock }) => clock)).toEqual(
      [0, 1, 2].map(() => ({ bank: 90 * SECOND, due: null })),
    );
  });

  test('stays open for a player who says wait, until they have answered', async () => {
    const { id, people, lines } = await seated(await open());
    await lines[0].command(bid(0, 1));
    expect(await people[0].refused(id, { do: 'wait', seat: 0 })).toBe('refuse.notNow');
    expect(await people[0].refused(id, { do: 'wait', seat: 1 })).toBe('refuse.notYours');
    await people[1].do(id, { do: 'wait', seat: 1 });
    expect(
      (await lines[0].next('table', ({ table }) => table.window?.waits.length === 1)).table.window?.waits,
    ).toEqual([1]);
    now += 30 * SECOND;
    await lines[0].next('table', ({ table }) => table.window?.closes === null);
    expect(await lines[1].command(bid(1, 5))).toMatchObject({ kind: 'ack', moment: 1 });
    const { shown } = await atMoment(lines[2], 2, 1);
    expect(shown.view.public).toMatchObject({ played: [[1], [5], [1]] });
  });

  test('stays open for a player who is away, and restarts when they are back', async () => {
    const { id, people, lines } = await seated(await open());
    lines[1].hangUp();
    await lines[0].next('table', ({ table }) => !table.chairs[1].online);
    now += 10 * SECOND;
    const { table } = await lines[0].next('table', ({ table: { window } }) => window?.away.length === 1);
    expect(table.window).toMatchObject({ closes: null, away: [1] });
    const again = await people[1].sit(id);
    const back = await lines[0].next('table', ({ table: { window } }) => window?.away.length === 0);
    expect(back.table.window?.closes).toBe(now + 6 * SECOND);
    expect(await again.command(bid(1, 5))).toMatchObject({ kind: 'ack' });
    now += 6 * SECOND;
    expect((await atMoment(lines[0], 0, 1)).shown.view.public).toMatchObject({ played: [[1], [5], [1]] });
  });

  test('survives a restart with all answers; a repeated command is done once', async () => {
    const before = await open();
    const { id, people, lines } = await seated(before);
    const last = bid(2, 5);
    await lines[0].command(bid(0, 1));
    await lines[1].command(bid(1, 1));
    await lines[2].command(last);
    await folder.stop(before);
    const after = await open();
    const again = await Promise.all(people.map((guest) => guest.movedTo(after.address).sit(id)));
    expect(latestView(again[2], 2)?.shown).toMatchObject({
      question: '0.1',
      view: { answers: [{ card: 5 }] },
    });
    expect(await again[2].command(last)).toMatchObject({ kind: 'ack' });
    now += 60 * SECOND;
    const { shown } = await atMoment(again[0], 0, 1);
    expect(shown.view.public).toMatchObject({ played: [[1], [1], [5]] });
  });

  test('at the daily pace waits for everybody, and does not say who has answered', async () => {
    const { id, people, lines } = await seated(await open(), 'daily');
    expect(await windowOf(people[0], id)).toEqual({ closes: null, length: null, waits: [], away: [] });
    await lines[0].command(bid(0, 1));
    now += 3600 * SECOND;
    await lines[1].command(bid(1, 5));
    const { table } = await people[2].get<{ table: TableState }>(`/api/tables/${id}`);
    expect(table).toMatchObject({ moment: 0, asked: [0, 1, 2] });
    expect(table.chairs.map(({ clock }) => clock?.due)).toEqual(
      [0, 1, 2].map(() => START + 24 * 3600 * SECOND),
    );
    expect(await lines[2].command(bid(2, 1))).toMatchObject({ moment: 1 });
  });

  test('ends when only one person is left', async () => {
    const { id, people, lines } = await seated(await open(), 'live', ['Ann', 'Bob']);
    await lines[0].command(bid(0, 1));
    await people[1].do(id, { do: 'leave' });
    // A bot answers for Bob, and nothing is to be hidden from anybody.
    await atMoment(lines[0], 0, 1);
    expect(await windowOf(people[0], id)).toBeNull();
  });
});

describe('a turn in which hidden cards decide whether there is anything to do', () => {
  const begun = async (pace: Pace = 'live') => {
    const server = await folder.start({ now: () => now }, quietPassGames());
    const table = await seated(server, pace, ['Ann', 'Bob']);
    const hold = (seat: number, hand: number[]) =>
      server.services.tables.with(table.id, ({ play }) => {
        if (play === null) throw new Error('no game');
        play.position.private[seat] = { hand };
      });
    const wake = () => server.services.clockRunner.wakeDueTables();
    return { ...table, server, hold, wake };
  };
  const stateOf = async (guest: Guest, id: string) =>
    (await guest.get<{ table: TableState }>(`/api/tables/${id}`)).table;

  test('passes by itself after three seconds, neither sooner nor later than a pass by hand', async () => {
    const { id, people, lines, hold, wake } = await begun();
    await hold(1, [1, 2, 3]);
    // Ann could bid her 5 and passes by hand: the others see that when the time is up.
    expect(await lines[0].command(bid(0, 1))).toMatchObject({ kind: 'ack' });
    const before = await stateOf(people[1], id);
    expect(before).toMatchObject({ moment: 0, asked: [0], window: { closes: START + 3 * SECOND } });
    now += 3 * SECOND;
    await wake();
    await atMoment(lines[1], 1, 1);
    // Bob has nothing but the pass, and does nothing.
    expect(await stateOf(people[0], id)).toMatchObject({
      asked: [1],
      window: { ...before.window, closes: now + 3 * SECOND },
    });
    now += 3 * SECOND;
    await wake();
    const { shown } = await atMoment(lines[0], 0, 2);
    expect(shown.view.public).toMatchObject({ played: [[1], [1]] });
  });

  test('is not passed for a player who can do something: then the clock runs, and a pass counts at once', async () => {
    const { id, people, lines, wake } = await begun();
    now += 4 * SECOND;
    await wake();
    const late = await stateOf(people[1], id);
    expect(late).toMatchObject({ moment: 0, asked: [0], window: { closes: null, waits: [0] } });
    expect(late.chairs[0].clock?.due).not.toBeNull();
    expect(await lines[0].command(bid(0, 1))).toMatchObject({ kind: 'ack', moment: 1 });
    // What is more than a pass counts at once, too.
    expect(await lines[1].command(bid(1, 5, '1.0'))).toMatchObject({ kind: 'ack', moment: 2 });
  });

  test('is asked if its player wants to be asked, and at the daily pace', async () => {
    const { id, people, lines, hold, wake, server } = await begun();
    await people[0].do(id, { do: 'asking', seat: 0, keep: true });
    await hold(0, [1, 2, 3]);
    now += 4 * SECOND;
    await wake();
    expect(await stateOf(people[1], id)).toMatchObject({ moment: 0, window: { waits: [0] } });
    expect(await lines[0].command(bid(0, 1))).toMatchObject({ kind: 'ack', moment: 1 });
    await folder.stop(server);
    const daily = await begun('daily');
    await daily.hold(0, [1, 2, 3]);
    expect(await stateOf(daily.people[1], daily.id)).toMatchObject({ asked: [0], window: null });
    expect(await daily.lines[0].command(bid(0, 1))).toMatchObject({ kind: 'ack', moment: 1 });
  });
});

describe('a single answer', () => {
  const bots = async (server: RunningServer, pace: Pace = 'none') => {
    const ann = await Guest.come(server.address, 'Ann');
    const { id } = await startedTable([ann], 1, pace);
    return { ann, id, line: await ann.sit(id) };
  };

  test('against bots is given at once, and noted for its seat', async () => {
    const { line } = await bots(await open());
    await line.command(bid(0, 5));
    // From here on only the lowest card can be bid: the game plays itself to its end.
    const { shown } = await viewWhen(line, 0, ({ view }) => view.outcome !== null);
    expect(shown.view.public).toMatchObject({ played: [[5, 1, 2, 3, 4], expect.anything()] });
    const noted = line.messages.flatMap((one) => (one.kind === 'view' ? one.log.lines : []));
    expect(noted.filter(({ say }) => say === 'log.passedOnly')).toHaveLength(4);
  });

  test('is asked for all the same if its player wants that', async () => {
    const { ann, id, line } = await bots(await open());
    const { chairs } = await ann.do(id, { do: 'asking', seat: 0, keep: true });
    expect(chairs.map(({ asking }) => asking)).toEqual([true, undefined]);
    await line.command(bid(0, 5));
    const { shown } = await atMoment(line, 0, 1);
    expect(shown.offers).toEqual([{ choice: { do: 'bid', card: 1 } }]);
    await ann.do(id, { do: 'asking', seat: 0, keep: false });
    await viewWhen(line, 0, ({ view }) => view.outcome !== null);
  });

  test('between people is given at once where everybody can tell it, and asked for where it tells something', async () => {
    const server = await open({ open: true });
    const told = await seated(server, 'none', ['Ann', 'Bob']);
    await told.lines[0].command(bid(0, 5));
    await told.lines[1].command(bid(1, 5));
    await viewWhen(told.lines[0], 0, ({ view }) => view.outcome !== null);
    await folder.stop(server);
    const hidden = await seated(await open({}), 'none', ['Ann', 'Bob']);
    await hidden.lines[0].command(bid(0, 5));
    await hidden.lines[1].command(bid(1, 5));
    const { shown } = await atMoment(hidden.lines[0], 0, 1);
    expect(shown.offers).toEqual([{ choice: { do: 'bid', card: 1 } }]);
  });

  test('that tells something is given at once for a person who wants that, and only for them', async () => {
    const { people, id, lines } = await seated(await open({}), 'none', ['Ann', 'Bob']);
    const { chairs } = await people[1].do(id, { do: 'asking', seat: 1, keep: false, quick: true });
    expect(chairs.map(({ quick }) => quick)).toEqual([undefined, true]);
    await lines[0].command(bid(0, 5));
    await lines[1].command(bid(1, 5));
    const { shown } = await atMoment(lines[0], 0, 1);
    expect(shown.offers).toEqual([{ choice: { do: 'bid', card: 1 } }]);
    for (const card of [1, 2, 3, 4]) {
      const now = await atMoment(lines[0], 0, card);
      await lines[0].command(bid(0, card, now.shown.question));
    }
    const last = await viewWhen(lines[1], 1, ({ view }) => view.outcome !== null);
    expect(last.shown.view.public).toMatchObject({ played: [expect.anything(), [5, 1, 2, 3, 4]] });
  });
});
