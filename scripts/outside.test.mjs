import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build } from './lib/build.mjs';
import { builtFolder, forgetGone, namesIn, Refused, readOutside } from './lib/outside.mjs';
import { root } from './lib/root.mjs';

/** Games live in a folder that knows nothing of this repository. */
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entente-outside-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * The skeleton of a game at a path, with one thing changed in its rules.
 *
 * @param {string} path
 * @param {[string, string]} [change]
 */
function put(path, change) {
  cpSync(join(root, 'packages/cli/skeleton'), join(folder, path), { recursive: true });
  if (change === undefined) return;
  const file = join(folder, path, 'src/game.ts');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(change[0]);
  writeFileSync(file, text.replace(...change));
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** @param {string[]} names */
const read = (...names) => readOutside(names, folder, root);

/**
 * What is said when the games are refused.
 *
 * @param {string[]} names
 */
async function refusal(...names) {
  const fault = await read(...names).then(
    () => null,
    (/** @type {unknown} */ thrown) => thrown,
  );
  expect(fault).toBeInstanceOf(Refused);
  return fault instanceof Error ? fault.message : '';
}

describe('a game from outside', () => {
  it('is a folder, or a package, with what it brings to the page', async () => {
    put('mine');
    put('node_modules/theirs', ["id: 'skeleton'", "id: 'other'"]);
    write('node_modules/theirs/package.json', '{ "exports": { ".": { "import": "./src/index.ts" } } }');
    write('node_modules/theirs/page.ts', 'export const page = { rules: {} };\n');
    const [mine, theirs] = await read('mine', 'theirs');
    expect(mine).toMatchObject({
      id: 'skeleton',
      name: 'skeleton',
      folder: join(folder, 'mine'),
      page: null,
    });
    expect(Object.keys(mine.rules)).toEqual(['en', 'it', 'de']);
    expect(theirs).toMatchObject({ id: 'other', page: join(folder, 'node_modules/theirs/page.ts') });
  });

  it('is refused in a sentence when it is not there or is no game', async () => {
    expect(await refusal('nowhere')).toBe(
      `GAMES names nowhere, but there is no folder ${join(folder, 'nowhere')} and no package of this name.`,
    );
    mkdirSync(join(folder, 'empty'));
    expect(await refusal('empty')).toMatch(/^empty exports no game: there is neither src\/index.ts nor /);
    write('chess/index.ts', 'export const board = 64;\n');
    expect(await refusal('chess')).toBe('chess exports no game. It exports: board. See docs/add-a-game.md.');
    write('broken/index.ts', "export { game } from './missing.ts';\n");
    expect(await refusal('broken')).toMatch(/^broken cannot be loaded: .*missing/s);
  });

  it('is refused when its id is taken or cannot be an address', async () => {
    put('limit', ["id: 'skeleton'", "id: 'limit'"]);
    expect(await refusal('limit')).toBe(
      'limit: there is another game with the id "limit". Choose a different one.',
    );
    put('one');
    put('two');
    expect(await refusal('one', 'two')).toMatch(/^two: there is another game with the id "skeleton"/);
    put('loud', ["id: 'skeleton'", "id: 'My Game'"]);
    expect(await refusal('loud')).toMatch(/^loud: the id "My Game" cannot be used/);
  });

  it('is refused when it breaks what every game must keep', async () => {
    put('leaky', ['table.taken[seat] += sticks;', '']);
    expect(await refusal('leaky')).toMatch(
      /^leaky: skeleton breaks what every game must keep.*\n {2}conserved: .*sticks were 15/s,
    );
    put('mute', ["'log.take',", "'log.nothing',"]);
    expect(await refusal('mute')).toMatch(/log\.nothing/);
  });

  it('is named by commas, and every list is built in a folder of its own', () => {
    put('one');
    put('two');
    expect(namesIn(' one, two ,')).toEqual(['one', 'two']);
    expect(namesIn(undefined)).toEqual([]);
    expect(builtFolder([], folder)).toBe('dist');
    expect(builtFolder(['one'], folder)).toBe(builtFolder(['./one'], folder));
    expect(builtFolder(['one'], folder)).not.toBe(builtFolder(['one', 'two'], folder));
  });
});

it('server, threads of bots and terminal play a game from outside to its end', async () => {
  put('mine');
  const names = [join(folder, 'mine')];
  const built = join(root, builtFolder(names, folder));
  await build(root, names);
  const child = spawn(process.execPath, [join(built, 'server.js')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA: join(folder, 'data'),
      WEB: folder,
      BOT_PAUSE: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let address = '';
    for await (const line of createInterface({ input: child.stdout })) {
      address = /http:\/\/\S+/.exec(line)?.[0] ?? '';
      if (address !== '') break;
    }
    const table = await startedTable(address);
    expect(await outcomeOf(address, table)).toBe('last');
    const { stdout } = spawnSync(process.execPath, [join(built, 'entente.js'), 'play', 'skeleton'], {
      input: '1\n'.repeat(20),
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    });
    expect(stdout).toContain('The last stick wins.');
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
    rmSync(join(folder, 'mine'), { recursive: true });
    forgetGone(root);
  }
  expect(existsSync(built)).toBe(false);
}, 120_000);

/**
 * A table of this game with two bots, from which its only person has got up.
 *
 * @param {string} address
 */
async function startedTable(address) {
  let cookie = '';
  /**
   * @param {string} path
   * @param {object} body
   */
  const post = async (path, body) => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    cookie ||= /entente=[\w-]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
    const said = /** @type {{ table: { id: string } }} */ (await answer.json());
    if (!answer.ok) throw new Error(JSON.stringify(said));
    return said.table;
  };
  await post('/api/me', { name: 'Ana' });
  const chairs = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'random' }];
  const { id } = await post('/api/tables', { game: 'skeleton', chairs, options: { sticks: 21 } });
  await post(`/api/tables/${id}/do`, { do: 'ready', seat: 0, nonce: 'a'.repeat(32) });
  await post(`/api/tables/${id}/do`, { do: 'start' });
  await post(`/api/tables/${id}/do`, { do: 'leave' });
  return { id, cookie };
}

/**
 * Listens until the game is over.
 *
 * @param {string} address
 * @param {{ id: string, cookie: string }} table
 */
async function outcomeOf(address, { id, cookie }) {
  const { body } = await fetch(`${address}/api/tables/${id}/stream`, { headers: { cookie } });
  if (body === null) throw new Error('there is no stream');
  let heard = '';
  for await (const part of body) {
    heard += Buffer.from(part).toString('utf8');
    const found = /"outcome":\{"reason":"(\w+)"/.exec(heard);
    if (found !== null) return found[1];
  }
  throw new Error(`the stream ended: ${heard.slice(-300)}`);
}
