import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { TableState } from '@entente/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { latestView, startedTable } from '../testing/goofspiel.ts';
import { Guest, GuestSocket, newCommandId } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';

let folder: ServerFolder;
let server: RunningServer;
let ann: Guest;
let bob: Guest;
let mallory: Guest;
let table: TableState;
beforeAll(async () => {
  folder = new ServerFolder();
  server = await folder.start();
  ann = await Guest.come(server.address, 'Ann');
  bob = await Guest.come(server.address, 'Bob');
  mallory = await Guest.come(server.address, 'Mallory');
});
beforeEach(async () => {
  table = await startedTable([ann, bob]);
});
afterAll(async () => {
  await folder.leave();
});

/** Whatever was tried: the server lives, and the table is as it was. */
async function nothingHappened() {
  const line = await ann.sit(table.id);
  expect(latestView(line, 0)?.shown).toMatchObject({ question: '0.0', view: { asked: [0, 1] } });
  line.hangUp();
}

const bid = (seat: number, card = 1) =>
  ({ kind: 'command', id: newCommandId(), seat, question: '0.0', choice: { do: 'bid', card } }) as const;

describe('a stranger', () => {
  test('cannot act for a seat', async () => {
    const line = await mallory.sit(table.id);
    for (const seat of [0, 1]) {
      expect(await line.command(bid(seat))).toMatchObject({ refusal: { code: 'refuse.notYours' } });
    }
    expect(await line.command(bid(15))).toMatchObject({ refusal: { code: 'refuse.notYours' } });
    const undo = { kind: 'undo', id: newCommandId(), seat: 0, question: '0.0' } as const;
    expect(await line.command(undo)).toMatchObject({ refusal: { code: 'refuse.notYours' } });
    const talk = { kind: 'talk', id: newCommandId(), seat: 0, text: 'I am Ann' } as const;
    expect(await line.command(talk)).toMatchObject({ refusal: { code: 'refuse.notYours' } });
    await nothingHappened();
  });

  test('cannot lift a curtain, read a seat’s replay, its log, or the file', async () => {
    const line = await mallory.sit(table.id);
    line.send({ kind: 'lift', seat: 0 });
    expect(await line.next('refusal')).toMatchObject({ refusal: { code: 'refuse.notYours' } });
    for (const path of ['moments/0?viewer=0', 'log?viewer=1', 'file']) {
      expect(await mallory.ask('GET', `/api/tables/${table.id}/${path}`)).toMatchObject({ status: 403 });
    }
    const branch = { moment: 0, seat: 1 };
    expect(await mallory.ask('POST', `/api/tables/${table.id}/branch`, branch)).toMatchObject({
      status: 403,
    });
    expect(await mallory.ask('GET', `/api/tables/${table.id}/stream?lift=0`)).toMatchObject({ status: 403 });
    expect(line.texts.join()).not.toContain('"hand"');
  });

  test.each([
    [{ do: 'resign', seat: 0 }, 'refuse.notYours'],
    [{ do: 'leave' }, 'refuse.notSeated'],
    [{ do: 'pause' }, 'refuse.notSeated'],
    [{ do: 'free', seat: 0 }, 'refuse.notHost'],
    [{ do: 'bot', seat: 0, bot: 'random' }, 'refuse.notHost'],
    [{ do: 'close' }, 'refuse.notHost'],
    [{ do: 'renew' }, 'refuse.notHost'],
    [{ do: 'change', talk: 'off' }, 'refuse.notHost'],
    [{ do: 'propose', seat: 0, moment: 0 }, 'refuse.notYours'],
    [{ do: 'take', seat: 0 }, 'refuse.noCode'],
    [{ do: 'start' }, 'refuse.notHost'],
  ])('cannot do %j', async (act, code) => {
    expect(await mallory.refused(table.id, act)).toBe(code);
    await nothingHappened();
  });

  test('sees no codes, no nonces’ secret, no person ids', async () => {
    const { body } = await mallory.ask('GET', `/api/tables/${table.id}`);
    const text = JSON.stringify(body);
    expect(text).not.toContain(ann.id);
    expect((body as { table: TableState }).table).toMatchObject({ code: null, dice: { secret: null } });
  });

  test('cannot take another’s seat by guessing', async () => {
    const guesses = Array.from({ length: 20 }, () => ({ do: 'take', code: randomBytes(5).toString('hex') }));
    for (const guess of guesses) expect(await mallory.refused(table.id, guess)).toBe('refuse.noCode');
  });
});

