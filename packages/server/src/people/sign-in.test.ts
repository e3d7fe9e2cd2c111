import type { Account, DataAnswer, RefusalAnswer, TableState, TablesAnswer } from '@entente/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { startedTable } from '../testing/goofspiel.ts';
import { Guest, GuestSocket } from '../testing/guest.ts';
import { Mailbox } from '../testing/mailbox.ts';
import { ServerFolder } from '../testing/server-folder.ts';

const PAGE = 'https://house.example';
const MINUTE = 60_000;

let folder: ServerFolder;
let server: RunningServer;
let mailbox: Mailbox;
/** By how much the server's clock is ahead. */
let ahead = 0;
beforeAll(async () => {
  folder = new ServerFolder();
  mailbox = await Mailbox.open();
  server = await folder.start({
    publicUrl: PAGE,
    mail: { smtpUrl: mailbox.url, from: 'house@house.example' },
    now: () => Date.now() + ahead,
  });
});
afterAll(async () => {
  await folder.leave();
  await mailbox.close();
});

const come = (name: string) => Guest.come(server.address, name);
const code = ({ body }: { body: unknown }): string => (body as RefusalAnswer).refusal.code;
const account = async (guest: Guest): Promise<Account> =>
  (await guest.get<{ account: Account }>('/api/me/account')).account;

/** Signs in from a browser in which a person may be signed in already. */
async function signIn(body: object, from?: Guest) {
  const response = await fetch(`${server.address}/api/come`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(from === undefined ? {} : { cookie: from.cookie }),
    },
    body: JSON.stringify(body),
  });
  const cookie = /entente=[\w-]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? from?.cookie ?? '';
  const answer = (await response.json()) as { me: { id: string; name: string } } & RefusalAnswer;
  return response.ok
    ? { guest: Guest.known(server.address, answer.me.name, cookie, answer.me.id), refused: null }
    : { guest: null, refused: answer.refusal.code };
}

async function recoveryOf(guest: Guest): Promise<string> {
  return ((await guest.ask('POST', '/api/me/recovery')).body as { code: string }).code;
}

async function linkFor(address: string, from: Guest): Promise<string> {
  const before = mailbox.letters.length;
  expect(await from.ask('POST', '/api/come/mail', { address })).toEqual({
    status: 200,
    body: { asked: true },
  });
  const { text } = await mailbox.letter(before);
  return /#mail=([\w-]{43})/.exec(text)?.[1] ?? '';
}

async function challengeFor(path: string, from?: Guest): Promise<string> {
  const response = await fetch(server.address + path, {
    method: 'POST',
    headers: from === undefined ? {} : { cookie: from.cookie },
  });
  return ((await response.json()) as { options: { challenge: string } }).options.challenge;
}

async function withPasskey(guest: Guest): Promise<Authenticator> {
  const device = new Authenticator();
  const passkey = device.create(await challengeFor('/api/me/passkeys/new', guest), PAGE);
  expect((await guest.ask('POST', '/api/me/passkeys', { passkey })).status).toBe(200);
  return device;
}

test('lessons are joined when a guest signs in, and are part of one’s data', async () => {
  const learn = (person: Guest, ...lessons: string[]) => person.ask('POST', '/api/me/lessons', { lessons });
  const ann = await come('Ann');
  const secret = await recoveryOf(ann);
  await learn(ann, 'limit/the-market');
  const guest = await come('Ann');
  expect((await learn(guest, 'goofspiel/first-bids')).body).toEqual({ lessons: ['goofspiel/first-bids'] });
  const { guest: back } = await signIn({ code: secret }, guest);
  expect(back?.id).toBe(ann.id);
  expect((await learn(ann)).body).toEqual({ lessons: ['goofspiel/first-bids', 'limit/the-market'] });
  expect((await ann.get<DataAnswer>('/api/me/data')).lessons).toHaveLength(2);
  expect((await learn(ann, 'no lesson')).status).toBe(400);
  expect((await learn(Guest.known(server.address, 'Nobody', 'entente=x', ''))).status).toBe(401);
});

