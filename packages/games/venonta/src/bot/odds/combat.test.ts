import { describe, expect, test } from 'vitest';
import { oddsOf } from './combat.ts';

const people = { tanks: 0, people: 3 };
const withTanks = (tanks: number) => ({ tanks: tanks * 3, people: 3 });
const percent = (...forces: Parameters<typeof oddsOf> extends [unknown, ...infer Rest] ? Rest : never) => {
  const { attacker, defender, ceaseFire } = oddsOf('extremes', ...forces);
  return [attacker, defender, ceaseFire].map((share) => Math.round(share * 100));
};

describe('VEN-9.6.12: the odds of a combat without cards', () => {
  test.each([
    ['people against people', people, people, [43, 46, 11]],
    ['a tank against people', withTanks(1), people, [96, 2, 2]],
    ['people against a tank', people, withTanks(1), [2, 96, 2]],
    ['a tank against a tank', withTanks(1), withTanks(1), [45, 47, 7]],
    ['two tanks against one', withTanks(2), withTanks(1), [89, 8, 3]],
  ])('%s', (_who, attacker, defender, expected) => {
    const found = percent(attacker, defender);
    found.forEach((share, index) => {
      expect(Math.abs(share - expected[index])).toBeLessThanOrEqual(1);
    });
  });
});

test('VEN-9.6.9: a blank roll brings a cease-fire closer; nobody left is a defence won', () => {
  expect(oddsOf('extremes', people, people, 1).ceaseFire).toBeGreaterThan(
    oddsOf('extremes', people, people, 0).ceaseFire,
  );
  const nobody = { tanks: 0, people: 0 };
  expect(oddsOf('extremes', nobody, nobody)).toEqual({ attacker: 0, defender: 1, ceaseFire: 0 });
});

test('VEN-9.9.9: a rebel has better odds than an attacker', () => {
  const attack = oddsOf('extremes', people, people);
  const rebellion = oddsOf('extremes', people, people, 0, true);
  expect(rebellion.attacker).toBeGreaterThan(attack.attacker);
  expect(rebellion.attacker + rebellion.defender + rebellion.ceaseFire).toBeCloseTo(1);
});

test('VEN-9.6.3: with the other table tanks hit less often', () => {
  const usual = oddsOf('extremes', withTanks(1), people);
  const other = oddsOf('mirrored', withTanks(1), people);
  expect(other.attacker).toBeLessThan(usual.attacker);
});
