/** `./entente admin` speaks to a real server. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { startedTable } from '../testing/goofspiel.ts';
import { Guest } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';

const TOKEN = 'a-token-that-only-the-operator-has';
const root = join(import.meta.dirname, '../../../..');
let folder: ServerFolder;
let server: RunningServer;
let program: string;
beforeAll(async () => {
  folder = new ServerFolder();
  server = await folder.start({ adminToken: TOKEN });
  // Inside the repository, where the command looks for the texts of rules.
  program = join(folder.bundle.server, '../entente-of-test.js');
  await build({
    absWorkingDir: root,
    entryPoints: ['packages/cli/src/main.ts'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
});
afterAll(() => folder.leave());

async function admin(args: readonly string[], token = TOKEN): Promise<{ code: number; told: string }> {
  const where = ['--address', server.address];
  const env = { ...process.env, ADMIN_TOKEN: token };
  try {
    const command = [program, 'admin', ...args, ...where];
    return { code: 0, told: (await promisify(execFile)(process.execPath, command, { env })).stdout };
  } catch (fault) {
    const { code, stdout, stderr } = fault as { code: number; stdout: string; stderr: string };
    return { code, told: stdout + stderr };
  }
}

test('reads, acts and says what happened, in words and as JSON', async () => {
  const guests = [await Guest.come(server.address, 'Ada'), await Guest.come(server.address, 'Bo')];
  const { id } = await startedTable(guests);
  expect((await admin(['health'])).told).toContain('Ready, version');
  expect((await admin(['tables', 'ada'])).told).toMatch(new RegExp(`${id}.*goofspiel@.*running.*Ada, Bo`));
  expect((await admin(['table', id])).told).toContain(`Seat 1: Bo; person Bo (${guests[1].id})`);
  const { told } = await admin(['people', 'bo', '--json']);
  expect(JSON.parse(told)).toMatchObject({ people: [{ id: guests[1].id, name: 'Bo' }] });
  expect((await admin(['close', id, '--reason', 'abandoned'])).told).toContain('over (closed)');
  expect((await admin(['rename', guests[1].id, 'Guest 2'])).told).toContain('Guest 2, guest');
  expect((await admin(['audit'])).told).toMatch(/person.rename .*\n.*table.close .*: abandoned/);
  for (const list of ['notices', 'reports', 'storage', 'rules', 'verified'])
    expect([list, (await admin([list])).code]).toEqual([list, 0]);
  expect(await admin(['close', id])).toEqual({ code: 2, told: 'You cannot do that at the moment.\n' });
});

test('says in a sentence why it cannot', async () => {
  expect(await admin(['health'], '')).toMatchObject({
    code: 2,
    told: expect.stringMatching(/^Set ADMIN_TOKEN/),
  });
  expect(await admin(['health'], 'wrong')).toEqual({
    code: 2,
    told: 'This is not the token of the operator.\n',
  });
});