describe('a recovery code', () => {
  test('makes a guest an account and opens it elsewhere, with or without dashes', async () => {
    const ann = await come('Ann');
    expect(await account(ann)).toMatchObject({ kept: false, recovery: null });
    const secret = await recoveryOf(ann);
    expect(await account(ann)).toMatchObject({ kept: true });
    const { guest } = await signIn({ code: ` ${secret.toUpperCase().replaceAll('-', ' ')} ` });
    expect(guest?.id).toBe(ann.id);
    expect(guest?.cookie).not.toBe(ann.cookie);
  });

  test('stops working when it is renewed or removed, and cannot be guessed', async () => {
    const ann = await come('Ann');
    const old = await recoveryOf(ann);
    const now = await recoveryOf(ann);
    expect((await signIn({ code: old })).refused).toBe('refuse.code');
    expect((await signIn({ code: 'aaaaa-bbbbb-ccccc-ddddd' })).refused).toBe('refuse.code');
    await ann.ask('DELETE', '/api/me/recovery');
    expect((await signIn({ code: now })).refused).toBe('refuse.code');
  });

  test('has a limit on attempts', async () => {
    const strict = new ServerFolder();
    const { address } = await strict.start({ rateLimits: true });
    const attempt = () =>
      fetch(`${address}/api/come`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code: 'aaaaa-bbbbb-ccccc-ddddd' }),
      });
    const statuses: number[] = [];
    for (let count = 0; count < 21; count++) statuses.push((await attempt()).status);
    expect(statuses.slice(0, 20).every((status) => status === 403)).toBe(true);
    expect(statuses[20]).toBe(429);
    await strict.leave();
  });
});

describe('a person who signs in', () => {
  test('as a guest with seats brings them along, and the guest is gone', async () => {
    const ann = await come('Ann');
    const secret = await recoveryOf(ann);
    const guest = await come('Anna on the phone');
    const bob = await come('Bob');
    const table = await startedTable([guest, bob]);
    await guest.ask('POST', `/api/tables/${table.id}/talk`, { id: 'talk-0001', seat: 0, text: 'Hello.' });
    const line = await guest.sit(table.id);
    const { guest: back } = await signIn({ code: secret }, guest);
    expect(await line.closed).toBe(4403);
    expect(await guest.get('/api/me')).toEqual({ me: null });
    const { mine } = (await back?.get<TablesAnswer>('/api/tables')) ?? { mine: [] };
    expect(mine).toMatchObject([{ id: table.id, mine: [0], names: ['Anna on the phone', 'Bob'] }]);
    const data = await back?.get<DataAnswer>('/api/me/data');
    expect(data?.talk).toMatchObject([{ table: table.id, text: 'Hello.' }]);
    expect((await back?.get<{ table: TableState }>(`/api/tables/${table.id}`))?.table.host).toBe(true);
  });

  test('as another account leaves everything where it is', async () => {
    const [ann, bea] = [await come('Ann'), await come('Bea')];
    const secret = await recoveryOf(ann);
    const own = await recoveryOf(bea);
    const table = await startedTable([bea], 1);
    const { guest } = await signIn({ code: secret }, bea);
    expect(guest?.id).toBe(ann.id);
    expect(await bea.get('/api/me')).toEqual({ me: null });
    const { guest: again } = await signIn({ code: own });
    expect((await again?.get<TablesAnswer>('/api/tables'))?.mine).toMatchObject([
      { id: table.id, mine: [0] },
    ]);
  });
});

