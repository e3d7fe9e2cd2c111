import { describe, expect, test } from 'vitest';
import { MILITARY } from '../../position.ts';
import { placeTile } from '../../queries.ts';
import { make, Situation } from '../../testing/situation.ts';

const CRISIS = { step: 'militaryCrisis' } as const;

describe('military crisis', () => {
  test('LIM-3.5.1 it comes when the reserve is empty, and brings its tile', () => {
    const tiles = [1, 0].map((reserve) => {
      const s = new Situation(2);
      s.world.destabReserve = reserve;
      s.when(CRISIS);
      return s.world.crises.military;
    });
    expect(tiles).toEqual([0, 1]);
  });

  test('DT-11 LIM-3.5.2 the lowest class that may fall falls once for each military tile', () => {
    const s = new Situation(2);
    s.world.destabReserve = 0;
    s.world.crises.military = 1;
    make(s.nation(0), { sol: [3, 3, 2, 1, 1], stock: { M: 50 } });
    s.when(CRISIS);
    // First C, the lowest above 1; then B.
    expect(s.nation(0).sol).toEqual([3, 2, 1, 1, 1]);
  });

  test('LIM-3.5.3 every nation spends military as for one level below; the shortage takes standards', () => {
    const s = new Situation(2);
    s.world.destabReserve = 0;
    make(s.nation(0), { people: 20, stock: { M: 12 }, sol: [2, 1, 1, 1, 1] });
    make(s.nation(1), { people: 20, stock: { M: 7 }, sol: [4, 4, 3, 2, 2] });
    s.when(CRISIS);
    expect(s.nation(0).stock[MILITARY]).toBe(2);
    expect(s.nation(1).stock[MILITARY]).toBe(2);
    expect([s.step, s.asked[0]]).toEqual(['standards', 1]);
    s.answer({ do: 'lower', class: 'B' });
    expect(s.nation(1).sol).toEqual([4, 3, 3, 2, 1]);
    expect(s.nation(0).sol).toEqual([1, 1, 1, 1, 1]);
  });

  test('LIM-3.5.4 LIM-3.5.5 all return a token; then the most unstable lose a population level', () => {
    const s = new Situation(3);
    s.world.destabReserve = 0;
    make(s.nation(0), { people: 10, destab: 5, stock: { M: 20 } });
    make(s.nation(1), { people: 10, destab: 7, stock: { M: 20 } });
    make(s.nation(2), { people: 10, destab: 0, stock: { M: 20 } });
    s.when(CRISIS);
    expect(s.world.nations.map(({ destab }) => destab)).toEqual([4, 6, 0]);
    expect(s.world.destabReserve).toBe(2);
    expect(s.world.nations.map(({ population }) => population)).toEqual([5, 4, 5]);
  });

  test('LIM-3.5.5 tied nations all lose people', () => {
    const s = new Situation(3);
    s.world.destabReserve = 0;
    for (const seat of [0, 2]) make(s.nation(seat), { people: 10, destab: 6, stock: { M: 20 } });
    make(s.nation(1), { people: 10, stock: { M: 20 } });
    s.when(CRISIS);
    expect(s.world.nations.map(({ population }) => population)).toEqual([4, 5, 4]);
  });

  test('LIM-3.2.1 LIM-3.2.2 LIM-9.10 a financial crisis can cause an ecological year’s military one: three tiles', () => {
    const s = new Situation(2);
    placeTile(s.world, 'financial');
    make(s.nation(0), { pollution: 12, unrest: 11, money: 90, destab: 5 });
    s.world.destabReserve = 5;
    s.when({ step: 'financialCrisis', stage: 0 }, { step: 'ecologicalCrisis' }, CRISIS);
    // The richest takes 2, the polluter's unrest gives 3: the reserve is empty.
    expect(s.world.crises).toEqual({ financial: 1, ecological: 1, military: 1 });
    expect(s.world.timeline[1]).toBe(7);
  });
});
