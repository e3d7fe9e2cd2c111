import { expect, test } from 'vitest';
import { entente, useCommand } from '../testing/entente.ts';

useCommand();

test.each(['tic-tac-toe', 'connect-four', 'goofspiel'])(
  'every rule of %s is implemented and tested',
  (game) => {
    const { code, out } = entente(['rules', game]);
    expect(out).toContain('Every rule is implemented and tested.');
    expect(code).toBe(0);
  },
);

test('under --json the rules by kind', () => {
  const result = JSON.parse(entente(['rules', 'tic-tac-toe', '--json']).out);
  expect(result).toMatchObject({ complete: true, declared: ['TTT-1', 'TTT-2', 'TTT-3'], idle: {} });
});

test('--index says where each rule is carried out and tested', () => {
  const { out, code } = entente(['rules', 'goofspiel', '--index', '--json']);
  const { rules, named, places } = JSON.parse(out);
  expect(places).toHaveLength(rules);
  expect(code).toBe(named / rules >= 0.95 ? 0 : 1);
  for (const place of places) expect(place.test).toMatch(/^\S+[.]test[.]ts:\d+$/);
});
