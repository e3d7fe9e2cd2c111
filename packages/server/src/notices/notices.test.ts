import { createHmac } from 'node:crypto';
import type { ChannelInfo, NewChannel, Notices, RefusalAnswer } from '@entente/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { BrowserKeys } from '../testing/browser-keys.ts';
import { latestView, playOn, startedTable } from '../testing/goofspiel.ts';
import { Guest, newCommandId } from '../testing/guest.ts';
import { Mailbox } from '../testing/mailbox.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { WebhookReceiver } from '../testing/webhook-receiver.ts';
import { isAllowed, isPrivate } from './outbound.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const PAGE = 'https://house.example';

let folder: ServerFolder;
let mailbox: Mailbox;
let server: RunningServer;
let hook: WebhookReceiver;
let ahead = 0;
const settings = () => ({
  publicUrl: PAGE,
  privateNotices: true,
  mail: { smtpUrl: mailbox.url, from: 'house@house.example' },
  now: () => Date.now() + ahead,
});
beforeAll(async () => {
  folder = new ServerFolder();
  mailbox = await Mailbox.open();
  server = await folder.start(settings());
});
afterAll(async () => {
  await folder.leave();
  await mailbox.close();
});
beforeEach(async () => {
  hook = await WebhookReceiver.open();
});
afterEach(async () => {
  await hook.close();
});

/** Time goes by, and whatever is due is delivered. */
async function later(milliseconds: number): Promise<void> {
  await server.services.noticePlanner.settled();
  ahead += milliseconds;
  await server.services.noticeSender.look();
}

const come = (name: string) => Guest.come(server.address, name);

async function channel(guest: Guest, wish: NewChannel) {
  const { status, body } = await guest.ask('POST', '/api/me/channels', wish);
  expect(status).toBe(200);
  const { notices, secret } = body as { notices: Notices; secret: string | null };
  return { id: notices.channels.at(-1)?.id ?? '', secret, pushKey: notices.pushKey };
}

const webhook = (guest: Guest) => channel(guest, { kind: 'webhook', url: hook.url });

async function state(guest: Guest): Promise<ChannelInfo> {
  return (await guest.get<{ notices: Notices }>('/api/me/notices')).notices.channels[0];
}

/** Ann wants notices and is away; Bob is there. */
async function annAway() {
  const [ann, bob] = [await come('Ann'), await come('Bob')];
  const { id, secret } = await webhook(ann);
  const table = await startedTable([ann, bob]);
  return { ann, bob, id, secret, table };
}

/** Comes, bids the first card, and goes. */
async function bid(guest: Guest, seat: number, table: string): Promise<void> {
  const line = await guest.sit(table);
  const view = latestView(line, seat);
  const { question, offers } = view?.shown ?? { question: '', offers: [] };
  await line.command({ kind: 'command', id: newCommandId(), seat, question, choice: offers[0].choice });
  line.hangUp();
  await line.closed;
}

