import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { bundle, entente, useCommand } from '../testing/entente.ts';

const { path } = useCommand();

const SMALL = {
  format: 'entente-lab/1',
  name: 'Small',
  game: 'goofspiel',
  seats: [2, 3],
  bots: ['greedy', 'random'],
  options: { cards: 5 },
  blocks: 6,
};

function experiment(name: string, changes: object = {}): string {
  const file = path(`${name}.json`);
  writeFileSync(file, JSON.stringify({ ...SMALL, ...changes }));
  return file;
}

const run = (file: string, into: string, ...more: string[]) =>
  entente(['lab', 'run', file, '--into', path(into), ...more]);

const text = (...names: string[]): string => readFileSync(join(...names), 'utf8');

describe('a run', () => {
  test('has the same numbers on one thread and on three', () => {
    const file = experiment('same');
    expect(run(file, 'one', '--threads', '1').code).toBe(0);
    expect(run(file, 'three', '--threads', '3').code).toBe(0);
    const files = [
      'results.json',
      'report.html',
      'report.md',
      ...readdirSync(path('one/data')).map((name) => `data/${name}`),
    ];
    for (const name of files) expect(text(path('three'), name)).toBe(text(path('one'), name));
  });

  test('is extended without being played again, to what it would have been at once', () => {
    run(experiment('short'), 'grows', '--threads', '1');
    const before = text(path('grows'), 'units.jsonl');
    const { code, out } = run(experiment('long', { blocks: 9 }), 'grows', '--threads', '1');
    expect([code, out]).toEqual([0, expect.stringContaining('9 blocks')]);
    expect(text(path('grows'), 'units.jsonl').startsWith(before)).toBe(true);
    run(experiment('long', { blocks: 9 }), 'at-once');
    expect(text(path('grows'), 'results.json')).toBe(text(path('at-once'), 'results.json'));
  });

  test('stops after a time and says how to continue', () => {
    const { code, out } = run(experiment('later'), 'later', '--minutes', '0');
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('0 blocks (stopped before 6; it can be continued)'),
    ]);
    expect(run(experiment('later'), 'later').out).toContain('6 blocks (all that the file asks for)');
  });

  test('that is killed at any time loses no finished block', async () => {
    const file = experiment('killed', { blocks: 24, bots: ['greedy'] });
    run(file, 'whole');
    const units = path('killed/units.jsonl');
    let known: string[] = [];
    for (let kill = 0; kill < 3; kill++) {
      const child = spawn(process.execPath, [
        bundle,
        'lab',
        'run',
        file,
        '--into',
        path('killed'),
        '--threads',
        '1',
      ]);
      const target = known.length + 7;
      const lines = () => (existsSync(units) ? text(units).split('\n').slice(0, -1) : []);
      while (lines().length < target && child.exitCode === null) await wait(2);
      const finished = lines();
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('close', resolve));
      expect(lines().slice(0, finished.length)).toEqual(finished);
      expect(finished.slice(0, known.length)).toEqual(known);
      known = finished;
    }
    // As a kill in the middle of a line would leave it.
    truncateSync(units, statSync(units).size - 7);
    expect(run(file, 'killed').code).toBe(0);
    expect(text(path('killed'), 'results.json')).toBe(text(path('whole'), 'results.json'));
  });

  test('is shown, listed, and its games open in the replay', () => {
    run(experiment('shown'), 'shown');
    const shown = entente(['lab', 'show', path('shown')]);
    expect(shown.out).toContain('### Wins by seat');
    const file = path('game.json');
    expect(entente(['lab', 'game', path('shown'), '1.3.2', file]).code).toBe(0);
    expect(entente(['verify', file]).code).toBe(0);
    expect(entente(['lab', 'game', path('shown'), '0.99.0', file]).err).toContain(
      'The run has no game 0.99.0.',
    );
  });
});

describe('what cannot be done is said in a sentence', () => {
  test.each<[string, object, string]>([
    ['no game', { game: 'chess' }, 'There is no game “chess”. There are: limit'],
    ['no option', { options: { colour: 1 } }, 'goofspiel has no option “colour”'],
    ['no field', { block: 3 }, 'The file has a field “block” that means nothing here.'],
  ])('%s', (name, changes, words) => {
    const { code, err } = run(experiment(name.replace(' ', '-'), changes), 'never');
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(existsSync(path('never'))).toBe(false);
  });

  test('no file, not JSON, no run', () => {
    expect(run(path('nowhere.json'), 'never').err).toContain('there is no such file or folder');
    writeFileSync(path('text.json'), 'hello');
    expect(run(path('text.json'), 'never').err).toContain('This is not an experiment: it is not JSON');
    expect(entente(['lab', 'show', path('nothing')]).err).toContain('There is no run in');
  });

  test('another experiment in the same folder', () => {
    run(experiment('mine'), 'mine');
    const { code, err } = run(experiment('mine', { seed: 2 }), 'mine');
    expect([code, err]).toEqual([2, expect.stringContaining('holds results of another experiment')]);
  });

  test('results of other rules', () => {
    run(experiment('old'), 'old');
    const units = path('old/units.jsonl');
    writeFileSync(units, text(units).replace(/"check":"[^"]*"/, '"check":"0"'));
    expect(run(experiment('old'), 'old').err).toContain('was begun with other rules or other bots');
  });

  test('a folder that another process is writing', () => {
    mkdirSync(path('taken'));
    writeFileSync(path('taken/running'), `${process.pid}`);
    expect(run(experiment('taken'), 'taken').err).toContain(
      `Process ${process.pid} is running the experiment`,
    );
  });

  test.skipIf(process.platform === 'win32')('a disk that takes no more: finished blocks are kept', () => {
    const file = experiment('small-disk', { blocks: 30 });
    const command = `ulimit -f 16; "${process.execPath}" "${bundle}" lab run "${file}" --into "${path('small-disk')}"`;
    const { status, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringContaining('units.jsonl cannot be written')]);
    const kept = text(path('small-disk'), 'units.jsonl');
    expect(kept.endsWith('\n') && kept.split('\n').length > 3).toBe(true);
    expect(run(file, 'small-disk').code).toBe(0);
    expect(text(path('small-disk'), 'units.jsonl').startsWith(kept)).toBe(true);
  });

  test.runIf(existsSync('/dev/full'))('a full disk while the report is written', () => {
    mkdirSync(path('full'));
    symlinkSync('/dev/full', path('full/report.md'));
    const { code, err } = run(experiment('full'), 'full');
    expect([code, err]).toEqual([2, expect.stringContaining('report.md cannot be written')]);
    expect(text(path('full'), 'units.jsonl').split('\n')).toHaveLength(14);
  });
});

describe('a new experiment', () => {
  test('can be run as it is', () => {
    const file = path('new.json');
    expect(entente(['lab', 'new', 'goofspiel', file, '--compare', 'ties', '--blocks', '4']).code).toBe(0);
    expect(run(file, 'new').out).toContain('Played: 8 games');
    expect(text(path('new'), 'report.md')).toContain('What changes against “first values”');
  });

  test('refuses what the game does not have', () => {
    expect(entente(['lab', 'new', 'goofspiel', '--bots', 'clever']).err).toContain('not “clever”');
    expect(entente(['lab', 'new', 'goofspiel', '--compare', 'colour']).err).toContain(
      'has no option “colour”',
    );
  });
});
