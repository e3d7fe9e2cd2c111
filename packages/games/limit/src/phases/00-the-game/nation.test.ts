import { describe, expect, test } from 'vitest';
import { FACTORY_TABLES, PRODUCTION_OUTPUT } from '../../data/tracks.ts';
import { A, B, C, D, E, INDUSTRIAL, MILITARY, RENEWABLE } from '../../position.ts';
import { make, Situation } from '../../testing/situation.ts';
import {
  heads,
  highestToFall,
  loseTerritories,
  lowerClass,
  lowerUnrest,
  lowestToFall,
  mayFall,
  mayRise,
  moveFactory,
  movePopulation,
  output,
  populationValue,
  raiseClass,
  raiseUnrest,
  takeTerritories,
  unrestFits,
} from './nation.ts';

const classes = [A, B, C, D, E];

function nationWith(wanted: Parameters<typeof make>[1]) {
  const s = new Situation(2);
  make(s.nation(0), wanted);
  return { nation: s.nation(0), world: s.world, other: s.nation(1) };
}

describe('levels', () => {
  test('LIM-0.3.1 EX-15 the population track: one level up from 10 is 20, one down is 5', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(populationValue)).toEqual([1, 2, 3, 5, 10, 20, 30, 50, 100]);
    const { nation } = nationWith({ people: 10 });
    movePopulation(nation, 1);
    expect(heads(nation)).toBe(20);
    movePopulation(nation, -2);
    expect(heads(nation)).toBe(5);
  });

  test('LIM-0.3.2 LIM-0.3.3 LIM-0.3.4 what factories make, burn and pollute by level', () => {
    const { nation } = nationWith({ territories: 8 });
    const made = [1, 2, 3, 4, 5, 6, 7, 8].map((level) => {
      nation.factories[INDUSTRIAL] = level;
      return output(nation, INDUSTRIAL);
    });
    expect(made).toEqual([1, 2, 3, 5, 10, 20, 30, 50]);
    expect(FACTORY_TABLES.main.fossil.slice(1)).toEqual([0, 0, 0, 1, 2, 4, 6, 10]);
    expect(FACTORY_TABLES.main.pollution.slice(1)).toEqual([0, 0, 0, 1, 1, 2, 3, 5]);
  });

  test('LIM-0.4.1 a level is one position, whatever the values', () => {
    const { nation } = nationWith({ I: 5 });
    expect(moveFactory(nation, INDUSTRIAL, 1)).toBe(1);
    expect(output(nation, INDUSTRIAL)).toBe(20);
  });

  test('LIM-0.4.2 LIM-0.4.5 markers stay at the ends of their tracks', () => {
    const { nation } = nationWith({ people: 100, I: 8, M: 1 });
    movePopulation(nation, 3);
    expect(nation.population).toBe(9);
    movePopulation(nation, -20);
    expect(nation.population).toBe(1);
    expect(moveFactory(nation, INDUSTRIAL, 2)).toBe(0);
    expect(moveFactory(nation, MILITARY, -2)).toBe(0);
  });

  test('LIM-0.4.3 LIM-0.4.4 below the population track is 0, beyond it 100', () => {
    expect([populationValue(0), populationValue(-1), populationValue(10)]).toEqual([0, 0, 100]);
  });

  test('LIM-0.4.6 LIM-0.4.7 five territories allow renewable level 5, which makes 10', () => {
    const { nation } = nationWith({ R: 4, territories: 5 });
    expect(moveFactory(nation, RENEWABLE, 3)).toBe(1);
    expect(output(nation, RENEWABLE)).toBe(10);
  });

  test('LIM-0.4.8 LIM-0.4.9 the renewable level falls with the territories, but not below 1', () => {
    const { nation, world, other } = nationWith({ R: 5, territories: 5 });
    takeTerritories(nation, other, 1);
    expect(nation.factories[RENEWABLE]).toBe(4);
    loseTerritories(world, nation, 4);
    expect([nation.territories, nation.factories[RENEWABLE], world.limit.territories]).toEqual([0, 1, 4]);
  });

  test('LIM-0.4.10 territories beyond 8 give no ninth level', () => {
    const { nation } = nationWith({ R: 8, territories: 10 });
    expect(moveFactory(nation, RENEWABLE, 1)).toBe(0);
    expect(PRODUCTION_OUTPUT[nation.factories[RENEWABLE]]).toBe(50);
  });

  test('LIM-0.3.7 EX-17 stocks are plain numbers without a limit: 23, 36, 8', () => {
    const { nation } = nationWith({ stock: { R: 23, I: 36, M: 8 } });
    expect(nation.stock.slice(0, 3)).toEqual([23, 36, 8]);
  });
});

