import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { bundle, entente, useCommand } from '../testing/entente.ts';

const { path } = useCommand();

function experiment(name: string, changes: object = {}): string {
  const file = path(`${name}.json`);
  const fields = {
    name,
    game: 'goofspiel',
    seats: 2,
    bots: ['greedy', 'random'],
    options: { cards: 5 },
    blocks: 12,
  };
  writeFileSync(file, JSON.stringify({ format: 'entente-lab/1', ...fields, ...changes }));
  return file;
}

const run = (file: string, into: string) => entente(['lab', 'run', file, '--into', path(into)]);

test('two runs are compared on their seeds, if they can be', () => {
  run(experiment('five'), 'five');
  run(experiment('eight', { options: { cards: 8 }, blocks: 16 }), 'eight');
  const { code, out } = entente(['lab', 'compare', path('five'), path('eight'), '--page', path('page.html')]);
  expect([code, out]).toEqual([0, expect.stringContaining('Compared: 12 blocks that both have')]);
  expect(out).toMatch(/\| eight: 2 seats \| rounds \| \+3\.00 \| \+3\.00 \| \+3\.00 \| yes \|/);
  expect(readFileSync(path('page.html'), 'utf8')).toContain('<svg');
  run(experiment('seed', { seed: 2 }), 'seed');
  expect(entente(['lab', 'compare', path('five'), path('seed')]).err).toContain(
    'The runs have other seeds (1 and 2)',
  );
  expect(entente(['lab', 'compare', path('five'), path('none')]).err).toContain(
    'results.json cannot be read',
  );
});

test('a sweep over two options is drawn as a map', () => {
  const { code } = entente([
    'lab',
    'sweep',
    experiment('sweep'),
    '--over',
    'cards,ties',
    '--into',
    path('sweep'),
  ]);
  expect([code, readFileSync(path('sweep/report.md'), 'utf8')]).toEqual([
    0,
    expect.stringContaining('First seat wins, in percent'),
  ]);
  expect(entente(['lab', 'show', path('sweep'), '--changes', path('changes.md')]).code).toBe(0);
  const changes = readFileSync(path('changes.md'), 'utf8');
  expect(changes).toMatch(
    /\| Cards in a suit: 8, A tied prize: stays on offer \| rounds \| -5\.00 .* \| yes \|/,
  );
  expect(changes).not.toContain('| no |');
  expect(entente(['lab', 'sweep', experiment('sweep'), '--over', 'cards,ties,seats']).err).toContain(
    'one option, or two',
  );
});

test('a search finds the options that come near a target', () => {
  const file = experiment('search', { options: { cards: '*', ties: '*' }, bots: ['random'] });
  const find = (what: string) =>
    entente(['lab', 'search', file, '--for', what, '--target', '8', '--evaluations', '30', '--json']);
  const { code, out } = find('rounds');
  expect([code, (JSON.parse(out) as { best: unknown }).best]).toEqual([
    0,
    expect.objectContaining({ cards: 8 }),
  ]);
  expect(find('beauty').err).toContain('“beauty” cannot be searched for. There are: seat 1 wins');
  expect(entente(['lab', 'search', experiment('fixed'), '--for', 'rounds', '--target', '8']).err).toContain(
    'needs options with several values',
  );
});

test('a ladder plays each level against the one below', () => {
  const { code } = entente(['lab', 'ladder', 'tic-tac-toe', '--blocks', '10', '--into', path('ladder')]);
  expect([code, readFileSync(path('ladder/report.md'), 'utf8')]).toEqual([
    0,
    expect.stringContaining('### First player wins'),
  ]);
  expect(entente(['lab', 'ladder', 'goofspiel', '--visits', '50']).err).toContain('do not play ahead');
});

test('tables are Parquet too, with the same rows', async () => {
  run(experiment('five'), 'parquet');
  const { buffer } = new Uint8Array(readFileSync(path('parquet/data/seats.parquet')));
  const rows = await parquetReadObjects({ file: buffer });
  const csv = readFileSync(path('parquet/data/seats.csv'), 'utf8').split('\r\n');
  expect(rows).toHaveLength(csv.length - 2);
  const [first] = rows;
  expect(Object.keys(first).join()).toBe(csv[0]);
  expect(
    Object.values(first)
      .map((value) => `${value ?? ''}`)
      .join(),
  ).toBe(csv[1]);
});

test.skipIf(process.platform === 'win32')('a disk that takes no more loses no finished block', () => {
  const file = experiment('full', { blocks: 60 });
  const args = ['lab', 'run', file, '--into', path('full'), '--threads', '1'];
  // No file may grow beyond this: what a full disk says at the same place.
  const limited = spawnSync('sh', ['-c', 'ulimit -f 64; exec "$0" "$@"', process.execPath, bundle, ...args], {
    encoding: 'utf8',
  });
  expect([limited.status, limited.stderr]).toEqual([
    2,
    expect.stringMatching(/units\.jsonl cannot be written: .+ Every block that was finished is kept/),
  ]);
  const kept = readFileSync(path('full/units.jsonl'), 'utf8');
  expect(kept.split('\n').length).toBeGreaterThan(2);
  expect(kept.endsWith('\n')).toBe(true);
  expect(entente(args).code).toBe(0);
  expect(readFileSync(path('full/units.jsonl'), 'utf8').startsWith(kept)).toBe(true);
  run(file, 'whole');
  const results = (folder: string) => readFileSync(path(`${folder}/results.json`), 'utf8');
  expect(results('full')).toBe(results('whole'));
});

test('a worker wants to know where the experiments are', () => {
  const { code, err } = entente(['lab', 'worker']);
  expect([code, err]).toEqual([2, expect.stringContaining('DATABASE_URL=postgres://')]);
});