describe('a passkey', () => {
  test('keeps a guest’s seats and opens them elsewhere', async () => {
    const ann = await come('Ann');
    const device = await withPasskey(ann);
    expect((await account(ann)).passkeys).toHaveLength(1);
    const passkey = device.get(await challengeFor('/api/come/passkey'), PAGE);
    expect((await signIn({ passkey })).guest?.id).toBe(ann.id);
  });

  test('answers a challenge once', async () => {
    const ann = await come('Ann');
    const device = await withPasskey(ann);
    const passkey = device.get(await challengeFor('/api/come/passkey'), PAGE);
    expect((await signIn({ passkey })).refused).toBeNull();
    expect((await signIn({ passkey })).refused).toBe('refuse.passkey');
  });

  test('answers only challenges of this server, in time, from its own page', async () => {
    const ann = await come('Ann');
    const device = await withPasskey(ann);
    const refused = async (passkey: object) => (await signIn({ passkey })).refused;
    expect(await refused(device.get(Buffer.alloc(32).toString('base64url'), PAGE))).toBe('refuse.passkey');
    const remote = device.get(await challengeFor('/api/come/passkey'), 'https://evil.example');
    expect(await refused(remote)).toBe('refuse.passkey');
    const late = device.get(await challengeFor('/api/come/passkey'), PAGE);
    ahead += 6 * MINUTE;
    expect(await refused(late)).toBe('refuse.passkey');
    const stranger = new Authenticator().get(await challengeFor('/api/come/passkey'), PAGE);
    expect(await refused(stranger)).toBe('refuse.passkey');
    const forged = new Authenticator().get(await challengeFor('/api/come/passkey'), PAGE);
    const { id } = device.get('x', PAGE);
    expect(await refused({ ...forged, id, rawId: id })).toBe('refuse.passkey');
  });

  test('is made only for the person who asked for it', async () => {
    const [ann, eve] = [await come('Ann'), await come('Eve')];
    const passkey = new Authenticator().create(await challengeFor('/api/me/passkeys/new', ann), PAGE);
    expect(code(await eve.ask('POST', '/api/me/passkeys', { passkey }))).toBe('refuse.passkey');
    expect(code(await ann.ask('POST', '/api/me/passkeys', { passkey }))).toBe('refuse.passkey');
    expect((await account(eve)).passkeys).toEqual([]);
  });

  test('can be forgotten by its owner alone', async () => {
    const [ann, eve] = [await come('Ann'), await come('Eve')];
    const device = await withPasskey(ann);
    const [{ id }] = (await account(ann)).passkeys;
    expect((await eve.ask('DELETE', `/api/me/passkeys/${id}`)).status).toBe(404);
    expect((await ann.ask('DELETE', `/api/me/passkeys/${id}`)).status).toBe(200);
    const passkey = device.get(await challengeFor('/api/come/passkey'), PAGE);
    expect((await signIn({ passkey })).refused).toBe('refuse.passkey');
  });
});

