import type { TableState } from '@entente/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { latestView } from '../testing/goofspiel.ts';
import { Guest, newCommandId } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';

let folder: ServerFolder;
let server: RunningServer;
let ann: Guest;
let table: TableState;
beforeAll(async () => {
  folder = new ServerFolder();
  server = await folder.start();
  ann = await Guest.come(server.address, 'Ann');
  table = await ann.create({
    game: 'goofspiel',
    options: { cards: 5 },
    chairs: [
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Bob' },
      { kind: 'bot', bot: 'random' },
    ],
  });
  await ann.ready(table.id, 0);
  await ann.ready(table.id, 1);
  table = await ann.do(table.id, { do: 'start' });
});
afterAll(async () => {
  await folder.leave();
});

test('nothing of a seat is sent before its curtain is lifted', async () => {
  const line = await ann.sit(table.id);
  expect(line.texts.join()).not.toContain('"hand"');
  expect(latestView(line, 'spectator')?.shown.offers).toEqual([]);
  line.send({ kind: 'lift', seat: 0 });
  const view = await line.next('view', ({ shown }) => shown.viewer === 0);
  expect(view.shown.view.private).toEqual({ hand: [1, 2, 3, 4, 5] });
  expect(latestView(line, 1)).toBeUndefined();
});

test('lifting another seat covers the first, and a covered seat can do nothing', async () => {
  const line = await ann.sit(table.id);
  const bid = { kind: 'command', seat: 0, question: '0.0', choice: { do: 'bid', card: 2 } } as const;
  expect(await line.command({ ...bid, id: newCommandId() })).toMatchObject({
    refusal: { code: 'refuse.covered' },
  });
  line.send({ kind: 'lift', seat: 0 });
  await line.next('view', ({ shown }) => shown.viewer === 0);
  line.send({ kind: 'lift', seat: 1 });
  expect(await line.next('covered')).toMatchObject({ viewer: 0 });
  const covered = line.messages.findIndex(({ kind }) => kind === 'covered');
  await line.next('view', ({ shown }) => shown.viewer === 1);
  expect(await line.command({ ...bid, id: newCommandId() })).toMatchObject({
    refusal: { code: 'refuse.covered' },
  });
  expect(await line.command({ ...bid, seat: 1, id: newCommandId() })).toMatchObject({ kind: 'ack' });
  // What the first seat would see of this is not sent: it is covered.
  const since = line.messages.slice(covered);
  expect(since.filter((one) => one.kind === 'view' && one.shown.viewer === 0)).toEqual([]);
  line.send({ kind: 'lower' });
  expect(await line.next('covered')).toMatchObject({ viewer: 1 });
});

test('the table calls the seats by their names', () => {
  expect(table.chairs.map(({ name, mine }) => [name, mine])).toEqual([
    ['Ann', true],
    ['Bob', true],
    [null, false],
  ]);
});