describe('a decision that waits', () => {
  test('is told once, signed, and says nothing that is hidden', async () => {
    const { ann, secret, table } = await annAway();
    await later(9 * SECOND);
    expect(hook.taken).toEqual([]);
    await later(2 * SECOND);
    expect(hook.bodies).toMatchObject([
      {
        title: 'Your turn: Goofspiel · Friday',
        url: `${PAGE}/t/${table.id}`,
        notices: [{ kind: 'turn', table: table.id, game: 'goofspiel' }],
      },
    ]);
    const { headers, body } = hook.taken[0];
    const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['entente-signature'])) ?? [];
    expect(
      createHmac('sha256', secret ?? '')
        .update(`${time}.${body.toString()}`)
        .digest('hex'),
    ).toBe(signature);
    expect(body.toString()).not.toContain('hand');
    await later(HOUR);
    expect(hook.taken).toHaveLength(1);
    expect(await state(ann)).toMatchObject({ sent: expect.any(Number), fault: null });
  });

  test('is told again when it is another one', async () => {
    const { ann, bob, table } = await annAway();
    await later(11 * SECOND);
    await bid(ann, 0, table.id);
    await bid(bob, 1, table.id);
    await later(11 * SECOND);
    expect(hook.taken).toHaveLength(2);
  });

  test('is not told to a player who looks at the table or has answered, but to one who has only left it open', async () => {
    const { ann, bob, table } = await annAway();
    const line = await ann.sit(table.id);
    await later(11 * SECOND);
    expect(hook.taken).toEqual([]);
    await bid(bob, 1, table.id);
    await bid(ann, 0, table.id);
    await later(11 * SECOND);
    expect(hook.taken).toEqual([]);
    line.send({ kind: 'look', here: false });
    line.send({ kind: 'ping' });
    await line.next('pong');
    await bid(ann, 0, table.id);
    await bid(bob, 1, table.id);
    await later(11 * SECOND);
    expect(hook.taken).toHaveLength(1);
    line.hangUp();
  });

  test('is not told once it is made, at a muted table, or through a channel that is off', async () => {
    const { ann, id, table } = await annAway();
    await bid(ann, 0, table.id);
    await later(11 * SECOND);
    await ann.ask('PATCH', '/api/me/notices', { muted: [table.id] });
    const other = await startedTable([ann], 1);
    await ann.ask('PATCH', '/api/me/notices', { muted: [table.id, other.id] });
    await later(11 * SECOND);
    await ann.ask('PATCH', '/api/me/notices', { muted: [] });
    await ann.ask('PATCH', `/api/me/channels/${id}`, { on: false });
    await startedTable([ann], 1);
    await later(11 * SECOND);
    expect(hook.taken).toEqual([]);
  });
});

test('a person cannot see others’ channels', async () => {
  const { id } = await webhook(await come('Ann'));
  const eve = await come('Eve');
  expect((await eve.ask('PATCH', `/api/me/channels/${id}`, { on: false })).status).toBe(404);
  expect((await eve.ask('DELETE', `/api/me/channels/${id}`)).status).toBe(404);
  expect((await eve.ask('POST', `/api/me/channels/${id}/test`)).status).toBe(404);
});

test('the course of a table: it begins, it ends, another game', async () => {
  const [ann, bob] = [await come('Ann'), await come('Bob')];
  await webhook(ann);
  const table = await startedTable([bob, ann]);
  await Promise.all([playOn(await bob.sit(table.id), 0), playOn(await ann.sit(table.id), 1)]);
  await later(11 * SECOND);
  expect(hook.taken).toEqual([]);
  const away = await come('Carl');
  await webhook(away);
  const wish = { game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] } as const;
  const second = await bob.create({ ...wish, chairs: [...wish.chairs] });
  await away.do(second.id, { do: 'take', code: second.code ?? '' });
  await bob.ready(second.id, 0);
  await away.ready(second.id, 1);
  await bob.do(second.id, { do: 'start' });
  await later(11 * SECOND);
  await bob.do(second.id, { do: 'resign', seat: 0 });
  await later(11 * SECOND);
  await bob.do(second.id, { do: 'rematch' });
  await later(11 * SECOND);
  const kinds = hook.bodies.map((body) => (body as { notices: { kind: string }[] }).notices[0].kind);
  expect(kinds).toEqual(['start', 'end', 'invite']);
});

test('at most one an hour: the rest is gathered', async () => {
  const { ann } = await annAway();
  await ann.ask('PATCH', '/api/me/notices', { digest: 'hourly', language: 'de' });
  await later(11 * SECOND);
  await startedTable([ann], 1);
  await startedTable([ann], 1);
  await later(30 * 60 * SECOND);
  expect(hook.taken).toHaveLength(1);
  await later(31 * 60 * SECOND);
  expect(hook.bodies).toHaveLength(2);
  expect(hook.bodies[1]).toMatchObject({ title: '2 Hinweise von deinen Tischen', url: `${PAGE}/` });
});

