import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../base/root.ts';
import { entente, useCommand } from '../testing/entente.ts';

const { path } = useCommand();
const EXAMPLE = join(repositoryRoot(), 'examples/lab_bot.py');

/** A run in which a program plays against a careless bot. */
function run(name: string, program: readonly string[], more: object = {}) {
  const file = path(`${name}.json`);
  const bots = ['random', { name: 'mine', program, ...more }];
  const fields = { game: 'goofspiel', seats: 2, bots, options: { cards: 5 }, blocks: 6 };
  writeFileSync(file, JSON.stringify({ format: 'entente-lab/1', name, ...fields }));
  return entente(['lab', 'run', file, '--into', path(name), '--threads', '2']);
}

test('a program of a researcher plays, and its games are the same every time', () => {
  expect(run('python', ['python3', EXAMPLE])).toMatchObject({ code: 0, err: '' });
  run('again', ['python3', EXAMPLE]);
  const results = (name: string) => readFileSync(path(`${name}/data/seats.csv`), 'utf8');
  expect(results('python')).toContain('mine');
  expect(results('again')).toBe(results('python'));
});

/** Answers every line with this. */
const says = (answer: string): string[] => [
  process.execPath,
  '-e',
  `require('readline').createInterface({ input: process.stdin }).on('line', () => console.log(${JSON.stringify(answer)}))`,
];

describe('a program that breaks is told so, with seat and block', () => {
  test.each<[string, string[], string]>([
    ['not there', ['./no-such-bot'], 'cannot be started: spawn ./no-such-bot ENOENT'],
    [
      'ends',
      [process.execPath, '-e', 'console.error("out of ideas"); process.exit(3)'],
      'has ended (exit code 3); it wrote: out of ideas',
    ],
    ['no JSON', says('pass'), 'answered pass, which is not JSON'],
    ['no choice', says('{"do":"bid"}'), 'answered {"do":"bid"}, which has no "choice" with a "do"'],
    ['not allowed', says('{"choice":{"do":"bid","card":99}}'), 'which is not allowed'],
  ])('%s', (name, program, words) => {
    const { code, err } = run(name.replace(' ', '-'), program);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
    expect(err).toMatch(/“mine” at seat \d in block \d, rotation \d/);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('too slow', () => {
    const { code, err } = run('slow', [process.execPath, '-e', 'setInterval(() => {}, 1000)'], {
      seconds: 0.2,
    });
    expect([code, err]).toEqual([2, expect.stringContaining('gave no answer in 0.2 seconds')]);
  });
});
