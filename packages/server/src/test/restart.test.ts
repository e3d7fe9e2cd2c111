import { type AnyGame, anyGame } from '@entente/engine';
import { ticTacToe } from '@entente/game-examples';
import type { Late } from '@entente/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { latestView, playOn, startedTable, viewWhen } from '../testing/goofspiel.ts';
import { Guest, newCommandId } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';

let folder: ServerFolder;
beforeEach(() => {
  folder = new ServerFolder();
});
afterEach(async () => {
  await folder.leave();
});

const bid = (seat: number, question: string, card: number) =>
  ({ kind: 'command', id: newCommandId(), seat, question, choice: { do: 'bid', card } }) as const;

describe('coming back', () => {
  test('after a dropped socket only what is new is sent', async () => {
    const server = await folder.start();
    const [ann, bob] = [await Guest.come(server.address, 'Ann'), await Guest.come(server.address, 'Bob')];
    const table = await startedTable([ann, bob]);
    const line = await ann.sit(table.id);
    const mark = latestView(line, 0)?.mark ?? '';
    line.hangUp();
    const same = await ann.sit(table.id, { marks: { 0: mark }, talk: 0 });
    // Later it may be told that the dropped socket is gone.
    const upToWelcome = same.messages.slice(0, 1 + same.messages.findIndex(({ kind }) => kind === 'welcome'));
    expect(upToWelcome.map(({ kind }) => kind)).toEqual(['table', 'welcome']);
    same.hangUp();
    const bobs = await bob.sit(table.id);
    await bobs.command(bid(1, '0.0', 3));
    const other = await ann.sit(table.id, { marks: { 0: mark }, talk: 0 });
    expect(latestView(other, 0)?.shown.view.asked).toEqual([0]);
    await other.command(bid(0, '0.0', 3));
    expect(latestView(other, 0)?.shown.moment).toBe(1);
  });

  test('after a restart everything is there, sessions too, and the game goes on to its end', async () => {
    const before = await folder.start();
    const [ann, bob] = [await Guest.come(before.address, 'Ann'), await Guest.come(before.address, 'Bob')];
    const table = await startedTable([ann, bob], 1);
    const old = await ann.sit(table.id);
    const command = bid(0, '0.0', 4);
    await old.command(command);
    // The bot answers when it likes; then only Bob is left.
    const shown = (await viewWhen(old, 0, ({ view }) => view.asked.join() === '1')).shown;
    await folder.stop(before);
    expect(old.last('bye')).toBeDefined();

    const after = await folder.start();
    const lines = [
      await ann.movedTo(after.address).sit(table.id),
      await bob.movedTo(after.address).sit(table.id),
    ];
    expect(latestView(lines[0], 0)?.shown).toEqual(shown);
    // Not acknowledged in time, for all the client knows: it is sent again, and not done again.
    expect(await lines[0].command(command)).toMatchObject({ kind: 'ack' });
    await Promise.all(lines.map((line, seat) => playOn(line, seat)));
    expect(latestView(lines[1], 1)?.shown.view.outcome).not.toBeNull();
  });

  test('a bot that was thinking when the server stopped answers after the restart', async () => {
    // A pause that no test outlives: the first server never gets to the bot's answer.
    const before = await folder.start({ botPause: 600_000 });
    const ann = await Guest.come(before.address, 'Ann');
    const table = await ann.create({
      game: 'tic-tac-toe',
      chairs: [{ kind: 'bot', bot: 'greedy' }, { kind: 'me' }],
    });
    await ann.ready(table.id, 1);
    await ann.do(table.id, { do: 'start' });
    await folder.stop(before);
    const after = await folder.start();
    const line = await ann.movedTo(after.address).sit(table.id);
    const { shown } = await viewWhen(line, 1, ({ moment }) => moment === 1);
    expect(shown.offers).toHaveLength(8);
  });

  test('a second server on the same file is turned away', async () => {
    await folder.start();
    await expect(folder.start()).rejects.toThrow('Another server is using');
  });
});

