import { SeededChance } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { ECONOMIC_CARDS, ECONOMIC_KINDS, type EconomicCard } from '../../data/cards/economic.ts';
import { ROUTE_VALUES } from '../../data/cards/routes.ts';
import { bestDivisions, type Economy, oilOf, pointsOf } from './division.ts';

const NOTHING = [0, 0, 0, 0, 0];

function economy(cards: readonly EconomicCard[], routes = 0, populationWild = false): Economy {
  const counts = new Array<number>(ECONOMIC_KINDS).fill(0);
  for (const card of cards) counts[ECONOMIC_CARDS.indexOf(card)]++;
  return { cards: counts, routes, populationWild };
}

/** Tries every way to put cards into sets, card by card. Slow and plain. */
function worthByTrial(types: readonly { industry: number; value: number }[]): number {
  let best = 0;
  const sets = Math.floor(types.length / 4);
  for (let count = 1; count <= sets; count++) {
    const rooms = [count, count, count, count];
    const place = (at: number, worth: number): void => {
      if (rooms.every((room) => room === 0)) best = Math.max(best, worth);
      if (at === types.length) return;
      place(at + 1, worth);
      for (let room = 0; room < 4; room++) {
        const fits = types[at].industry === room || types[at].industry === -1;
        if (!fits || rooms[room] === 0) continue;
        rooms[room]--;
        place(at + 1, worth + types[at].value);
        rooms[room]++;
      }
    };
    place(0, 0);
  }
  return best;
}

describe('the division of an economy', () => {
  test('ATK-29.10 a set counts double, the other Oil card gives oil', () => {
    const own = economy(['factories_3', 'minerals_2', 'oil_4', 'oil_2', 'rail_1', 'population_3']);
    expect(pointsOf(own, [0, 0, 1, 0, 0], 0) + 10).toBe(33);
    expect(oilOf([0, 0, 1, 0, 0], 0)).toBe(2);
    expect(bestDivisions(own)[2]).toBe(23);
  });

  test('ATK-29.11 a route stands for the missing type, or gives oil', () => {
    const value6 = 1 << ROUTE_VALUES.indexOf(6);
    const own = economy(['factories_3', 'minerals_2', 'oil_4'], value6);
    expect(pointsOf(own, NOTHING, 0) + 10).toBe(40);
    expect(pointsOf(own, [0, 0, 0, 0, 1], value6) + 10).toBe(15);
    expect(oilOf([0, 0, 0, 0, 1], value6)).toBe(10);
    expect(bestDivisions(own).flatMap((pp, oil) => (pp === undefined ? [] : [[oil, pp]]))).toEqual([
      [0, 30],
      [4, 11],
      [6, 9],
      [10, 5],
    ]);
  });

  test('ATK-6.4 Population stands in no set, but one may by technology', () => {
    const cards = ['factories_3', 'minerals_2', 'oil_4', 'population_2', 'population_1'] as const;
    expect(pointsOf(economy(cards), NOTHING, 0)).toBe(12);
    expect(pointsOf(economy(cards, 0, true), NOTHING, 0)).toBe(12 + 3 + 2 + 4 + 2);
  });

  test('ATK-21.7 a card belongs to one set only', () => {
    const own = economy(['factories_1', 'minerals_1', 'oil_1', 'rail_4', 'rail_3']);
    expect(pointsOf(own, NOTHING, 0)).toBe(10 + 7);
  });

  test('ATK-21.9 the best division is as good as trying all of them', () => {
    const chance = new SeededChance(7);
    for (let trial = 0; trial < 60; trial++) {
      const cards = Array.from({ length: 6 }, () => ECONOMIC_CARDS[chance.below(ECONOMIC_KINDS)]);
      const routes = (1 << chance.below(12)) | (trial % 3 === 0 ? 1 << chance.below(12) : 0);
      const own = economy(cards, routes);
      const loose = cards.map((card) => ECONOMIC_CARDS.indexOf(card));
      const wild = ROUTE_VALUES.filter((_, route) => (routes & (1 << route)) !== 0);
      const inSets = worthByTrial([
        ...loose.filter((kind) => kind < 16).map((kind) => ({ industry: kind >> 2, value: (kind & 3) + 1 })),
        ...wild.map((value) => ({ industry: -1, value })),
      ]);
      const sum = [...loose.map((kind) => (kind & 3) + 1), ...wild].reduce((a, b) => a + b, 0);
      expect(bestDivisions(own)[0]).toBe(sum + inSets);
    }
  });
});
