import { describe, expect, test } from 'vitest';
import { make, Situation } from '../../testing/situation.ts';

describe('Cold War', () => {
  test('DT-12 LIM-3.1.1 15 military are peace, 16 give 1 destabilisation', () => {
    const s = new Situation(2);
    make(s.nation(0), { stock: { M: 15 } });
    make(s.nation(1), { stock: { M: 16 } });
    s.when({ step: 'coldWar' });
    expect(s.world.nations.map(({ destab }) => destab)).toEqual([0, 1]);
    expect(s.world.destabReserve).toBe(9);
  });

  test('LIM-5.10 the star nation takes 1 in the generations in which it has 20 military', () => {
    const destab = [5, 6, 7].map((generation) => {
      const s = new Situation(1);
      s.world.generation = generation;
      s.when({ step: 'coldWar' });
      return s.world.star?.destab;
    });
    expect(destab).toEqual([0, 1, 1]);
  });
});