describe('clocks', () => {
  async function clockedTable(late: Late, address: string, game = 'tic-tac-toe') {
    const [ann, bob] = [await Guest.come(address, 'Ann'), await Guest.come(address, 'Bob')];
    const table = await ann.create({
      game,
      chairs: [{ kind: 'me' }, { kind: 'open' }],
      pace: 'live',
      late,
    });
    await bob.do(table.id, { do: 'take', code: table.code ?? '' });
    await ann.ready(table.id, 0);
    await bob.ready(table.id, 1);
    return { ann, bob, table: await ann.do(table.id, { do: 'start' }) };
  }

  test('run on while the server is down; a bot takes the seat of a late player', async () => {
    const noon = 1_800_000_000_000;
    const before = await folder.start({ now: () => noon });
    const { ann, bob, table } = await clockedTable('bot', before.address);
    expect(table.chairs[0].clock).toEqual({ bank: 90_000, due: noon + 90_000 });
    await folder.stop(before);

    const after = await folder.start({ now: () => noon + 90_001 });
    const line = await bob.movedTo(after.address).sit(table.id);
    const here = line.last('table')?.table ?? table;
    const late =
      here.chairs[0].kind === 'bot'
        ? here
        : (await line.next('table', (one) => one.table.chairs[0].kind === 'bot')).table;
    expect(late.chairs[0]).toMatchObject({ name: 'Ann', bot: 'greedy' });
    await viewWhen(line, 1, ({ moment }) => moment === 1);
    const back = await ann.movedTo(after.address).do(table.id, { do: 'back', seat: 0 });
    expect(back.chairs[0].kind).toBe('person');
  });

  test('by option a bot answers only once for a late player', async () => {
    let now = 1_800_000_000_000;
    const server = await folder.start({ now: () => now });
    const { bob, table } = await clockedTable('answer', server.address);
    const line = await bob.sit(table.id);
    now += 90_001;
    const view = await line.next('view', ({ shown }) => shown.moment === 1);
    expect(view.shown.offers).toHaveLength(8);
    expect(line.last('table')?.table.chairs.map(({ kind }) => kind)).toEqual(['person', 'person']);
  });

  test('everybody sees who was late; after three times in a row a bot plays on, until its person is back', async () => {
    let now = 1_800_000_000_000;
    const server = await folder.start({ now: () => now });
    // A game that nobody can have won with the third answer.
    const { ann, bob, table } = await clockedTable('answer', server.address, 'connect-four');
    const line = await bob.sit(table.id);
    const untilMissed = async (count: number) => {
      now += 90_001;
      const { table: seen } = await line.next('table', (one) => one.table.chairs[0].missed === count);
      expect(seen.chairs[0].kind).toBe('person');
    };
    const bobAnswers = async (at: number) => {
      const { shown } = await viewWhen(line, 1, ({ moment }) => moment === at);
      const { question, offers } = shown;
      await line.command({
        kind: 'command',
        id: newCommandId(),
        seat: 1,
        question,
        choice: offers[0].choice,
      });
    };
    await untilMissed(1);
    await bobAnswers(1);
    await untilMissed(2);
    await bobAnswers(3);
    now += 90_001;
    await line.next('table', (one) => one.table.chairs[0].kind === 'bot');
    const back = await ann.do(table.id, { do: 'back', seat: 0 });
    expect(back.chairs[0]).toMatchObject({ kind: 'person', missed: 0 });
  });

  test('an answer in time ends a row of timeouts', async () => {
    let now = 1_800_000_000_000;
    const server = await folder.start({ now: () => now });
    const { ann, bob, table } = await clockedTable('answer', server.address);
    const lines = [await ann.sit(table.id), await bob.sit(table.id)];
    now += 90_001;
    await lines[1].next('table', (one) => one.table.chairs[0].missed === 1);
    for (const [seat, at] of [
      [1, 1],
      [0, 2],
    ]) {
      const { shown } = await viewWhen(lines[seat], seat, ({ moment }) => moment === at);
      const { question, offers } = shown;
      const choice = offers[0].choice;
      await lines[seat].command({ kind: 'command', id: newCommandId(), seat, question, choice });
    }
    await lines[1].next('table', (one) => one.table.chairs[0].missed === 0);
  });

  test('by option a late player gets the game’s default answer, or a bot’s if there is none', async () => {
    let now = 1_800_000_000_000;
    const plain = anyGame(ticTacToe);
    const { turn } = plain.steps;
    const corner = { ...turn, default: () => ({ do: 'mark', cell: 8 }) } as AnyGame['steps'][string];
    for (const [game, last] of [
      [{ ...plain, steps: { turn: corner } }, 0],
      [plain, null],
    ] as const) {
      const server = await folder.start({ now: () => now }, new Map([[game.id, game]]));
      const { bob, table } = await clockedTable('default', server.address);
      const line = await bob.sit(table.id);
      now += 90_001;
      const { shown } = await line.next('view', ({ shown: { moment } }) => moment === 1);
      const { cells } = shown.view.public as { cells: number[] };
      expect(cells.filter((cell) => cell === 0)).toHaveLength(1);
      if (last !== null) expect(cells[8]).toBe(last);
      expect(line.last('table')?.table.chairs.map(({ kind }) => kind)).toEqual(['person', 'person']);
      await folder.stop(server);
    }
  });

  test('stop while the table is paused', async () => {
    let now = 1_800_000_000_000;
    const server = await folder.start({ now: () => now });
    const { ann, table } = await clockedTable('bot', server.address);
    now += 10_000;
    const paused = await ann.do(table.id, { do: 'pause' });
    expect(paused.chairs[0].clock).toEqual({ bank: 80_000, due: null });
    now += 1_000_000;
    const resumed = await ann.do(table.id, { do: 'resume' });
    expect(resumed.chairs[0].clock).toEqual({ bank: 80_000, due: now + 80_000 });
    now += 75_000;
    await ann.do(table.id, { do: 'pause' });
    const again = await ann.do(table.id, { do: 'resume' });
    expect(again.chairs[0].clock).toEqual({ bank: 5000, due: now + 5000 });
  });
});
