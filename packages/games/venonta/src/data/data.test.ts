import { describe, expect, test } from 'vitest';
import { LANDS } from '../position.ts';
import { ACTIONS } from './actions.ts';
import { LAND, LINKED, LINKS, SEA, TERRITORY_OF } from './board.ts';
import { type Condition, METRICS } from './conditions.ts';
import { EVENTS } from './events.ts';
import { GEOGRAPHY } from './geography.ts';
import { GROUPS, OBJECTIVES } from './objectives/index.ts';
import { BOX, INCOME, POPULATION, RED, START_POPULATION } from './tables.ts';
import { BOARD, FEWER_FISH, FISH, OCEANS, TERRITORIES, WATERS } from './territories.ts';

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);

/** The column “Linked to” of the table in VEN-0.2.5. */
const LINKED_TO: Record<string, string> = {
  NAM: 'MES SUD EUR RUS',
  MES: 'NAM SUD',
  SUD: 'MES NAM WAF',
  EUR: 'NAM RUS MEN WAF',
  RUS: 'EUR MEN SAS EAS NAM',
  MEN: 'EUR RUS WAF EAF SAS',
  WAF: 'MEN EAF EUR SUD',
  EAF: 'MEN WAF SAS',
  SAS: 'MEN RUS EAS SEA EAF',
  EAS: 'RUS SAS SEA OCE',
  SEA: 'SAS EAS OCE',
  OCE: 'SEA EAS',
};

describe('the board', () => {
  test('VEN-0.2.1 VEN-0.2.2 VEN-0.2.3 twelve territories, twelve waters, six oceans', () => {
    expect(TERRITORIES).toHaveLength(12);
    expect(BOARD.map(({ id }) => id)).toEqual([...TERRITORIES]);
    expect([...new Set(BOARD.flatMap(({ waters }) => waters))].sort((a, b) => a - b)).toEqual([...WATERS]);
    expect(OCEANS).toHaveLength(6);
  });

  test('VEN-0.2.4 26 fish, 8 of them in the North Pacific', () => {
    expect(FISH).toEqual([5, 2, 3, 8, 6, 2]);
    expect(sum(FISH)).toBe(26);
    expect(sum(FEWER_FISH)).toBe(20);
  });

  test.each(Object.entries(LINKED_TO))('VEN-0.2.5 VEN-0.1.3 %s is linked to %s', (id, links) => {
    const found = LINKS[TERRITORY_OF[id as keyof typeof TERRITORY_OF]].map((land) => TERRITORIES[land]);
    expect(found.sort()).toEqual(links.split(' ').sort());
  });

  test('VEN-0.1.3 VEN-0.1.4 a link is a land border or a shared water, and goes both ways', () => {
    for (let one = 0; one < LANDS; one++) {
      for (let other = 0; other < LANDS; other++) {
        const at = one * LANDS + other;
        expect(LINKED[at]).toBe(LAND[at] || SEA[at]);
        expect(LINKED[at]).toBe(LINKED[other * LANDS + one]);
      }
    }
    expect(SEA[TERRITORY_OF.NAM * LANDS + TERRITORY_OF.EUR]).toBe(true);
    expect(LINKED[TERRITORY_OF.NAM * LANDS + TERRITORY_OF.OCE]).toBe(false);
  });

  test('VEN-0.2.6 VEN-0.1.7 33 discs have water, one to four of each territory', () => {
    expect(sum(BOARD.map(({ h2o }) => h2o))).toBe(33);
    expect(BOARD.every(({ h2o }) => h2o >= 1 && h2o <= 4)).toBe(true);
  });

  test('VEN-0.2.7 VEN-12.6 five red spaces before the end of the track', () => {
    expect(RED).toEqual([10, 19, 28, 37, 46]);
  });

  test('VEN-0.2.5 every country belongs to one territory', () => {
    const countries = Object.values(GEOGRAPHY).flatMap(({ countries: of }) => of);
    expect(new Set(countries).size).toBe(countries.length);
    expect(countries.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  });
});

describe('tables', () => {
  test('VEN-2.1 VEN-0.1.11 population by round, from 1950 on, at most 10', () => {
    expect(POPULATION.map(([first]) => first)).toEqual([...START_POPULATION]);
    expect(POPULATION[1]).toEqual([5, 6, 8, 8]);
    expect(Math.max(...POPULATION.flat())).toBe(BOX.mostPopulation);
  });

  test('VEN-5.4 income never exceeds the 36 tokens', () => {
    expect(12 * (INCOME.free + INCOME.factory)).toBeLessThanOrEqual(BOX.tokens);
    expect(INCOME.owner + INCOME.coloniser + INCOME.factory).toBeLessThanOrEqual(
      INCOME.free + INCOME.factory,
    );
  });
});

function metricsOf(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(metricsOf);
  return 'any' in condition ? condition.any.flatMap(metricsOf) : [condition.m];
}

describe('cards', () => {
  test('VEN-19.1 VEN-8.5 36 objectives, twelve of each group', () => {
    expect(OBJECTIVES).toHaveLength(36);
    for (const group of GROUPS) expect(OBJECTIVES.filter((card) => card.group === group)).toHaveLength(12);
    const points = OBJECTIVES.map((card) => card.points);
    expect([Math.min(...points), Math.max(...points)]).toEqual([11, 17]);
  });

  test('VEN-14.3 objectives use the metrics there are', () => {
    for (const { condition } of OBJECTIVES) {
      for (const metric of metricsOf(condition)) expect(METRICS).toContain(metric);
    }
  });

  test('VEN-18.1 40 action cards and 26 events, all different', () => {
    expect(new Set(ACTIONS.map(({ id }) => id)).size).toBe(40);
    expect(new Set(EVENTS.map(({ id }) => id)).size).toBe(26);
  });

  test('VEN-6.6 only what strikes land is no common event', () => {
    expect(EVENTS.filter(({ strikes }) => strikes === 'land')).toHaveLength(14);
    expect(EVENTS.filter(({ strikes }) => strikes === 'ocean')).toHaveLength(5);
  });
});
