// What whoever runs a server gets: versions that agree; and, by `npm run deep -- hosting`, a bundle that serves and
// settings that the programs they are for accept.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from './lib/bundle.mjs';
import { root } from './lib/root.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

test('a bundle installs the versions that the server was built and tested with', () => {
  const { dependencies } = JSON.parse(read('deploy/package.json'));
  expect(JSON.parse(read('packages/server/package.json')).dependencies).toMatchObject(dependencies);
});

test('a folder that is not empty is left alone', () => {
  expect(bundle(root, join(root, 'docs'))).toMatch(/docs is not empty\.$/);
});

describe.runIf(process.env.ENTENTE_HOSTING === '1')('hosting', () => {
  /** Debian's user for what must not be root. */
  const NOBODY = 65534;
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'entente-hosting-'));
  const home = join(folder, 'entente');
  const data = join(folder, 'data');
  beforeAll(() => {
    chmodSync(folder, 0o755);
    mkdirSync(data);
    if (isRoot) chownSync(data, NOBODY, NOBODY);
    expect(bundle(root, home)).toBeNull();
  }, 300_000);
  /** @type {import('node:child_process').ChildProcess | null} */
  let server = null;
  afterAll(() => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('a bundle serves page, pictures and a game against bots, and ends when it is asked to', async () => {
    const started = spawn(process.execPath, ['dist/server.js'], {
      cwd: home,
      env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA: data, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    });
    server = started;
    const ended = once(started, 'exit');
    const address = await readyAt(started.stdout);
    const get = async (/** @type {string} */ path) => {
      const response = await fetch(address + path);
      return [response.status, response.headers.get('content-type')];
    };
    expect(await get('/healthz')).toEqual([200, expect.stringContaining('json')]);
    expect(await get('/')).toEqual([200, expect.stringContaining('html')]);
    const metrics = await (await fetch(`${address}/metrics`)).text();
    const named =
      `${read('deploy/alerts.yaml')} ${read('deploy/dashboard.json')}`.match(/\bentente_\w+/g) ?? [];
    // A server with a file of its own has no connections to a database.
    const wanted = named.filter((name) => !/^entente_(bus|database)_/.test(name));
    expect(wanted.length).toBeGreaterThan(10);
    for (const name of new Set(wanted)) expect(metrics).toContain(name);
    expect(await get('/og/home.png')).toEqual([200, 'image/png']);
    expect(await (await fetch(`${address}/api/games`)).text()).toContain('"limit"');
    expect(await wonByBots(address)).not.toBeNull();
    started.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  test('the command of a bundle knows the games', () => {
    const { stdout, status } = spawnSync(process.execPath, ['dist/entente.js', 'games'], {
      cwd: home,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('limit')]);
  });

  test('holds the rules of every release', () => {
    const kept = readdirSync(join(root, 'releases'), { recursive: true, encoding: 'utf8' });
    const rules = kept.filter((path) => path.endsWith('.mjs')).map((path) => basename(path));
    expect(rules.length).toBeGreaterThan(0);
    expect(readdirSync(join(home, 'dist/rules'))).toEqual(expect.arrayContaining(rules));
  });

  test('holds no development packages', () => {
    for (const name of ['typescript', 'vite', 'vitest', 'react', '@playwright/test', 'esbuild'])
      expect(existsSync(join(home, 'node_modules', name)), name).toBe(false);
  });

  /** Programs that are not here check nothing, and the test says so. */
  const has = (/** @type {string} */ program) => spawnSync('which', [program]).status === 0;

  test.runIf(has('systemd-analyze'))('systemd accepts the unit', () => {
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', join(root, 'deploy/entente.service')],
      { encoding: 'utf8' },
    );
    // The folder of the bundle is not on this machine.
    const complaints = stderr.split('\n').filter((line) => line.includes('entente.service:'));
    expect([complaints, status]).toEqual([[], 0]);
  });

  test.runIf(has('nginx') && has('openssl'))('nginx accepts the site', () => {
    const key = join(folder, 'key.pem');
    const certificate = join(folder, 'certificate.pem');
    const subject = ['-subj', '/CN=games.example.org', '-days', '1', '-nodes'];
    spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-keyout',
      key,
      '-out',
      certificate,
      ...subject,
    ]);
    const site = read('deploy/nginx.conf')
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${site}\n}\n`);
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  });

  test.runIf(has('promtool'))('Prometheus accepts the alert rules', () => {
    const { status, stdout } = spawnSync('promtool', ['check', 'rules', join(root, 'deploy/alerts.yaml')], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });

  test.runIf(has('caddy'))('Caddy accepts its file', () => {
    const how = ['adapt', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'];
    const { status, stderr } = spawnSync('caddy', how, { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });
});

/** @param {import('node:stream').Readable} output */
async function readyAt(output) {
  let said = '';
  for await (const text of output) {
    said += text;
    const address = /ready: (\S+)/.exec(said)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`The server ended: ${said}`);
}

/**
 * A table with one person, who has resigned at once, and bots.
 *
 * @param {string} address
 */
async function wonByBots(address) {
  let cookie = '';
  /** @typedef {{ table: { id: string, phase: string, outcome: object | null, ended: string | null } }} Answer */
  const post = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    cookie ||= /entente=[\w-]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return /** @type {Promise<Answer>} */ (response.json());
  };
  await post('/api/me', { name: 'Host' });
  const bot = { kind: 'bot', bot: 'random' };
  const { table } = await post('/api/tables', {
    game: 'goofspiel',
    chairs: [{ kind: 'me' }, bot, bot],
    pace: 'none',
  });
  const act = (/** @type {object} */ body) => post(`/api/tables/${table.id}/do`, body);
  await act({ do: 'ready', seat: 0, nonce: 'a1'.repeat(8) });
  await act({ do: 'start' });
  await act({ do: 'leave' });
  for (;;) {
    const response = await fetch(`${address}/api/tables/${table.id}`, { headers: { cookie } });
    const { table: now } = /** @type {Answer} */ (await response.json());
    if (now.phase === 'over') return now.outcome ?? now.ended;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