describe('a player', () => {
  test('cannot act for the other seat', async () => {
    const line = await bob.sit(table.id);
    expect(await line.command(bid(0))).toMatchObject({ refusal: { code: 'refuse.notYours' } });
    await nothingHappened();
  });

  test('cannot answer twice, in the wrong order, or with something of an earlier question', async () => {
    const lines = [await ann.sit(table.id), await bob.sit(table.id)];
    const first = bid(0, 3);
    await lines[0].command(first);
    expect(await lines[0].command(bid(0, 4))).toMatchObject({ refusal: { code: 'refuse.stale' } });
    const ahead = { ...bid(1), question: '1.0' } as const;
    expect(await lines[1].command(ahead)).toMatchObject({ refusal: { code: 'refuse.stale' } });
    await lines[1].command(bid(1, 5));
    await lines[0].next('view', ({ shown }) => shown.moment === 1);
    // The old command once more: acknowledged, since it was carried out, but not carried out again.
    expect(await lines[0].command(first)).toMatchObject({ kind: 'ack' });
    expect(await lines[0].command({ ...first, id: newCommandId() })).toMatchObject({
      refusal: { code: 'refuse.stale' },
    });
    expect(latestView(lines[0], 0)?.shown.view.private).toEqual({ hand: [1, 2, 4, 5] });
  });

  test('cannot use another’s command id to make it look done', async () => {
    const lines = [await ann.sit(table.id), await bob.sit(table.id)];
    const first = bid(0, 3);
    await lines[0].command(first);
    await lines[1].command({ ...bid(1, 2), id: first.id });
    const view = await lines[0].next('view', ({ shown }) => shown.moment === 1);
    expect(view.shown.view.round).toBe(1);
  });
});

describe('nonsense', () => {
  test.each([
    'not json',
    '',
    '[]',
    'null',
    '{"kind":"command"}',
    '{"kind":"hello","table":7}',
    '{"kind":"steal"}',
    '{"kind":"ping","extra":1}',
    '{"kind":"command","id":"abcdefgh","seat":-1,"question":"0.0","choice":{"do":"bid"}}',
    '{"kind":"command","id":"abcdefgh","seat":0,"question":"0.0","choice":"bid"}',
    '{"kind":"command","id":"abcdefgh","seat":0,"question":"zero","choice":{"do":"bid","card":1}}',
    '{"kind":"command","id":"abcdefgh","seat":0.5,"question":"0.0","choice":{"do":"bid","card":1}}',
    `{"kind":"talk","id":"abcdefgh","seat":0,"text":"${'x'.repeat(501)}"}`,
    '{"__proto__":{"kind":"ping"}}',
  ])('%s is refused and forgotten', async (text) => {
    const line = await ann.sit(table.id);
    line.socket.send(text);
    expect(await line.next('refusal')).toMatchObject({ refusal: { code: 'refuse.shape' } });
    await nothingHappened();
  });

  test.each([
    { do: 'bid', card: '1' },
    { do: 'bid', card: 1, extra: true },
    { do: 'bid' },
    { do: 'constructor' },
    { do: 'bid', card: { toString: 1 } },
    { do: 'bid', card: [1] },
  ])('the choice %j is none', async (choice) => {
    const line = await ann.sit(table.id);
    const answer = await line.command({ ...bid(0), choice });
    expect(answer).toMatchObject({ kind: 'refusal', refusal: { code: 'refuse.notOffered' } });
    await nothingHappened();
  });

  test('binary data is refused, and what is too large ends the socket', async () => {
    const line = await ann.sit(table.id);
    line.socket.send(Buffer.from([1, 2, 3]));
    expect(await line.next('refusal')).toMatchObject({ refusal: { code: 'refuse.shape' } });
    line.socket.send('x'.repeat(20_000));
    expect(await line.closed).toBe(1009);
    const { status } = await ann.ask('POST', `/api/tables/${table.id}/do`, { do: 'x'.repeat(20_000) });
    expect(status).toBe(413);
    await nothingHappened();
  });

  test('a socket that does not begin with hello gets nothing', async () => {
    const line = await GuestSocket.open(server.address, ann.cookie);
    expect(await line.command(bid(0))).toMatchObject({ refusal: { code: 'refuse.notNow' } });
    line.send({ kind: 'hello', table: 'aaaaaaaaaaaaaaaa' });
    expect(await line.closed).toBe(4404);
    expect(line.messages.every(({ kind }) => kind === 'refusal')).toBe(true);
  });

  test.each(['nope', '', '../me', '\u0000'.repeat(8), 'ä'.repeat(1000)])(
    'an address that names no table is told so: %j',
    async (misspelt) => {
      const line = await GuestSocket.open(server.address, ann.cookie);
      line.send({ kind: 'hello', table: misspelt });
      expect(await line.next('refusal')).toMatchObject({ refusal: { code: 'refuse.noTable' } });
      expect(await line.closed).toBe(4404);
    },
  );

  test('hello twice is refused', async () => {
    const line = await ann.sit(table.id);
    line.send({ kind: 'hello', table: table.id });
    expect(await line.next('refusal')).toMatchObject({ refusal: { code: 'refuse.notNow' } });
  });
});

