import { SCENARIOS } from '@entente/world3';
import { expect, test } from 'vitest';
import { addressOf, chosenFrom, scenarioOf, type World3Choice } from './chosen.ts';

test('every scenario and mix can be sent as a link', () => {
  const seen: World3Choice[] = [
    ...SCENARIOS.map((levers, at) => ({ levers, beside: at === 0 ? null : at - 1 })),
    { levers: { ...SCENARIOS[5], enough: true, year: 2040 }, beside: 8 },
    { levers: { ...SCENARIOS[0], year: 1980 }, beside: null },
  ];
  for (const one of seen) expect(chosenFrom(addressOf(one))).toEqual(one);
  expect(addressOf({ levers: SCENARIOS[5], beside: 0 })).toBe('?scenario=6&beside=1');
});

test('an address that makes no sense shows the first scenario', () => {
  for (const address of ['', '?scenario=0', '?scenario=x', '?beside=11', '?levers=magic&year=1200'])
    expect(chosenFrom(address)).toEqual({ levers: SCENARIOS[0], beside: null });
});

test('a scenario is known by its levers', () => {
  expect(SCENARIOS.map(scenarioOf)).toEqual(SCENARIOS.map((_, at) => at));
  expect(scenarioOf({ ...SCENARIOS[8], year: 2003 })).toBe(-1);
});
