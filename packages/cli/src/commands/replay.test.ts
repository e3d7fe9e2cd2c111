import { beforeAll, describe, expect, test } from 'vitest';
import { entente, useCommand } from '../testing/entente.ts';

const folder = useCommand();
const file = () => folder.path('game.json');

/** Ada bids 3, Ben 4; then Ada bids 5 and Ben is still to answer. */
beforeAll(() => {
  entente(
    ['play', 'goofspiel', '--you', 'all', '--options', 'cards=5', '--save', file()],
    ['', 3, '', 4, '', 5],
  );
});

const replay = (...args: string[]) => entente(['replay', file(), ...args]);

describe('a spectator', () => {
  test('sees what everybody saw, in order', () => {
    const { code, out } = replay();
    expect(code).toBe(0);
    expect(out).toMatch(/The prize \d is turned up[\s\S]*Ada has bid 3\.\n.*Ben has bid 4\./);
    expect(out).toContain('3/3');
  });

  test('sees no hand, no bid that is still secret, and not who has answered', () => {
    const { out } = replay();
    expect(out).not.toContain('hand');
    expect(out).not.toContain('5.\n');
    expect(out).toContain('waiting for Ada and Ben');
  });
});

test('a seat sees its own hand and its own choices only', () => {
  const ada = replay('--viewer', '1').out;
  expect(ada).toContain('Your hand: 1 2 4 5');
  expect(ada).toContain('3. Ada: Bid 5');
  const ben = replay('--viewer', '2').out;
  expect(ben).toContain('Your hand: 1 2 3 5');
  expect(ben).not.toContain('Ada: Bid');
});

test('all shows what is hidden', () => {
  const { out } = replay('--viewer', 'all', '--at', '3');
  expect(out).toMatch(/secret:\n\s+prizes:/);
  expect(out).toContain('3. Ada: Bid 5');
});

test('any moment can be shown', () => {
  expect(replay('--at', '0').out).toMatch(/0\/3[\s\S]*played: –/);
  expect(replay('--at', '2').out).toMatch(/2\/3[\s\S]*played: 3\n/);
});

test('a moment or a seat that is not there is wrong use', () => {
  expect(replay('--at', '4')).toMatchObject({
    code: 2,
    err: '--at says 4, but the game has only 3 entries.\n',
  });
  expect(replay('--viewer', '3')).toMatchObject({
    code: 2,
    err: '--viewer says seat 3, but the table has only 2.\n',
  });
});

test('under --json a view holds no more than the viewer may know', () => {
  const { seen, log } = JSON.parse(replay('--json', '--viewer', '2').out);
  expect(seen.private).toEqual({ hand: [1, 2, 3, 5] });
  expect(seen).not.toHaveProperty('secret');
  expect(log.at(-1)).toMatchObject({ say: 'log.prize' });
});
