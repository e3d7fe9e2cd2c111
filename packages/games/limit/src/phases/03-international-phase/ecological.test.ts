import { describe, expect, test } from 'vitest';
import { make, Situation } from '../../testing/situation.ts';

const CRISIS = { step: 'ecologicalCrisis' } as const;

describe('ecological crisis', () => {
  test('DT-10 LIM-3.4.1 four nations: 17 pollution leave one token, 18 are a crisis', () => {
    const crises = [17, 18].map((pollution) => {
      const s = new Situation(4);
      make(s.nation(0), { pollution: pollution - 5 });
      make(s.nation(1), { pollution: 5 });
      s.when(CRISIS);
      return s.world.crises.ecological;
    });
    expect(crises).toEqual([0, 1]);
  });

  test('EX-08 LIM-3.4.2 LIM-3.4.3 LIM-3.4.4 LIM-3.4.5 the second ecological crisis', () => {
    const s = new Situation(3);
    s.world.crises.ecological = 1;
    make(s.nation(0), { people: 30, pollution: 10, unrest: 5, sol: [3, 2, 2, 1, 1], R: 5 });
    make(s.nation(1), { people: 10, pollution: 5, R: 5 });
    make(s.nation(2), { people: 5, pollution: 0, R: 2 });
    s.when(CRISIS);
    expect(s.world.nations.map(({ territories }) => territories)).toEqual([4, 4, 4]);
    expect(s.world.nations.map(({ factories }) => factories[0])).toEqual([3, 3, 1]);
    expect(s.world.limit.territories).toBe(3);
    expect([s.nation(0).population, s.nation(0).unrest]).toEqual([6, 8]);
    expect(s.nation(0).sol).toEqual([2, 2, 2, 1, 1]);
    expect(s.nation(1).population).toBe(5);
    expect(s.nation(2).population).toBe(5);
    expect(s.nation(1).unrest).toBe(6);
  });

  test('LIM-3.4.3 DT-07 a lost territory closes the gate', () => {
    const s = new Situation(2);
    make(s.nation(0), { R: 5, territories: 4, pollution: 12 });
    make(s.nation(1), { R: 5, territories: 5 });
    s.nation(0).factories[0] = 4;
    s.when(CRISIS);
    expect(s.nation(0).factories[0]).toBe(3);
    expect(s.nation(1).factories[0]).toBe(4);
  });

  test('DT-11 LIM-3.4.4 the highest class that may fall falls', () => {
    const s = new Situation(2);
    make(s.nation(0), { sol: [3, 3, 2, 1, 1], pollution: 12 });
    s.when(CRISIS);
    expect(s.nation(0).sol).toEqual([3, 2, 2, 1, 1]);
  });

  test('LIM-3.4.4 LIM-3.4.6 tied polluters all suffer; migrants come once, for any of them', () => {
    const s = new Situation(4);
    make(s.nation(0), { people: 30, pollution: 9 });
    make(s.nation(1), { people: 5, pollution: 9 });
    make(s.nation(2), { people: 3, pollution: 0 });
    make(s.nation(3), { people: 10, pollution: 0 });
    s.when(CRISIS);
    expect(s.world.nations.map(({ population }) => population)).toEqual([6, 3, 4, 5]);
    expect(s.world.nations.map(({ unrest }) => unrest)).toEqual([9, 9, 6, 6]);
  });

  test('LIM-3.4.7 LIM-3.2.2 it comes again every generation in which the reserve is empty, once in each', () => {
    const s = new Situation(2);
    make(s.nation(0), { pollution: 12 });
    s.when(CRISIS);
    s.world.generation = 2;
    s.when(CRISIS);
    expect(s.world.crises.ecological).toBe(2);
    expect(s.world.timeline.slice(0, 3)).toEqual([0, 2, 2]);
  });

  test('LIM-5.11 when the star nation is the culprit migrants count its level less one', () => {
    const populations = [2, 3].map((people) => {
      const s = new Situation(1);
      s.world.generation = 4;
      if (s.world.star !== null) s.world.star.pollution = 12;
      make(s.nation(0), { people });
      s.when(CRISIS);
      expect([s.world.star?.territories, s.world.limit.territories]).toEqual([4, 2]);
      return s.nation(0).population;
    });
    // The star nation has 10 heads, level 5; 4 after its loss. Level 2 is two below, level 3 is not.
    expect(populations).toEqual([3, 3]);
  });
});
