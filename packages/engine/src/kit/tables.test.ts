import { describe, expect, test } from 'vitest';
import { SeededChance } from '../chance/seeded.ts';
import { type Errand, errand } from '../testing/errand.ts';
import { checkGame, checking } from './check.ts';
import { coveringTables } from './covering.ts';
import { everySetting, settingsOf, tableOf } from './tables.ts';

describe('the games that are played', () => {
  test('go through all seat counts and options', () => {
    const settings = settingsOf(errand, {});
    const all = everySetting(settings, new SeededChance(1));
    const tables = Array.from({ length: 4 }, () => JSON.stringify(tableOf(settings, all.next().value)));
    expect(new Set(tables).size).toBe(4);
  });

  test('are few when every number of seats and every value of every option comes once', () => {
    const options = { rounds: [2, 1], pace: [1, 2, 3, 4, 5], mood: ['yes', 'no'] } as const;
    const tables = coveringTables<Errand>({ ...errand, options }, { mood: 'no' });
    expect(tables).toHaveLength(5);
    expect(tables.filter(({ seats }) => seats === 3)).toHaveLength(2);
    const met = (option: string) => new Set(tables.map(({ options: its }) => its[option]));
    expect(met('pace')).toEqual(new Set(options.pace));
    expect(met('rounds')).toEqual(new Set(options.rounds));
    expect(met('mood')).toEqual(new Set(['no']));
    expect(coveringTables(errand)).toHaveLength(2);
  });

  test('can be limited', () => {
    const settings = settingsOf(errand, { seats: 3, options: { rounds: 1 } });
    expect(tableOf(settings, [0, 0])).toEqual({ seats: 3, options: { rounds: 1 } });
  });

  test('must be possible', () => {
    expect(() => checkGame(errand, { seats: 9 })).toThrow('errand is for 2, 3 seats, not for 9.');
    expect(() => checkGame(errand, { options: { round: 1 } })).toThrow('errand has no option "round".');
    expect(() => checkGame(errand, { options: { rounds: 7 } })).toThrow('Option "rounds" is one of 2, 1.');
    expect(() => checkGame(errand, { properties: ['luck'] })).toThrow('The kit has no property "luck".');
  });

  test('come one by one', () => {
    const progress = [...checking(errand, { games: 3 })];
    expect(progress.map(({ games }) => games)).toEqual([1, 2, 3]);
  });
});
