import { describe, expect, test } from 'vitest';
import { startedTable } from '../testing/goofspiel.ts';
import { Guest, newCommandId } from '../testing/guest.ts';
import { TestServer } from '../testing/server.ts';
import { ServerFolder } from '../testing/server-folder.ts';

const server = new TestServer();

describe('talk', () => {
  test('reaches the whole table, or only a pair', async () => {
    const [ann, bob, cleo] = await server.guests('Ann', 'Bob', 'Cleo');
    const table = await ann.create({
      game: 'goofspiel',
      chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      talk: 'pairs',
    });
    for (const guest of [bob, cleo]) await guest.do(table.id, { do: 'take', code: table.code ?? '' });
    const lines = await Promise.all([ann, bob, cleo].map((guest) => guest.sit(table.id)));
    await lines[0].command({ kind: 'talk', id: newCommandId(), seat: 0, to: 1, text: 'Between us.' });
    await lines[0].command({ kind: 'talk', id: newCommandId(), seat: 0, text: 'Hello, all.' });
    const heard = (line: (typeof lines)[number]) =>
      line.messages.flatMap((one) => (one.kind === 'talk' ? one.lines.map(({ text }) => text) : []));
    await lines[2].next('talk');
    expect(heard(lines[2])).toEqual(['Hello, all.']);
    await lines[1].next('talk', ({ lines: [{ text }] }) => text === 'Hello, all.');
    expect(heard(lines[1])).toEqual(['Between us.', 'Hello, all.']);
    const [between] = lines[1].messages.flatMap((one) => (one.kind === 'talk' ? one.lines : []));
    const again = await bob.sit(table.id, { marks: {}, talk: between.number });
    expect(heard(again)).toEqual(['Hello, all.']);
  });

  test('in private stays with the people who were there, even if their seats change hands', async () => {
    const [ann, bob, cleo, dan] = await server.guests('Ann', 'Bob', 'Cleo', 'Dan');
    const table = await ann.create({
      game: 'connect-four',
      chairs: [{ kind: 'me' }, { kind: 'open' }],
      talk: 'pairs',
    });
    const sit = (guest: Guest) => guest.do(table.id, { do: 'take', code: table.code ?? '' });
    const heardBy = async (guest: Guest) => {
      const { messages } = await guest.sit(table.id);
      const lines = messages.flatMap((one) => (one.kind === 'talk' ? one.lines : []));
      return lines.filter(({ event }) => event === undefined);
    };
    await sit(bob);
    const aside = { kind: 'talk', id: newCommandId(), seat: 0, to: 1, text: 'Between us.' } as const;
    await (await ann.sit(table.id)).command(aside);
    // Shuffled until they have changed places, the two still hear it, each as it was said.
    while ((await ann.do(table.id, { do: 'shuffle' })).chairs[0].mine);
    expect(await heardBy(bob)).toMatchObject([{ seat: 1, to: 0, name: 'Ann', text: 'Between us.' }]);
    expect(await heardBy(ann)).toHaveLength(1);
    await bob.do(table.id, { do: 'leave' });
    await sit(cleo);
    expect(await heardBy(cleo)).toEqual([]);
    // In a game the host may give a seat to another person, but not its private talk.
    await ann.ready(table.id, 1);
    await cleo.ready(table.id, 0);
    await ann.do(table.id, { do: 'start' });
    await (await ann.sit(table.id)).command({ ...aside, id: newCommandId(), seat: 1, to: 0 });
    expect(await heardBy(cleo)).toHaveLength(1);
    await cleo.do(table.id, { do: 'free', seat: 0 });
    await sit(dan);
    expect(await heardBy(dan)).toEqual([]);
    expect(await heardBy(ann)).toHaveLength(2);
  });

  test('in private leaves no gap in the numbers that others could count', async () => {
    let now = 1_800_000_000_000;
    const services = new ServerFolder();
    const { address } = await services.start({ now: () => now });
    const [ann, bob, cleo] = await Promise.all(
      ['Ann', 'Bob', 'Cleo'].map((name) => Guest.come(address, name)),
    );
    const numbers: number[][] = [];
    for (const whispers of [0, 5]) {
      const table = await startedTable([ann, bob, cleo]);
      await ann.do(table.id, { do: 'resign', seat: 0 });
      await bob.do(table.id, { do: 'close' });
      const [hers, line] = [await bob.sit(table.id), await cleo.sit(table.id)];
      const tell = (text: string, to?: number) =>
        hers.command({
          kind: 'talk',
          id: newCommandId(),
          seat: 1,
          text,
          ...(to === undefined ? {} : { to }),
        });
      await tell('first');
      for (let count = 0; count < whispers; count++) await tell('psst', 0);
      now += 60_000;
      await tell('last');
      await line.next('talk', ({ lines }) => lines.at(-1)?.text === 'last');
      numbers.push(
        line.messages
          .flatMap((one) => (one.kind === 'talk' ? one.lines : []))
          .flatMap(({ number, event }) => (event === undefined ? number : [])),
      );
    }
    expect(numbers[0]).toHaveLength(2);
    expect(numbers[1]).toEqual(numbers[0]);
    await services.leave();
  });

  test('in pairs is closed while all decide in secret, and open where they take turns', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const secret = await startedTable([ann, bob]);
    const line = await ann.sit(secret.id);
    const aside = () => ({ kind: 'talk', id: newCommandId(), seat: 0, to: 1, text: 'I bid five.' }) as const;
    expect(await line.command(aside())).toMatchObject({
      kind: 'refusal',
      refusal: { code: 'refuse.pairsClosed' },
    });
    const aloud = { kind: 'talk', id: newCommandId(), seat: 0, text: 'Good luck.' } as const;
    expect(await line.command(aloud)).toMatchObject({ kind: 'ack' });
    // A pause changes nothing about that.
    await bob.do(secret.id, { do: 'pause' });
    expect(await line.command(aside())).toMatchObject({ refusal: { code: 'refuse.pairsClosed' } });
    await bob.do(secret.id, { do: 'resume' });
    await bob.do(secret.id, { do: 'resign', seat: 1 });
    expect(await line.command(aside())).toMatchObject({ kind: 'ack' });

    const inTurn = await ann.create({
      game: 'connect-four',
      chairs: [{ kind: 'me' }, { kind: 'open' }],
      talk: 'pairs',
    });
    await bob.do(inTurn.id, { do: 'take', code: inTurn.code ?? '' });
    await ann.ready(inTurn.id, 0);
    await bob.ready(inTurn.id, 1);
    await ann.do(inTurn.id, { do: 'start' });
    expect(await (await ann.sit(inTurn.id)).command(aside())).toMatchObject({ kind: 'ack' });
  });

  test('can be switched off', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob]);
    const line = await bob.sit(table.id);
    await ann.do(table.id, { do: 'change', talk: 'off' });
    const said = await line.command({ kind: 'talk', id: newCommandId(), seat: 1, text: 'Hello?' });
    expect(said).toMatchObject({ kind: 'refusal', refusal: { code: 'refuse.noTalk' } });
    await ann.do(table.id, { do: 'change', talk: 'table' });
    const pair = await line.command({ kind: 'talk', id: newCommandId(), seat: 1, to: 0, text: 'Psst.' });
    expect(pair).toMatchObject({ kind: 'refusal', refusal: { code: 'refuse.noPairs' } });
  });
});