describe('another page', () => {
  test('cannot open a socket', async () => {
    await expect(
      GuestSocket.open(server.address, ann.cookie, { origin: 'https://evil.example' }),
    ).rejects.toThrow('403');
    const line = await GuestSocket.open(server.address, ann.cookie, { origin: server.address });
    line.hangUp();
  });

  test('cannot post', async () => {
    const response = await fetch(`${server.address}/api/tables/${table.id}/do`, {
      method: 'POST',
      headers: { cookie: ann.cookie, origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify({ do: 'close' }),
    });
    expect(response.status).toBe(403);
    const form = await fetch(`${server.address}/api/tables/${table.id}/do`, {
      method: 'POST',
      headers: { cookie: ann.cookie, 'content-type': 'text/plain' },
      body: JSON.stringify({ do: 'close' }),
    });
    expect(form.status).toBe(400);
    await nothingHappened();
  });

  test('has no session without the cookie', async () => {
    const nobody = await GuestSocket.open(server.address, '');
    nobody.send({ kind: 'hello', table: table.id });
    await nobody.next('welcome');
    expect(await nobody.command(bid(0))).toMatchObject({ refusal: { code: 'refuse.noName' } });
    const response = await fetch(`${server.address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `entente=${'a'.repeat(43)}` },
      body: '{}',
    });
    expect(response.status).toBe(401);
  });
});

describe('a flood', () => {
  test('is told how long to wait, and ends the socket if it goes on', async () => {
    const strict = await folder.start({ rateLimits: true, data: join(folder.data, 'flood') });
    const flooder = await Guest.come(strict.address, 'Flo');
    const own = await startedTable([flooder], 1);
    const line = await flooder.sit(own.id);
    const said = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        line.command({ kind: 'talk', id: newCommandId(), seat: 0, text: `line ${index}` }),
      ),
    );
    expect(said.filter(({ kind }) => kind === 'ack')).toHaveLength(12);
    expect(said.at(-1)).toMatchObject({
      refusal: { code: 'refuse.rate', with: { limit: 'talk', seconds: expect.any(Number) } },
    });
    // Far more than one window allows, so that it does not matter if a new one begins in between.
    for (let index = 0; index < 2000; index++) line.send({ kind: 'ping' });
    expect(await line.closed).toBe(4429);
    const codes = await Promise.all(
      Array.from({ length: 70 }, () => flooder.ask('GET', `/api/join/${randomBytes(5).toString('hex')}`)),
    );
    expect(codes.filter(({ status }) => status === 404)).toHaveLength(60);
    // Which of them come first is up to the network.
    expect(codes.find(({ status }) => status !== 404)).toMatchObject({
      status: 429,
      body: { refusal: { with: { limit: 'code' } } },
    });
    await folder.stop(strict);
  });

  test('of open sockets and of new tables has a limit, too', async () => {
    const strict = await folder.start({ rateLimits: true, data: join(folder.data, 'crowd') });
    const flooder = await Guest.come(strict.address, 'Flo');
    const own = await startedTable([flooder], 1);
    const lines = [];
    for (let open = 0; open < 30; open++) lines.push(await flooder.sit(own.id));
    const one = await GuestSocket.open(strict.address, flooder.cookie);
    one.send({ kind: 'hello', table: own.id, language: 'de' });
    expect(await one.next('refusal')).toMatchObject({
      words: expect.stringContaining('Zu viele offene Verbindungen'),
      refusal: { code: 'refuse.lines', with: { limit: 'person', count: 30 } },
    });
    expect(await one.closed).toBe(4429);
    expect(await flooder.ask('GET', `/api/tables/${own.id}/stream`)).toMatchObject({ status: 429 });
    // Others from the same address are not shut out, and closing a page makes room again.
    const friend = await Guest.come(strict.address, 'Fay');
    (await friend.sit(own.id)).hangUp();
    lines[0].socket.close();
    await lines[0].closed;
    await flooder.sit(own.id);

    const crowd = [flooder, friend, ...(await Promise.all(['Flu', 'Fox', 'Fee'].map(come)))];
    const wishes = crowd.flatMap((guest) => Array.from({ length: 27 }, () => guest));
    const game = { game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] };
    const made = await Promise.all(wishes.map((guest) => guest.ask('POST', '/api/tables', game)));
    // One table was made before.
    expect(made.filter(({ status }) => status === 200)).toHaveLength(119);
    expect(made.find(({ status }) => status !== 200)).toMatchObject({
      status: 429,
      body: { refusal: { with: { limit: 'createHere' } } },
    });
    await folder.stop(strict);

    function come(name: string) {
      return Guest.come(strict.address, name);
    }
  });
});