describe('standards of living', () => {
  test('LIM-0.3.5 LIM-0.5.1 LIM-0.5.2 a class rises only below 4 and below the class above', () => {
    const { nation } = nationWith({ sol: [4, 4, 2, 2, 1] });
    expect(classes.filter((c) => mayRise(nation, c))).toEqual([C, E]);
    make(nation, { sol: [3, 3, 2, 1, 1] });
    expect(classes.filter((c) => mayRise(nation, c))).toEqual([A, C, D]);
  });

  test('LIM-0.5.3 a class falls only above 1 and above the class below', () => {
    const { nation } = nationWith({ sol: [3, 3, 2, 1, 1] });
    expect(classes.filter((c) => mayFall(nation, c))).toEqual([B, C]);
    make(nation, { sol: [2, 2, 2, 2, 2] });
    expect(classes.filter((c) => mayFall(nation, c))).toEqual([E]);
  });

  test('LIM-0.5.4 EX-16 two steps down: one class twice, or two classes once each', () => {
    const { nation } = nationWith({ sol: [4, 2, 2, 1, 1] });
    lowerClass(nation, A);
    expect(mayFall(nation, A)).toBe(true);
    expect(mayFall(nation, C)).toBe(true);
    lowerClass(nation, A);
    expect(mayFall(nation, A)).toBe(false);
  });

  test('LIM-0.5.5 LIM-0.5.6 the first time a class reaches 3 its token moves to the zone, never a second one', () => {
    const { nation } = nationWith({ sol: [2, 2, 1, 1, 1] });
    raiseClass(nation, A);
    expect([nation.rows, nation.zone]).toEqual([4, 1]);
    lowerClass(nation, A);
    raiseClass(nation, A);
    expect([nation.rows, nation.zone]).toEqual([4, 1]);
    raiseClass(nation, B);
    expect([nation.rows, nation.zone]).toEqual([3, 2]);
  });

  test('LIM-0.5.8 the highest and the lowest class that may fall', () => {
    const { nation } = nationWith({ sol: [3, 3, 2, 1, 1] });
    expect([highestToFall(nation), lowestToFall(nation)]).toEqual([B, C]);
    make(nation, { sol: [2, 2, 2, 2, 2] });
    expect([highestToFall(nation), lowestToFall(nation)]).toEqual([E, E]);
    make(nation, { sol: [2, 1, 1, 1, 1] });
    expect([highestToFall(nation), lowestToFall(nation)]).toEqual([A, A]);
    make(nation, { sol: [1, 1, 1, 1, 1] });
    expect([highestToFall(nation), lowestToFall(nation)]).toEqual([-1, -1]);
  });
});

describe('unrest', () => {
  test('LIM-0.6.2 steps beyond 11 are destabilisation', () => {
    const { nation, world } = nationWith({ unrest: 9 });
    expect(raiseUnrest(world, nation, 5)).toBe(3);
    expect([nation.unrest, nation.destab, world.destabReserve]).toEqual([11, 3, 7]);
  });

  test('LIM-0.3.6 LIM-0.6.3 unrest ends at 11 and does not fall below 1', () => {
    const { nation, world } = nationWith({ unrest: 2 });
    lowerUnrest(nation, 3);
    expect(nation.unrest).toBe(1);
    raiseUnrest(world, nation, 10);
    expect([nation.unrest, nation.destab]).toEqual([11, 0]);
  });

  test('LIM-0.6.4 an increase that is a cost has to fit', () => {
    const { nation } = nationWith({ unrest: 9 });
    expect([unrestFits(nation, 2), unrestFits(nation, 3)]).toEqual([true, false]);
  });
});