test('private talk from before speakers were stored stays with those two, and is deleted with its speaker', async () => {
  const [ann, bob, cleo] = await server.guests('Ann', 'Bob', 'Cleo');
  const chairs = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { id, code } = await ann.create({ game: 'connect-four', chairs: [...chairs], talk: 'pairs' });
  await bob.do(id, { do: 'take', code: code ?? '' });
  for (const [seat, guest] of [ann, bob].entries()) await guest.ready(id, seat);
  await ann.do(id, { do: 'start' });
  const { store, tables } = server.services;
  const { rev, doc } = await tables.with(id, (live) => live);
  const older = { ...doc, chairs: doc.chairs.map(({ stay: _, ...chair }) => chair) };
  const line = (number: number, seat: number, to: number | null, text: string) => ({
    table: id,
    rev: rev + 1,
    seq: 0,
    entries: [],
    talk: [{ line: { number, seat, to, text, at: doc.created, command: null }, speaker: null }],
    now: doc.created,
  });
  await store.tables.commit([{ table: id, rev, seq: 0, entries: [], doc: older, now: doc.created }]);
  await store.tables.commit([
    line(1, 0, 1, 'Between us.'),
    line(2, 0, null, 'Hello, all.'),
    line(3, 1, null, 'Ann.'),
  ]);
  tables.forget(id);
  const heardBy = async (guest: Guest) =>
    (await guest.sit(id)).messages
      .flatMap((one) => (one.kind === 'talk' ? one.lines : []))
      .flatMap(({ text, event }) => (event === undefined ? text : []));
  expect(await heardBy(bob)).toEqual(['Between us.', 'Hello, all.', 'Ann.']);
  await bob.do(id, { do: 'free', seat: 1 });
  await cleo.do(id, { do: 'take', seat: 1, code: code ?? '' });
  expect(await heardBy(cleo)).toEqual(['Hello, all.', 'Ann.']);
  // One chair is from before, the other is not.
  await ann.ask('POST', `/api/tables/${id}/talk`, { id: newCommandId(), seat: 0, to: 1, text: 'And us.' });
  expect(await heardBy(ann)).toEqual(['Between us.', 'Hello, all.', 'Ann.', 'And us.']);
  expect(await heardBy(cleo)).toEqual(['Hello, all.', 'Ann.', 'And us.']);
  await cleo.ask('POST', '/api/me/erase', { name: 'Cleo' });
  await ann.ask('POST', '/api/me/erase', { name: 'Ann' });
  const talk = (await store.tables.load(id))?.talk ?? [];
  const left = talk.flatMap(({ text, name, event }) => (event === undefined ? [[text, name]] : []));
  expect(left).toEqual([
    ['…', '…'],
    ['…', '…'],
    ['Ann.', undefined],
    ['…', '…'],
  ]);
});
