import { describe, expect, test } from 'vitest';
import { forecast } from './forecast.ts';
import { limit } from './game.ts';
import { F, I, R } from './position.ts';
import { make, Situation } from './testing/situation.ts';

/** The social phase as it comes when nobody does anything; steps up are taken as the forecast takes them. */
function live(s: Situation): void {
  s.when({ step: 'socialPhase' });
  while (s.step !== 'newPolicies' && s.step !== 'diplomacy' && s.step !== 'over') {
    const choices = s.open as Parameters<typeof s.answer>;
    s.answer(choices[choices.length - 1]);
  }
}

describe('forecast', () => {
  test('DT-02 foresees the first generation of an idle nation', () => {
    const s = new Situation(2);
    const { nations, world } = forecast(s.g);
    expect(nations[0]).toMatchObject({
      column: 1,
      food: { needed: 2, stock: 2, unserved: 0 },
      goods: { needed: 0, stock: 1, unserved: 0 },
      heads: { now: 2, after: 3 },
      taxes: 6,
      unrest: { now: 6, atPublicOrder: 6, order: 'progress', classStruggle: 1, after: 7 },
      nextFood: { needed: 3, stock: 3, unserved: 0 },
    });
    expect(nations[0].production.renewable).toEqual({ level: 3, made: 3, fossil: 0, pollution: 0, idle: 0 });
    expect(world).toEqual({
      bank: { now: 218, payments: 12, lacking: 0 },
      pollutionReserve: { now: 12, after: 12 },
      destabReserve: { now: 10, after: 10 },
      crises: { financial: false, ecological: false, military: false },
      tiles: 0,
    });
  });

  test('what it foresees is what happens, and it changes nothing itself', () => {
    const s = new Situation(2);
    make(s.nation(0), {
      people: 20,
      sol: [2, 2, 2, 1, 1],
      stock: { R: 12, I: 7, M: 3, F: 3 },
      R: 4,
      I: 6,
      M: 2,
      unrest: 5,
      money: 30,
      cards: ['S01'],
    });
    const before = JSON.stringify(s.g.public);
    const { nations } = forecast(s.g);
    expect(JSON.stringify(s.g.public)).toBe(before);
    live(s);
    const nation = s.nation(0);
    const [told] = nations;
    expect(told.fossil.after).toBe(nation.stock[F]);
    expect(told.unrest.after).toBe(nation.unrest);
    expect(told.destabilisation).toBe(nation.destab);
    expect(told.pollution).toBe(nation.pollution);
    expect(told.production.industrial.made).toBe(10);
    expect(nation.money).toBe(30 + told.taxes);
    expect(told.nextFood.stock).toBe(nation.stock[R]);
    expect(told.nextGoods.stock).toBe(nation.stock[I]);
    expect(told.production.military.made).toBe(1);
  });

  test('LIM-2.8.2 LIM-3.4.1 LIM-3.5.1 foresees the crises', () => {
    const s = new Situation(2);
    s.world.bank = 11;
    s.world.destabReserve = 2;
    make(s.nation(0), { pollution: 11, I: 4, money: 60 });
    const { world } = forecast(s.g);
    expect(world.bank).toEqual({ now: 11, payments: 12, lacking: 1 });
    expect(world.pollutionReserve).toEqual({ now: 1, after: 0 });
    expect(world.crises).toEqual({ financial: true, ecological: true, military: true });
    expect(world.tiles).toBe(3);
  });

  test('a riot is foreseen with the military it needs or the money it burns', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 10, unrest: 10, stock: { R: 10, M: 0 } });
    make(s.nation(1), { people: 10, unrest: 10, sol: [3, 3, 3, 3, 3], stock: { R: 10, I: 10 }, money: 0 });
    const { nations } = forecast(s.g);
    // Twenty heads after growth: the military of two levels below.
    expect(nations[0].order).toEqual({ needed: 5, stock: 1, unserved: 3 });
    expect(nations[0].unrest.order).toBe('riot');
    expect(nations[1].burned).toBe(20);
  });
});

describe('measures', () => {
  test('every measure is a number for every seat', () => {
    const s = new Situation(3);
    for (const { id, value } of limit.measures) {
      expect([id, Number.isFinite(value(s.g, 2))]).toEqual([id, true]);
    }
    const fossil = limit.measures.find(({ id }) => id === 'worldFossil');
    expect(fossil?.value(s.g, 0)).toBe(3 * 8 + 3 + 8);
    expect(s.nation(0).stock[I]).toBe(1);
  });
});