describe('what cannot be delivered', () => {
  test('is tried again after a while, and the reason can be seen', async () => {
    const { ann } = await annAway();
    hook.status = 500;
    await later(11 * SECOND);
    expect(await state(ann)).toMatchObject({ sent: null, fault: { why: 'status', status: 500 } });
    hook.status = 302;
    await later(61 * SECOND);
    expect(hook.taken.map(({ path }) => path)).toEqual(['/hook', '/hook']);
    hook.status = 204;
    await later(4 * 60 * SECOND);
    expect(hook.taken).toHaveLength(2);
    await later(2 * 60 * SECOND);
    expect(hook.taken).toHaveLength(3);
    expect(await state(ann)).toMatchObject({ sent: expect.any(Number), fault: null });
    const ids = new Set(hook.taken.map(({ headers }) => headers['entente-id']));
    expect(ids.size).toBe(1);
  });

  test('is given up after six attempts', async () => {
    await annAway();
    hook.status = 503;
    await later(11 * SECOND);
    for (const wait of [0.02, 0.1, 0.6, 2.1, 6.1, 12, 24]) await later(wait * HOUR);
    expect(hook.taken).toHaveLength(6);
  });

  test('survives a restart', async () => {
    const { ann } = await annAway();
    await server.services.noticePlanner.settled();
    await folder.stop(server);
    server = await folder.start(settings());
    await later(11 * SECOND);
    expect(hook.taken).toHaveLength(1);
    expect(await state(ann.movedTo(server.address))).toMatchObject({ fault: null });
  });
});

describe('by web push', () => {
  test('invalid keys are given up at once, and block nothing else', async () => {
    const [ann, bob] = [await come('Ann'), await come('Bob')];
    const { endpoint, keys } = new BrowserKeys().subscription(hook.url);
    const subscription = { endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } };
    const { id } = await channel(ann, { kind: 'push', subscription });
    expect(await ann.ask('POST', `/api/me/channels/${id}/test`)).toMatchObject({ status: 200 });
    expect(await state(ann)).toMatchObject({ sent: null, fault: { why: 'gone' } });
    await webhook(bob);
    await startedTable([ann, bob]);
    await later(10 * SECOND);
    expect(await state(ann)).toMatchObject({ on: false });
    expect(await state(bob)).toMatchObject({ on: true, fault: null });
    expect(hook.taken).toHaveLength(1);
  });

  const keys = new BrowserKeys();

  test('only the browser can read it, and the server proves who it is', async () => {
    const ann = await come('Ann');
    const { pushKey } = await channel(ann, { kind: 'push', subscription: keys.subscription(hook.url) });
    const table = await startedTable([ann], 1);
    await later(11 * SECOND);
    const [{ headers, body }] = hook.taken;
    expect(keys.read(body)).toMatchObject({ title: 'Your turn: Goofspiel · Friday', path: `/t/${table.id}` });
    expect(body.toString('latin1')).not.toContain('Goofspiel');
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(headers.authorization).toContain(`k=${pushKey}`);
    expect(headers.ttl).toBe('86400');
  });

  test('a browser that is gone is not asked again', async () => {
    const ann = await come('Ann');
    await channel(ann, { kind: 'push', subscription: keys.subscription(hook.url) });
    await startedTable([ann], 1);
    hook.status = 410;
    await later(11 * SECOND);
    await later(HOUR);
    expect(hook.taken).toHaveLength(1);
    expect(await state(ann)).toMatchObject({ on: false, fault: { why: 'gone', status: 410 } });
  });

  test('the same browser is there once, and the keys outlive a restart', async () => {
    const ann = await come('Ann');
    const wish = { kind: 'push', subscription: keys.subscription(hook.url) } as const;
    const { pushKey } = await channel(ann, wish);
    await channel(ann, wish);
    const { notices } = await ann.get<{ notices: Notices }>('/api/me/notices');
    expect(notices.channels).toHaveLength(1);
    await folder.stop(server);
    server = await folder.start(settings());
    expect(server.services.transports.pushKey).toBe(pushKey);
  });
});

