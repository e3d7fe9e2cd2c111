import { describe, expect, test } from 'vitest';
import { Situation } from '../../testing/situation.ts';

const END = { step: 'endOfGeneration' } as const;
const INTERNATIONAL = { step: 'internationalPhase' } as const;

describe('international phase', () => {
  test('LIM-3.0.1 with alliances the nations negotiate after the crises', () => {
    const s = new Situation(2);
    s.when(INTERNATIONAL);
    expect([s.step, s.asked[0]]).toEqual(['diplomacy', 0]);
  });

  test('LIM-0.8.8 LIM-0.11.1 alliances are optional, and left out of a taught game', () => {
    for (const options of [{ alliances: false }, { teaching: true }]) {
      const s = new Situation(2, options);
      s.when(INTERNATIONAL);
      expect(s.world.generation).toBe(2);
    }
  });

  test('LIM-5.5 the solo game has an event in their place', () => {
    const s = new Situation(1);
    s.when(INTERNATIONAL);
    expect(s.heard('log.event')).toBe(true);
    expect(s.step).not.toBe('diplomacy');
  });
});

describe('end of a generation', () => {
  test('LIM-3.9.1 leadership passes to the left', () => {
    const s = new Situation(3);
    s.world.leader = 2;
    s.when(END);
    expect([s.world.generation, s.world.leader]).toEqual([2, 0]);
  });

  test('LIM-0.1.2 LIM-3.9.2 the game ends after the seventh generation', () => {
    const s = new Situation(2, { resilience: 'none' });
    s.world.generation = 7;
    s.when(END);
    expect(s.g.outcome?.reason).toBe('generations');
  });

  test('LIM-0.1.3 LIM-3.9.2 LIM-9.10 or after a generation with four crises or more', () => {
    const reasons = [3, 4, 5].map((military) => {
      const s = new Situation(2, { resilience: 'none' });
      s.world.generation = 5;
      s.world.crises.military = military;
      s.when(END);
      return s.g.outcome?.reason;
    });
    expect(reasons).toEqual([undefined, 'crises', 'crises']);
  });

  test('LIM-0.11.1 a taught game explains crises after the second generation', () => {
    const taught = [1, 2, 3].map((generation) => {
      const s = new Situation(2, { teaching: true });
      s.world.generation = generation;
      return s.when({ step: 'endOfGeneration' }).heard('log.crisesExplained');
    });
    expect(taught).toEqual([false, true, false]);
    const usual = new Situation(2);
    usual.world.generation = 2;
    expect(usual.when({ step: 'endOfGeneration' }).heard('log.crisesExplained')).toBe(false);
  });
});
