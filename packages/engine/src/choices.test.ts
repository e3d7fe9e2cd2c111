import { describe, expect, test } from 'vitest';
import { SeededChance } from './chance/seeded.ts';
import { Choices } from './choices.ts';
import type { Choice } from './game.ts';

interface Any extends Choice {
  [field: string]: unknown;
}

const poor = { code: 'refuse.poor', rule: 'T-1', with: { need: 5 } };

function market(): Choices<Any> {
  const choices = new Choices<Any>().explaining();
  choices.add({ do: 'pass' });
  choices.add({ do: 'buy', what: 'oil' }, poor);
  choices.amount({ do: 'sell' }, 'amount', 2, 8, 2);
  choices.form(
    { do: 'deal', with: 1 },
    {
      gold: { kind: 'amount', min: 0, max: 10 },
      what: { kind: 'one', of: ['oil', 'grain'] },
      extras: { kind: 'some', of: ['a', 'b', 'c'], min: 0, max: 2 },
    },
    (deal) => (deal.gold === 10 ? poor : undefined),
  );
  return choices;
}

describe('what is open', () => {
  test.each<[string, Any]>([
    ['a plain choice', { do: 'pass' }],
    ['the least amount', { do: 'sell', amount: 2 }],
    ['the greatest amount', { do: 'sell', amount: 8 }],
    ['a form that is filled in', { do: 'deal', with: 1, gold: 3, what: 'oil', extras: ['b', 'a'] }],
    ['fields in another order', { with: 1, extras: [], what: 'grain', gold: 0, do: 'deal' }],
  ])('%s', (_what, choice) => {
    expect(market().admits(choice)).toBe(true);
  });

  test.each<[string, Any]>([
    ['an unknown choice', { do: 'fly' }],
    ['a plain choice with more in it', { do: 'pass', extra: 1 }],
    ['a form with a blank left', { do: 'deal', with: 1, gold: 3, what: 'oil' }],
    ['a form with another partner', { do: 'deal', with: 2, gold: 3, what: 'oil', extras: [] }],
    ['a form with something unknown', { do: 'deal', with: 1, gold: 3, what: 'coal', extras: [] }],
    ['a form with an item twice', { do: 'deal', with: 1, gold: 3, what: 'oil', extras: ['a', 'a'] }],
    ['a form with too many items', { do: 'deal', with: 1, gold: 3, what: 'oil', extras: ['a', 'b', 'c'] }],
    ['a form with more in it', { do: 'deal', with: 1, gold: 3, what: 'oil', extras: [], note: 'hi' }],
  ])('not %s', (_what, choice) => {
    expect(market().admits(choice)).toBeNull();
  });

  test.each<[string, unknown]>([
    ['too small', 1],
    ['too great', 10],
    ['between the steps', 3],
    ['no number', '2'],
    ['no whole number', 2.5],
    ['missing', undefined],
  ])('an amount that is %s is told the range', (_what, amount) => {
    const choice = amount === undefined ? { do: 'sell' } : { do: 'sell', amount };
    expect(market().admits(choice)).toEqual({ code: 'refuse.amount', rule: '', with: { min: 2, max: 8 } });
  });

  test('a refused choice comes with its reason', () => {
    expect(market().admits({ do: 'buy', what: 'oil' })).toEqual(poor);
  });

  test('the check of a form can refuse it', () => {
    expect(market().admits({ do: 'deal', with: 1, gold: 10, what: 'oil', extras: [] })).toEqual(poor);
  });

  test('an empty range offers nothing', () => {
    const choices = new Choices<Any>();
    choices.amount({ do: 'sell' }, 'amount', 3, 2);
    expect(choices.size).toBe(0);
  });

  test('reasons are kept only when asked for', () => {
    const choices = new Choices<Any>();
    choices.add({ do: 'buy', what: 'oil' }, poor);
    expect(choices.refused).toEqual([]);
    expect(choices.size).toBe(0);
  });

  test('a cleared list offers nothing from before', () => {
    const choices = market();
    choices.clear();
    choices.add({ do: 'sell' });
    expect(choices.offers).toEqual([{ choice: { do: 'sell' } }]);
    expect(choices.refused).toEqual([]);
  });
});

test('a random pick is open, whatever is picked', () => {
  const chance = new SeededChance(1);
  const seen = new Set<string>();
  for (let i = 0; i < 500; i++) {
    const choice = market().pick(chance);
    seen.add(choice.do);
    const admitted = market().admits(choice);
    expect(admitted === true || (choice.do === 'deal' && choice.gold === 10)).toBe(true);
  }
  expect([...seen].sort()).toEqual(['deal', 'pass', 'sell']);
});

test('a list made beforehand is offered as a whole or from its beginning', () => {
  const roads = [
    { do: 'go', road: 0 },
    { do: 'go', road: 1 },
    { do: 'go', road: 2 },
  ];
  const choices = new Choices<Any>();
  choices.add({ do: 'pass' });
  choices.addAll(roads, 2);
  choices.addAll(roads, 0);
  expect(choices.offers.map(({ choice }) => choice)).toEqual([{ do: 'pass' }, roads[0], roads[1]]);
  choices.addAll(roads);
  expect(choices.size).toBe(6);
  expect(choices.admits({ do: 'go', road: 2 })).toBe(true);
});
