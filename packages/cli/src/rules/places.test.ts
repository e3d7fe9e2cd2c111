import { expect, test } from 'vitest';
import { titleNamed } from '../base/arguments.ts';
import { namedInCode, placesOf } from './places.ts';

test.each(['limit', 'ideology', 'venonta', 'attack'])(
  'every rule of %s is named where it happens',
  (game) => {
    expect(placesOf(titleNamed(game)).filter(({ code, test }) => code === null || test === null)).toEqual([]);
  },
);

test('a worked example has nothing to execute, and needs no place', () => {
  const rules = placesOf(titleNamed('limit')).map(({ rule }) => rule);
  expect(rules.filter((rule) => /^(EX|DT)-/.test(rule))).toEqual([]);
  expect(rules).toContain('LIM-0.1.1');
});

test('code is searched for IDs of its own game; tests and what they have in common are no code', () => {
  const ids = namedInCode(titleNamed('goofspiel'));
  expect(ids.every((id) => id.startsWith('GOOF-'))).toBe(true);
  expect(placesOf(titleNamed('limit')).filter(({ code }) => code?.includes('test'))).toEqual([]);
});
