/** Many machines: real processes on a real Postgres, killed while they play. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { TestPostgres } from '@entente/server/test-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bundle, entente, useCommand } from '../testing/entente.ts';

const { path } = useCommand();
/** `npm run deep` asks for more. */
const KILLS = Number(process.env.ENTENTE_KILLS ?? 2);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
}, 120_000);
afterAll(() => postgres.stop());

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

interface Process {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

function start(...args: string[]): Process {
  const child = spawn(process.execPath, [bundle, 'lab', ...args], {
    env: { ...process.env, DATABASE_URL: postgres.url },
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (text += bytes.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, said: () => text, ended };
}

const worker = () => start('worker', '--threads', '1');

function experiment(name: string, blocks: number): string {
  const file = path(`${name}.json`);
  const fields = { game: 'goofspiel', seats: 3, bots: ['greedy', 'casual', 'random'], blocks };
  writeFileSync(file, JSON.stringify({ format: 'entente-lab/1', name, ...fields }));
  return file;
}

const text = (name: string): string => (existsSync(path(name)) ? readFileSync(path(name), 'utf8') : '');
const lines = (name: string): number => text(name).split('\n').length - 1;

async function until(holds: () => boolean, what: string): Promise<void> {
  for (const end = Date.now() + 60_000; !holds(); await wait(10))
    if (Date.now() > end) throw new Error(`never: ${what}`);
}

test('workers that are killed lose nothing, and nothing is counted twice', { timeout: 600_000 }, async () => {
  const blocks = 10 + KILLS * 15;
  const file = experiment('many', blocks);
  const run = start('run', file, '--into', path('many'));
  await until(() => run.said().includes('Waiting for workers'), 'asks for workers');
  const workers = [worker(), worker(), worker()];
  for (let kill = 0; kill < KILLS; kill++) {
    const from = lines('many/units.jsonl');
    await until(() => lines('many/units.jsonl') >= from + 4 || run.child.exitCode !== null, `kill ${kill}`);
    workers[kill % 3].child.kill('SIGKILL');
    workers[kill % 3] = worker();
  }
  expect([await run.ended, run.said()]).toEqual([0, expect.stringContaining(`${blocks} blocks (all`)]);
  const units = text('many/units.jsonl')
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line) as { batch: number });
  expect(units.map(({ batch }) => batch).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: blocks }, (_, batch) => batch),
  );
  entente(['lab', 'run', file, '--into', path('alone'), '--threads', '1']);
  expect(text('many/results.json')).toBe(text('alone/results.json'));
});

test('a run whose command was killed goes on where it was', { timeout: 120_000 }, async () => {
  const file = experiment('begun', 20);
  const one = worker();
  const first = start('run', file, '--into', path('begun'));
  await until(() => lines('begun/units.jsonl') > 5, 'some units');
  first.child.kill('SIGKILL');
  await first.ended;
  const second = start('run', file, '--into', path('begun'));
  expect(await second.ended).toBe(0);
  expect(second.said()).toContain('20 blocks (all that the file asks for)');
  one.child.kill('SIGKILL');
});

test('a worker with other rules leaves a run alone, in words', { timeout: 120_000 }, async () => {
  const file = experiment('other', 10);
  const run = start('run', file, '--into', path('other'));
  await until(() => run.said().includes('Waiting for workers'), 'asks for workers');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`UPDATE entente_lab.run SET "check" = 'other' WHERE NOT over`);
  await client.end();
  const one = worker();
  await until(
    () => one.said().includes('is left alone: it was begun with other rules or other bots'),
    'a refusal',
  );
  run.child.kill('SIGINT');
  expect(await run.ended).toBe(130);
  one.child.kill('SIGKILL');
});

test('a database that goes away is told in a sentence, and the run continues when it is back', {
  timeout: 120_000,
}, async () => {
  const file = experiment('gone', 30);
  const one = worker();
  const run = start('run', file, '--into', path('gone'));
  await until(() => lines('gone/units.jsonl') > 5, 'some units');
  const before = text('gone/units.jsonl');
  await postgres.restart('immediate');
  expect([await run.ended, run.said()]).toEqual([2, expect.stringContaining('The database does not answer')]);
  expect(run.said()).toContain('the same command continues');
  expect(text('gone/units.jsonl').startsWith(before)).toBe(true);
  const again = start('run', file, '--into', path('gone'));
  expect([await again.ended, again.said()]).toEqual([0, expect.stringContaining('30 blocks (all')]);
  one.child.kill('SIGKILL');
});
