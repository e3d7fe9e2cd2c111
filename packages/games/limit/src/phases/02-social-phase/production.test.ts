import { describe, expect, test } from 'vitest';
import { FOSSIL, INDUSTRIAL, MILITARY, RENEWABLE } from '../../position.ts';
import { make, Situation } from '../../testing/situation.ts';

const PRODUCTION = { step: 'production', turn: 0, stage: 0 } as const;

describe('production', () => {
  for (const fossil of ['main', 'alternative'] as const) {
    test(`EX-05 LIM-2.9.1 LIM-2.9.3 LIM-2.9.4 LIM-2.9.5 renewable, then industrial, then military (${fossil})`, () => {
      const s = new Situation(2, { fossil });
      make(s.nation(0), { R: 4, I: 5, M: 5, stock: { R: 10, I: 9, M: 18, F: 2 }, unrest: 3 });
      s.when(PRODUCTION);
      const nation = s.nation(0);
      expect(nation.stock).toEqual([15, 19, 21, 0]);
      expect(nation.pollution).toBe(1);
      expect(nation.unrest).toBe(7);
      expect(nation.factories).toEqual([4, 5, 3]);
      expect(s.world.limit.fossil).toBe(2);
    });
  }

  test('LIM-2.9.2 factories run at the highest level they can; nobody is asked', () => {
    const s = new Situation(2);
    make(s.nation(0), { R: 5, I: 4, M: 4, stock: { R: 0, I: 0, M: 0, F: 8 } });
    s.when(PRODUCTION);
    expect(s.step).toBe('rest');
    expect(s.nation(0).stock).toEqual([10, 5, 5, 6]);
    expect(s.nation(0).pollution).toBe(2);
  });

  test('DT-06 LIM-2.9.6 LIM-2.9.7 LIM-2.9.8 industry at 6 with 3 fossil runs at 5', () => {
    const s = new Situation(2);
    make(s.nation(0), { R: 1, I: 6, stock: { I: 0, F: 3 }, unrest: 6 });
    s.when(PRODUCTION);
    const nation = s.nation(0);
    expect([nation.stock[INDUSTRIAL], nation.stock[FOSSIL], nation.pollution]).toEqual([10, 1, 1]);
    expect([nation.unrest, nation.factories[INDUSTRIAL]]).toEqual([8, 5]);
  });

  test('LIM-2.9.6 levels 1 to 3 never need fossil', () => {
    const s = new Situation(2);
    make(s.nation(0), { I: 3, M: 3, stock: { I: 0, M: 0, F: 0 } });
    s.when(PRODUCTION);
    expect([s.nation(0).stock[INDUSTRIAL], s.nation(0).stock[MILITARY]]).toEqual([3, 3]);
    expect(s.nation(0).unrest).toBe(6);
  });

  test('LIM-2.9.9 ecological production saves one pollution of industry, not below none', () => {
    const s = new Situation(2);
    make(s.nation(0), { I: 6, M: 4, stock: { F: 8 }, cards: ['P08'] });
    make(s.nation(1), { I: 3, M: 1, stock: { F: 8 }, cards: ['P08'] });
    s.when(PRODUCTION);
    expect(s.nation(0).pollution).toBe(2 - 1 + 1);
    expect(s.nation(1).pollution).toBe(0);
  });

  test('DT-08 LIM-2.9.10 LIM-2.9.11 intensive farming makes the next level’s food for fossil and pollution', () => {
    const s = new Situation(2);
    make(s.nation(0), { R: 5, territories: 5, stock: { R: 0, F: 4 }, cards: ['P02'] });
    make(s.nation(1), { R: 8, territories: 8, stock: { R: 0, F: 4 }, cards: ['P02'] });
    s.when(PRODUCTION);
    expect([s.nation(0).stock[RENEWABLE], s.nation(0).stock[FOSSIL], s.nation(0).pollution]).toEqual([
      20, 3, 1,
    ]);
    expect(s.nation(0).factories[RENEWABLE]).toBe(5);
    expect(s.nation(1).stock[RENEWABLE]).toBe(100);
  });

  test('LIM-2.9.12 without fossil intensive farming is removed first', () => {
    const s = new Situation(2);
    make(s.nation(0), { R: 5, stock: { R: 0, F: 0 }, cards: ['P02'] });
    make(s.nation(1), { R: 1, stock: { R: 0, F: 0 }, cards: ['P02'] });
    s.when(PRODUCTION);
    expect(s.step).toBe('rest');
    expect(s.nation(0).permanents).toEqual([]);
    expect(s.nation(0).factories[RENEWABLE]).toBe(4);
    expect(s.nation(0).stock[RENEWABLE]).toBe(5);
    expect(s.g.private[0].under[1]).toContain('P02');
    expect(s.nation(1).factories[RENEWABLE]).toBe(1);
  });

  test('LIM-2.9.12 a last fossil still feeds intensive farming', () => {
    const s = new Situation(2);
    make(s.nation(0), { R: 5, stock: { R: 0, F: 1 }, cards: ['P02'] });
    s.when(PRODUCTION);
    expect([s.nation(0).stock[RENEWABLE], s.nation(0).stock[FOSSIL], s.nation(0).permanents]).toEqual([
      20,
      0,
      ['P02'],
    ]);
  });
});
