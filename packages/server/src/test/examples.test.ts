import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { playOn } from '../testing/goofspiel.ts';
import { Guest } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { TEST_TIMEOUT } from '../testing/test-timeout.ts';

const script = join(import.meta.dirname, '../../../../examples/bot.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('There is no python3 on this machine: the example in Python is not tested.');

describe.skipIf(!hasPython)('the examples in Python', () => {
  let folder: ServerFolder;
  let server: RunningServer;
  beforeAll(async () => {
    folder = new ServerFolder();
    server = await folder.start({ rateLimits: true, labMinutes: 5 });
  });
  afterAll(async () => {
    await folder.leave();
  });

  const bot = async (...args: string[]): Promise<{ table: string; outcome: { scores: number[] } }> => {
    const { stdout } = await promisify(execFile)('python3', [script, server.address, ...args], {
      timeout: TEST_TIMEOUT,
    });
    return JSON.parse(stdout) as { table: string; outcome: { scores: number[] } };
  };

  test.each(['goofspiel', 'tic-tac-toe', 'connect-four'])(
    'plays %s against the server’s bot',
    async (game) => {
      expect((await bot('--game', game)).outcome.scores).toHaveLength(2);
    },
  );

  test('joins a person’s table by its link', async () => {
    const ann = await Guest.come(server.address, 'Ann');
    const options = { cards: 5 };
    const table = await ann.create({
      game: 'goofspiel',
      options,
      chairs: [{ kind: 'me' }, { kind: 'open' }],
    });
    const line = await ann.sit(table.id);
    const python = bot('--join', table.code ?? '');
    await ann.ready(table.id, 0);
    await line.next('table', ({ table: { chairs } }) => chairs.every(({ ready }) => ready));
    await ann.do(table.id, { do: 'start' });
    await playOn(line, 0);
    expect((await python).table).toBe(table.id);
  });

  test('lets the server play an experiment, and says in words what is wrong with another', async () => {
    const script = join(import.meta.dirname, '../../../../examples/lab_server.py');
    const run = (file: string) =>
      promisify(execFile)('python3', [script, server.address, file, '--pause', '0.1'], {
        timeout: TEST_TIMEOUT,
      });
    const fields = { format: 'entente-lab/1', game: 'goofspiel', seats: 2, bots: ['random'], blocks: 6 };
    const file = join(folder.data, 'experiment.json');
    writeFileSync(file, JSON.stringify({ ...fields, options: { cards: [5, 8] } }));
    const { stdout } = await run(file);
    expect(stdout).toMatch(/^cards 5, 6 games\n {2}seat 1: [\d.]+% \([\d.]+% to [\d.]+%\)\n/);
    expect(stdout).toContain('rounds: 6.5 on average');
    writeFileSync(file, JSON.stringify({ ...fields, options: { cards: 6 } }));
    await expect(run(file)).rejects.toThrow('The option “cards” cannot be 6; it can be 13, 5, 8.');
  });
});
