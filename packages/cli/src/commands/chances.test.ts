import { expect, test } from 'vitest';
import { entente, useCommand } from '../testing/entente.ts';

useCommand();

test('shows what was measured of the chances of a game', () => {
  const { code, out } = entente(['chances', 'ideology']);
  expect(out).toMatch(/2 seats, \d+ games, \d+ of them held out; uncertainty taken away: \d+ %\n/);
  expect(out).toMatch(/\n +\d+ % +\d+ % {2}\(\d+ % to \d+ %\) +\d+/);
  expect(code).toBe(0);
  expect(entente(['chances', 'tic-tac-toe']).out).toBe('The chances of tic-tac-toe were never measured.\n');
});

test('a measurement is the same each time', () => {
  const measure = () => entente(['chances', 'goofspiel', '--games', '12', '--json']).out;
  expect(JSON.parse(measure())).toMatchObject({
    calibration: { seats: 2 },
    reliability: { games: 12, heldOut: 4 },
  });
  expect(measure()).toBe(measure());
});

test('says what is wrong with a wish', () => {
  expect(entente(['chances', 'limit', '--write'])).toMatchObject({
    code: 2,
    err: '--write needs --games.\n',
  });
  expect(entente(['chances', 'goofspiel', '--games', '6', '--write'])).toMatchObject({ code: 2 });
});
