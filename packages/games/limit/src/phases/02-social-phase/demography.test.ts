import { describe, expect, test } from 'vitest';
import { A, B } from '../../position.ts';
import { make, Situation } from '../../testing/situation.ts';
import { raiseClass } from '../00-the-game/nation.ts';

const GROWTH = { step: 'demographicGrowth' } as const;
const MORTALITY = { step: 'lowerMortality' } as const;
const BIRTHS = { step: 'lowerBirthRate' } as const;

describe('demography', () => {
  test('EX-04 LIM-2.4.1 with C at 2 a population of 10 grows to 20', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 10, column: 2 });
    s.when(GROWTH);
    expect(s.nation(0).population).toBe(6);
  });

  test('LIM-2.4.1 populations grow in the columns 1 and 2 only', () => {
    const s = new Situation(4);
    for (const seat of [0, 1, 2, 3]) make(s.nation(seat), { people: 5, column: seat + 1 });
    s.when(GROWTH);
    expect(s.world.nations.map((nation) => nation.population)).toEqual([5, 5, 4, 4]);
  });

  test('LIM-2.5.1 two tokens in the zone raise the population by one more level', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 5, column: 2, zone: 2 });
    make(s.nation(1), { people: 5, column: 2, zone: 1 });
    s.when(GROWTH, MORTALITY);
    expect(s.nation(0).population).toBe(6);
    expect(s.nation(1).population).toBe(5);
  });

  test('LIM-2.6.1 LIM-2.6.2 one token leaves, or two and only two', () => {
    const s = new Situation(4);
    for (const seat of [0, 1, 2, 3]) s.nation(seat).zone = seat;
    s.when(BIRTHS);
    expect(s.world.nations.map((nation) => nation.zone)).toEqual([0, 0, 0, 1]);
  });

  test('LIM-9.5 a class that reaches 3 before the phase counts in it', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 5, sol: [2, 2, 2, 1, 1], column: 3 });
    raiseClass(s.nation(0), A);
    raiseClass(s.nation(0), B);
    s.when(MORTALITY);
    expect(s.nation(0).population).toBe(5);
  });

  test('LIM-9.6 tokens that come one a generation never add growth', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 5, column: 3 });
    for (let generation = 0; generation < 5; generation++) {
      s.nation(0).zone++;
      s.when(GROWTH, MORTALITY, BIRTHS);
    }
    expect(s.nation(0).population).toBe(4);
    expect(s.nation(0).zone).toBe(0);
  });

  test('LIM-9.7 three tokens at once: one level, two leave, the third leaves without growth', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 5, column: 3, zone: 3 });
    s.when(MORTALITY, BIRTHS);
    expect([s.nation(0).population, s.nation(0).zone]).toEqual([5, 1]);
    s.when(MORTALITY, BIRTHS);
    expect([s.nation(0).population, s.nation(0).zone]).toEqual([5, 0]);
  });
});
