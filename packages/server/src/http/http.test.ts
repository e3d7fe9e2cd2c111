import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { startedTable } from '../testing/goofspiel.ts';
import { Guest } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';

let folder: ServerFolder;
let server: RunningServer;
beforeAll(async () => {
  folder = new ServerFolder();
  const web = join(folder.data, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Entente</title>');
  writeFileSync(join(web, 'assets/page-abc123.js'), `console.log(${'1 + '.repeat(500)}1);`);
  server = await folder.start({ web });
});
afterAll(async () => {
  await folder.leave();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.address + path, { headers });

describe('the page', () => {
  test('is served at every address of the client, and never kept too long', async () => {
    for (const path of ['/', '/play/limit', '/t/abc/m/3']) {
      const response = await get(path);
      expect(await response.text()).toContain('<title>Entente</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    }
  });

  test('its parts are compressed and cached for ever', async () => {
    const response = await get('/assets/page-abc123.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toContain('1 + 1');
  });

  test.each(['/assets/none.js', '/../../etc/passwd.txt', '/%2e%2e/secret.db', '/lock.db'])(
    'nothing else is served: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('for operators', () => {
  test('health and metrics', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ ok: true });
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toContain('entente_tables_resident');
    expect(metrics).toContain('entente_requests_total');
    expect(metrics).toMatch(/^entente_backlog_known 1$/m);
    expect(metrics).toMatch(/^entente_tables_overdue 0$/m);
    expect(metrics).toMatch(/^entente_notices_due 0$/m);
  });

  test('a server that is about to stop is alive and not ready', async () => {
    const draining = await folder.start({ data: join(folder.data, 'draining') });
    const ask = async (path: string) => {
      const response = await fetch(draining.address + path);
      return { status: response.status, body: await response.json() };
    };
    expect(await ask('/readyz')).toEqual({ status: 200, body: { ok: true, reasons: [] } });
    draining.services.health.isStopping = true;
    expect(await ask('/readyz')).toEqual({ status: 503, body: { ok: false, reasons: ['stopping'] } });
    expect(await ask('/livez')).toEqual({ status: 200, body: { ok: true } });
    expect((await ask('/api/games')).status).toBe(200);
  });
});

test('every request that costs the server work has a limit', async () => {
  const strict = await folder.start({ rateLimits: true, data: join(folder.data, 'strict') });
  const ask = async (path: string) => (await fetch(strict.address + path)).status;
  const paths = ['/metrics', '/api', '/api/openapi.json', '/api/games'];
  for (const path of paths) expect(await ask(path)).toBe(200);
  for (let count = 0; count < 1500 - paths.length; count++)
    strict.services.limits.spend('request', '127.0.0.1');
  for (const path of paths) expect(await ask(path)).toBe(429);
  expect(await ask('/healthz')).toBe(200);
  await folder.stop(strict);
});

describe('for programs', () => {
  test('the description has every route, with the shapes of bodies and answers', async () => {
    const api = (await (await get('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { requestBody?: object }>>;
    };
    expect(Object.keys(api.paths)).toEqual(
      expect.arrayContaining([
        '/api/me',
        '/api/tables',
        '/api/tables/{id}/commands',
        '/api/tables/{id}/stream',
        '/api/tables/{id}/talk',
        '/api/socket',
      ]),
    );
    expect(JSON.stringify(api.paths['/api/tables'].post.requestBody)).toContain(
      '"additionalProperties":false',
    );
    expect(await (await get('/api')).text()).toContain('/api/tables/:id/commands');
  });

  test('everything that the socket can do, a request can do', async () => {
    const [ann, bob] = [await Guest.come(server.address, 'Ann'), await Guest.come(server.address, 'Bob')];
    const table = await startedTable([ann, bob]);
    const line = await bob.sit(table.id);
    const words = { id: 'talk-0001', seat: 0, text: 'Hello, all.' };
    expect(await ann.ask('POST', `/api/tables/${table.id}/talk`, words)).toMatchObject({ status: 200 });
    expect((await line.next('talk')).lines).toMatchObject([{ seat: 0, to: null, text: 'Hello, all.' }]);
    const others = await bob.ask('POST', `/api/tables/${table.id}/talk`, words);
    expect(others).toMatchObject({ status: 403, body: { refusal: { code: 'refuse.notYours' } } });
  });

  test('an unknown address is refused in the reader’s language', async () => {
    const response = await get('/api/nothing', { 'accept-language': 'it-IT,it;q=0.9' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ words: 'Questa pagina non esiste.' });
  });

  test('a bearer token is as good as the cookie', async () => {
    const ann = await Guest.come(server.address, 'Ann');
    const response = await get('/api/me', { authorization: `Bearer ${ann.cookie.replace('entente=', '')}` });
    expect(await response.json()).toEqual({ me: { id: ann.id, name: 'Ann' } });
  });

  test('a stream of events tells what a socket tells', async () => {
    const ann = await Guest.come(server.address, 'Ann');
    const table = await startedTable([ann], 1);
    const stop = new AbortController();
    const response = await fetch(`${server.address}/api/tables/${table.id}/stream`, {
      headers: { cookie: ann.cookie },
      signal: stop.signal,
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk as Uint8Array).toString('utf8');
      if (text.includes('"welcome"')) break;
    }
    stop.abort();
    expect(text).toContain('data: {"kind":"view"');
    expect(text).toContain('"hand":[1,2,3,4,5]');
  });

  test('a session can be renamed and forgotten', async () => {
    const ann = await Guest.come(server.address, 'Ann');
    expect(await ann.ask('PATCH', '/api/me', { name: ' Anna ' })).toMatchObject({
      body: { me: { name: 'Anna' } },
    });
    expect(await ann.get('/api/me')).toEqual({ me: { id: ann.id, name: 'Anna' } });
    const table = await startedTable([ann], 1);
    const line = await ann.sit(table.id);
    await ann.ask('DELETE', '/api/me');
    expect(await line.closed).toBe(4403);
    expect(await ann.get('/api/me')).toEqual({ me: null });
  });

  test.each([{ name: '' }, { name: 'x'.repeat(41) }, { name: 'a\u0000b' }, {}, { name: 'Ann', admin: true }])(
    'a name like %j is refused',
    async (body) => {
      const response = await fetch(`${server.address}/api/me`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(400);
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );

  test('the cookie cannot be read by scripts', async () => {
    const response = await fetch(`${server.address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann' }),
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toMatch(/entente=[\w-]{43};/);
  });
});