describe('a link by mail', () => {
  test('gives a person an address, and signs in elsewhere', async () => {
    const ann = await come('Ann');
    await signIn({ mail: await linkFor('Ann@House.example', ann) }, ann);
    expect(await account(ann)).toMatchObject({ kept: true, mail: 'ann@house.example' });
    const phone = await come('Guest');
    const { guest } = await signIn({ mail: await linkFor('ann@house.example', phone) });
    expect(guest?.id).toBe(ann.id);
  });

  test('works once, in time, and cannot be guessed', async () => {
    const ann = await come('Ann');
    const once = await linkFor('ann2@house.example', ann);
    expect((await signIn({ mail: once }, ann)).refused).toBeNull();
    expect((await signIn({ mail: once }, ann)).refused).toBe('refuse.link');
    const late = await linkFor('ann2@house.example', ann);
    ahead += 16 * MINUTE;
    expect((await signIn({ mail: late }, ann)).refused).toBe('refuse.link');
    expect((await signIn({ mail: 'a'.repeat(43) })).refused).toBe('refuse.link');
    expect((await signIn({ mail: 'short' })).refused).toBe('refuse.shape');
  });

  test('for a new address works only where it was asked for', async () => {
    const [ann, eve] = [await come('Ann'), await come('Eve')];
    const link = await linkFor('victim@house.example', eve);
    expect((await signIn({ mail: link }, ann)).refused).toBe('refuse.otherBrowser');
    expect((await account(eve)).mail).toBeNull();
  });

  test('does not tell who has an account: the same answer, and no mail to strangers', async () => {
    const before = mailbox.letters.length;
    const stranger = Guest.known(server.address, '', '', '');
    const answer = await stranger.ask('POST', '/api/come/mail', { address: 'stranger@house.example' });
    expect(answer).toEqual({ status: 200, body: { asked: true } });
    const ann = await come('Ann');
    await linkFor('ann3@house.example', ann);
    expect(mailbox.letters.slice(before).map(({ to }) => to)).toEqual(['ann3@house.example']);
  });

  test('is sent to nobody too often, and to no strange address', async () => {
    const strict = new ServerFolder();
    const { address } = await strict.start({
      rateLimits: true,
      publicUrl: PAGE,
      mail: { smtpUrl: mailbox.url, from: 'house@house.example' },
    });
    const stranger = Guest.known(address, '', '', '');
    const ask = (to: string) => stranger.ask('POST', '/api/come/mail', { address: to });
    for (let count = 0; count < 3; count++) expect((await ask('a@house.example')).status).toBe(200);
    expect((await ask('a@house.example')).status).toBe(429);
    for (const bad of ['nobody', 'a@b', 'a@b.c\r\nBcc: d@e.f', 'A <a@b.cc>', 'a@b.cc, d@e.ff'])
      expect([bad, (await ask(bad)).status]).toEqual([bad, 400]);
    await strict.leave();
  });

  test('is not available without a mail server', async () => {
    const silent = new ServerFolder();
    const { address } = await silent.start();
    const ann = await Guest.come(address, 'Ann');
    expect(await ann.get('/api/come')).toEqual({ mail: false });
    expect(code(await ann.ask('POST', '/api/come/mail', { address: 'a@b.cc' }))).toBe('refuse.noMail');
    await silent.leave();
  });
});

describe('sessions', () => {
  test('are listed, and ended one by one or all but one', async () => {
    const ann = await come('Ann');
    const secret = await recoveryOf(ann);
    const others = [];
    for (let count = 0; count < 3; count++) others.push((await signIn({ code: secret })).guest);
    const { sessions } = await account(ann);
    expect(sessions).toHaveLength(4);
    expect(sessions.filter(({ here }) => here)).toHaveLength(1);
    const table = await startedTable([ann], 1);
    const [mine, other] = [await ann.sit(table.id), await others[0]?.sit(table.id)];
    const otherId = (await account(others[0] ?? ann)).sessions.find(({ here }) => here)?.id;
    expect((await ann.ask('DELETE', `/api/me/sessions/${otherId}`)).status).toBe(200);
    expect(await other?.closed).toBe(4403);
    expect(await others[0]?.get('/api/me')).toEqual({ me: null });
    expect(await others[1]?.get('/api/me')).toMatchObject({ me: { id: ann.id } });
    await ann.ask('DELETE', '/api/me/sessions');
    expect(await others[1]?.get('/api/me')).toEqual({ me: null });
    expect((await account(ann)).sessions).toMatchObject([{ here: true }]);
    mine.send({ kind: 'ping' });
    await mine.next('pong');
  });

  test('that were ended say nothing more through a socket that was opened before', async () => {
    const ann = await come('Ann');
    const thief = (await signIn({ code: await recoveryOf(ann) })).guest ?? ann;
    const table = await startedTable([ann], 1);
    const line = await GuestSocket.open(server.address, thief.cookie);
    await ann.ask('DELETE', '/api/me/sessions');
    line.send({ kind: 'hello', table: table.id });
    await line.next('welcome');
    expect(line.last('table')?.table.code).toBeNull();
    expect(line.texts.join()).not.toContain('"hand"');
    line.send({ kind: 'lift', seat: 0 });
    expect(await line.next('refusal')).toMatchObject({ refusal: { code: 'refuse.noName' } });
  });

  test('of another person cannot be ended', async () => {
    const [ann, eve] = [await come('Ann'), await come('Eve')];
    const [{ id }] = (await account(ann)).sessions;
    expect((await eve.ask('DELETE', `/api/me/sessions/${id}`)).status).toBe(404);
    expect(await ann.get('/api/me')).toMatchObject({ me: { id: ann.id } });
  });

  test('give no secrets away', async () => {
    const ann = await come('Ann');
    const secret = await recoveryOf(ann);
    const all = JSON.stringify([await account(ann), await ann.get('/api/me/data')]);
    expect(all).not.toContain(ann.cookie.replace('entente=', ''));
    expect(all).not.toContain(secret);
    expect(all).not.toMatch(/[0-9a-f]{64}/);
  });
});

