import { describe, expect, test } from 'vitest';
import { FOSSIL, INDUSTRIAL } from '../../position.ts';
import { make, Situation } from '../../testing/situation.ts';
import { amountNeeded } from './needs.ts';

const CONSUMPTION = { step: 'consumption' } as const;

describe('industrial consumption', () => {
  test('LIM-2.3.1 goods by class C: none, one level below, the level, one level above', () => {
    const s = new Situation(2);
    const nation = s.nation(0);
    make(nation, { people: 10 });
    const needs = [1, 2, 3, 4].map((column) => amountNeeded({ ...nation, column }, 'goods'));
    expect(needs).toEqual([0, 5, 10, 20]);
  });

  test('EX-11 LIM-2.3.2 sustainable consumption counts one more level lower', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 20, sol: [2, 2, 2, 1, 1], stock: { I: 7 }, cards: ['S01'] });
    s.when(CONSUMPTION);
    expect(s.nation(0).stock[INDUSTRIAL]).toBe(2);
    expect(s.nation(0).unrest).toBe(6);
  });

  test('EX-03 LIM-2.3.3 LIM-2.3.4 LIM-2.3.5 goods shortage: C=3, 10 heads, 8 goods', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 10, sol: [3, 3, 3, 2, 1], stock: { I: 8 } });
    s.when(CONSUMPTION);
    expect(s.step).toBe('standards');
    expect(s.offered).toEqual([
      { do: 'lower', class: 'C' },
      { do: 'lower', class: 'D' },
    ]);
    s.answer({ do: 'lower', class: 'D' });
    expect(s.nation(0).stock[INDUSTRIAL]).toBe(3);
    expect(s.nation(0).sol).toEqual([3, 3, 3, 1, 1]);
    expect(s.nation(0).unrest).toBe(8);
    expect(s.nation(0).population).toBe(5);
    expect(s.step).toBe('rest');
  });

  test('LIM-2.3.4 LIM-9.1 every unserved level takes a step, and the owner chooses each', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 10, sol: [3, 3, 3, 2, 1], stock: { I: 3 } });
    s.when(CONSUMPTION).answer({ do: 'lower', class: 'C' }, { do: 'lower', class: 'B' });
    expect(s.nation(0).sol).toEqual([3, 2, 2, 2, 1]);
    expect(s.nation(0).unrest).toBe(10);
    expect(s.nation(0).stock[INDUSTRIAL]).toBe(0);
  });

  test('LIM-0.5.7 steps that no class can make are ignored', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 10, sol: [1, 1, 1, 1, 1], stock: { I: 0 }, column: 3 });
    s.when(CONSUMPTION);
    expect(s.step).toBe('rest');
    expect(s.nation(0).sol).toEqual([1, 1, 1, 1, 1]);
    expect(s.nation(0).unrest).toBe(11);
    expect(s.nation(0).destab).toBe(5);
  });

  test('LIM-7.2.6 recycling gives a fossil back when more than ten goods are spent', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 20, sol: [3, 3, 3, 1, 1], stock: { I: 20, F: 0 }, cards: ['P10'] });
    make(s.nation(1), { people: 10, sol: [3, 3, 3, 1, 1], stock: { I: 20, F: 0 }, cards: ['P10'] });
    s.when(CONSUMPTION);
    expect(s.nation(0).stock[FOSSIL]).toBe(1);
    expect(s.nation(1).stock[FOSSIL]).toBe(0);
    expect(s.world.limit.fossil).toBe(-1);
  });
});
