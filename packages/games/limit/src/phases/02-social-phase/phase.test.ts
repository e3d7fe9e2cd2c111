import { describe, expect, test } from 'vitest';
import { INDUSTRIAL, MILITARY, RENEWABLE } from '../../position.ts';
import { make, Situation } from '../../testing/situation.ts';

/** A generation in which nobody plays a card and every class is raised from the top. */
function idleGeneration(s: Situation): void {
  s.when({ step: 'socialPhase' });
  while (s.step !== 'newPolicies' && s.step !== 'rest' && s.step !== 'over') {
    const [choice] = s.offered;
    s.answer(choice as Parameters<typeof s.answer>[0]);
  }
}

describe('social phase', () => {
  test('DT-02 nobody plays, generation 1', () => {
    const s = new Situation(2, { alliances: false });
    idleGeneration(s);
    for (const nation of s.world.nations) {
      expect(nation.population).toBe(3);
      expect(nation.factories).toEqual([3, 1, 1]);
      expect([nation.stock[RENEWABLE], nation.stock[INDUSTRIAL], nation.stock[MILITARY]]).toEqual([3, 2, 1]);
      expect(nation.money).toBe(5 + 6);
      expect(nation.sol).toEqual([2, 1, 1, 1, 1]);
      expect(nation.unrest).toBe(7);
    }
    expect(s.world.bank).toBe(2 * 103);
  });

  test('DT-03 nobody plays: famine comes in generation 5', () => {
    const s = new Situation(2, { alliances: false });
    for (let generation = 1; generation <= 4; generation++) idleGeneration(s);
    expect(s.world.generation).toBe(5);
    const nation = s.nation(0);
    expect([nation.population, nation.stock[RENEWABLE]]).toEqual([6, 10]);
    const levels = nation.factories[RENEWABLE] + nation.factories[INDUSTRIAL] + nation.factories[MILITARY];
    const { unrest, destab } = nation;
    s.when({ step: 'food' });
    while (s.step === 'closeFactory') s.answer({ do: 'closeFactory', factory: 'renewable' });
    expect(nation.population).toBe(5);
    expect(nation.factories[RENEWABLE] + nation.factories[INDUSTRIAL] + nation.factories[MILITARY]).toBe(
      levels - 1,
    );
    expect(nation.unrest + nation.destab).toBe(unrest + destab + 3);
  });

  test('LIM-2.0.2 the column stays that of the start of the phase, even if class C falls', () => {
    const s = new Situation(2, { alliances: false });
    make(s.nation(0), { people: 10, sol: [2, 2, 2, 1, 1], stock: { R: 10, I: 4 }, money: 0 });
    s.when({ step: 'socialPhase' });
    expect(s.nation(0).sol[2]).toBe(1);
    // C was 2: renewables and industry grow, 3 dollars for each of 20 heads.
    expect(s.nation(0).factories[INDUSTRIAL]).toBe(2);
    expect(s.nation(0).money).toBe(60);
  });
});