test('by mail, to the confirmed address, in the reader’s language', async () => {
  const ann = await come('Ann');
  const refused = await ann.ask('POST', '/api/me/channels', { kind: 'mail' });
  expect((refused.body as RefusalAnswer).refusal.code).toBe('refuse.noAddress');
  await server.services.store.people.setMail(ann.id, 'ann@house.example', 0);
  await channel(ann, { kind: 'mail' });
  await ann.ask('PATCH', '/api/me/notices', { language: 'it' });
  const table = await startedTable([ann], 1);
  const before = mailbox.letters.length;
  await later(11 * SECOND);
  const { to, text } = mailbox.letters[before];
  expect(to).toBe('ann@house.example');
  expect(text).toContain(`${PAGE}/t/${table.id}`);
  expect(text).toContain('Gestisci i tuoi avvisi');
  mailbox.isFull = true;
  await ann.ask('POST', `/api/me/channels/${(await state(ann)).id}/test`);
  mailbox.isFull = false;
  expect(await state(ann)).toMatchObject({ fault: { why: 'mail' } });
});

test('a test notice goes out at once, and says how it went', async () => {
  const ann = await come('Ann');
  const { id } = await webhook(ann);
  const good = await ann.ask('POST', `/api/me/channels/${id}/test`);
  expect(good.body).toMatchObject({ notices: { channels: [{ sent: expect.any(Number), fault: null }] } });
  expect(hook.bodies).toMatchObject([{ notices: [{ kind: 'test', table: null }] }]);
  await hook.close();
  const bad = await ann.ask('POST', `/api/me/channels/${id}/test`);
  expect(bad.body).toMatchObject({ notices: { channels: [{ fault: { why: 'connection' } }] } });
});

test('a guest’s channels move to the account, and an erased person has none', async () => {
  const ann = await come('Ann');
  const { code } = (await ann.ask('POST', '/api/me/recovery')).body as { code: string };
  const guest = await come('Anna');
  await webhook(guest);
  await guest.ask('POST', '/api/come', { code });
  expect(await state(ann)).toMatchObject({ kind: 'webhook', on: true });
  const data = JSON.stringify(await ann.get('/api/me/data'));
  expect(data).toContain('"webhook"');
  expect(data).not.toContain('secret');
  await startedTable([ann], 1);
  await ann.ask('POST', '/api/me/erase', { name: 'Ann' });
  await later(11 * SECOND);
  expect(hook.taken).toEqual([]);
});

describe('addresses', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('%s is private', (address) => {
    expect(isPrivate(address)).toBe(true);
  });

  test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is not', (address) => {
    expect(isPrivate(address)).toBe(false);
  });

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest',
    'ftp://house.example/',
    'file:///etc/passwd',
    'https://user:password@house.example/',
    'gopher://house.example/',
    'nonsense',
  ])('nothing is sent to %s', (address) => {
    expect(isAllowed(address, false)).toBe(false);
  });

  test('a webhook to a private address is refused; a name that only this machine knows is not found', async () => {
    const strict = new ServerFolder();
    const { address } = await strict.start();
    const ann = await Guest.come(address, 'Ann');
    const add = (wish: object) => ann.ask('POST', '/api/me/channels', wish);
    const refused = await add({ kind: 'webhook', url: hook.url });
    expect((refused.body as RefusalAnswer).refusal.code).toBe('refuse.address');
    const plain = new BrowserKeys().subscription('http://push.example/');
    expect((await add({ kind: 'push', subscription: plain })).status).toBe(409);
    expect((await add({ kind: 'webhook', url: 'https://house.example/', admin: true })).status).toBe(400);
    await add({ kind: 'webhook', url: hook.url.replace('127.0.0.1', 'localhost') });
    const [{ id }] = (await ann.get<{ notices: Notices }>('/api/me/notices')).notices.channels;
    const tested = await ann.ask('POST', `/api/me/channels/${id}/test`);
    expect(tested.body).toMatchObject({ notices: { channels: [{ fault: { why: 'connection' } }] } });
    expect(hook.taken).toEqual([]);
    await strict.leave();
  });
});