describe('a person who deletes the account', () => {
  const erase = (guest: Guest, name = guest.name) => guest.ask('POST', '/api/me/erase', { name });

  test('types the name; nothing happens otherwise', async () => {
    const ann = await come('Ann');
    expect(code(await erase(ann, 'Anna'))).toBe('refuse.nameDiffers');
    expect(await ann.get('/api/me')).toMatchObject({ me: { id: ann.id } });
  });

  test('leaves no name, no way back and no session', async () => {
    const ann = await come('Ann the First');
    const secret = await recoveryOf(ann);
    const other = (await signIn({ code: secret })).guest;
    expect((await erase(ann)).status).toBe(200);
    expect(await ann.get('/api/me')).toEqual({ me: null });
    expect(await other?.get('/api/me')).toEqual({ me: null });
    expect((await signIn({ code: secret })).refused).toBe('refuse.code');
    expect(await server.services.store.people.byIds([ann.id])).toEqual([]);
  });

  test.each(['bot', 'wait'] as const)('leaves seats as the table says about the late: %s', async (late) => {
    const [ann, bob] = [await come('Ann the Second'), await come('Bob')];
    const wish = {
      game: 'goofspiel',
      chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      late,
    } as const;
    const table = await ann.create({ ...wish, chairs: [...wish.chairs] });
    await bob.do(table.id, { do: 'take', code: table.code ?? '' });
    await ann.do(table.id, { do: 'bot', seat: 2, bot: 'random' });
    await ann.ready(table.id, 0);
    await bob.ready(table.id, 1);
    await ann.do(table.id, { do: 'start' });
    await ann.ask('POST', `/api/tables/${table.id}/talk`, { id: 'talk-0002', seat: 0, text: 'I am Ann.' });
    await erase(ann);
    const seen = (await bob.get<{ table: TableState }>(`/api/tables/${table.id}`)).table;
    expect(seen).toMatchObject({ phase: 'running', host: true, name: '' });
    expect(seen.chairs[0]).toMatchObject({ name: null, kind: 'bot', bot: 'greedy', back: late === 'wait' });
    const line = await bob.sit(table.id);
    expect(JSON.stringify(line.messages)).not.toContain('Ann');
    expect(line.last('talk')?.lines).toMatchObject([{ name: '…', text: '…' }]);
  });

  test('alone at a table closes it; neither seat nor table has the name any more', async () => {
    const ann = await come('Ann the Third');
    const running = await startedTable([ann], 1);
    const chairs = [{ kind: 'me' }, { kind: 'open' }] as const;
    const lobby = await ann.create({ game: 'goofspiel', name: 'Ann the Third', chairs: [...chairs] });
    await erase(ann);
    const bob = await come('Bob');
    for (const [id, name] of [
      [running.id, 'Friday'],
      [lobby.id, ''],
    ]) {
      const { table } = await bob.get<{ table: TableState }>(`/api/tables/${id}`);
      expect(table).toMatchObject({ phase: 'over', ended: 'closed', name });
      expect(table.chairs[0]).toMatchObject({ name: null, mine: false });
    }
  });
});
