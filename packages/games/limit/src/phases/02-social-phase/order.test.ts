import { describe, expect, test } from 'vitest';
import { MILITARY } from '../../position.ts';
import { make, Situation } from '../../testing/situation.ts';
import { publicOrderOf } from './order.ts';

const ORDER = { step: 'publicOrder' } as const;
const STRUGGLE = { step: 'classStruggle' } as const;

describe('public order', () => {
  test('LIM-2.10.1 boom up to 2, riot from 10, progress between', () => {
    const s = new Situation(2);
    const zones = [1, 2, 3, 9, 10, 11].map((unrest) => publicOrderOf({ ...s.nation(0), unrest }));
    expect(zones).toEqual(['boom', 'boom', 'progress', 'progress', 'riot', 'riot']);
  });

  test('EX-06 LIM-2.10.2 LIM-2.10.3 LIM-9.2 riot at C=2 with 10 heads and 4 military', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 10, sol: [2, 2, 2, 1, 1], stock: { M: 4 }, unrest: 10 });
    make(s.nation(1), { sol: [4, 4, 4, 4, 4] });
    s.when(ORDER);
    expect(s.nation(0).stock[MILITARY]).toBe(1);
    expect(s.nation(0).sol).toEqual([2, 2, 1, 1, 1]);
    expect(s.told).toContainEqual({ say: 'log.classFell', args: { seat: 0, class: 'C', standard: 1 } });
    expect(s.nation(0).unrest).toBe(10);
  });

  test('LIM-2.10.2 a riot at C=1 takes the military of two levels below', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 10, stock: { M: 4 }, unrest: 11 });
    make(s.nation(1), { people: 2, stock: { M: 0 }, unrest: 11 });
    s.when(ORDER);
    expect(s.nation(0).stock[MILITARY]).toBe(1);
    expect(s.nation(1).stock[MILITARY]).toBe(0);
    expect(s.nation(0).sol).toEqual([1, 1, 1, 1, 1]);
  });

  test('LIM-2.10.3 LIM-9.1 the owner chooses whose standard falls for each unpaid level', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 10, sol: [4, 3, 2, 2, 1], stock: { M: 2 }, unrest: 10 });
    s.when(ORDER);
    expect(s.step).toBe('standards');
    s.answer({ do: 'lower', class: 'A' }, { do: 'lower', class: 'D' });
    expect(s.nation(0).sol).toEqual([3, 3, 2, 1, 1]);
    expect(s.nation(0).stock[MILITARY]).toBe(0);
  });

  test('LIM-2.10.4 LIM-2.10.5 riots at C=3 and C=4 burn money, at most all of it', () => {
    const s = new Situation(3);
    make(s.nation(0), { people: 10, sol: [3, 3, 3, 1, 1], unrest: 10, money: 50 });
    make(s.nation(1), { people: 10, sol: [4, 4, 4, 1, 1], unrest: 10, money: 50 });
    make(s.nation(2), { people: 20, sol: [4, 4, 4, 1, 1], unrest: 10, money: 50 });
    s.when(ORDER);
    expect(s.world.nations.map(({ money }) => money)).toEqual([30, 20, 0]);
    expect(s.world.limit.money).toBe(100);
    expect(s.nation(2).sol).toEqual([4, 4, 4, 1, 1]);
  });

  test('LIM-2.10.6 progress raises one class of the owner’s choice, but nothing at C=4', () => {
    const s = new Situation(2);
    make(s.nation(0), { sol: [3, 3, 2, 1, 1], unrest: 5 });
    make(s.nation(1), { sol: [4, 4, 4, 1, 1], unrest: 5 });
    s.when(ORDER);
    expect([s.step, s.asked[0]]).toEqual(['standards', 0]);
    expect(s.offered).toEqual([
      { do: 'raise', class: 'A' },
      { do: 'raise', class: 'C' },
      { do: 'raise', class: 'D' },
    ]);
    s.answer({ do: 'raise', class: 'D' });
    expect(s.nation(0).sol).toEqual([3, 3, 2, 2, 1]);
    expect(s.nation(1).sol).toEqual([4, 4, 4, 1, 1]);
    expect(s.step).toBe('rest');
  });

  test('LIM-9.5 a class that reaches 3 in public order has its token in the zone for the next generation', () => {
    const s = new Situation(2);
    make(s.nation(0), { sol: [2, 2, 2, 2, 2], unrest: 5 });
    make(s.nation(1), { sol: [4, 4, 4, 4, 4] });
    s.when(ORDER);
    expect(s.nation(0).sol).toEqual([3, 2, 2, 2, 2]);
    expect(s.told).toContainEqual({
      say: 'log.classRose',
      args: { seat: 0, class: 'A', standard: 3, token: 'yes' },
    });
    expect([s.nation(0).zone, s.nation(0).rows]).toEqual([1, 4]);
  });

  test('LIM-2.10.7 a boom raises a class and pays 5 or 10 from the bank; at C=4 it only pays', () => {
    const s = new Situation(4);
    make(s.nation(0), { sol: [1, 1, 1, 1, 1], unrest: 2, money: 0 });
    make(s.nation(1), { sol: [2, 2, 2, 2, 2], unrest: 1, money: 0 });
    make(s.nation(2), { sol: [3, 3, 3, 3, 3], unrest: 1, money: 0 });
    make(s.nation(3), { sol: [4, 4, 4, 4, 3], unrest: 1, money: 0 });
    s.when(ORDER);
    expect(s.world.nations.map(({ money }) => money)).toEqual([5, 10, 10, 10]);
    expect(s.world.bank).toBe(436 - 35);
    expect(s.world.nations.map(({ sol }) => sol[0] + sol[4])).toEqual([3, 5, 7, 7]);
  });

  test('LIM-2.10.7 LIM-9.3 boom money that the bank lacks brings a financial tile', () => {
    const s = new Situation(2);
    s.world.bank = 4;
    make(s.nation(0), { unrest: 1, money: 0 });
    s.when(ORDER);
    expect(s.nation(0).money).toBe(5);
    expect(s.world.crises.financial).toBe(1);
    expect(s.world.limit.money).toBe(-1);
  });

  test('LIM-9.9 unrest from a shortage counts before public order is read, class struggle after', () => {
    const s = new Situation(2);
    make(s.nation(0), {
      people: 5,
      stock: { R: 3, M: 0 },
      unrest: 7,
      R: 1,
      M: 1,
      I: 1,
      sol: [2, 1, 1, 1, 1],
    });
    make(s.nation(1), { people: 2, stock: { R: 3 }, unrest: 9, sol: [4, 1, 1, 1, 1] });
    s.when({ step: 'food' }, ORDER, STRUGGLE);
    // Riot in the first nation; progress in the second, whose class struggle comes later.
    expect(s.nation(0).sol).toEqual([1, 1, 1, 1, 1]);
    expect(s.step).toBe('rest');
    expect(s.nation(1).sol).toEqual([4, 2, 1, 1, 1]);
    expect(s.nation(1).unrest).toBe(11);
  });
});

describe('class struggle', () => {
  test('EX-07 LIM-2.11.1 A=4, E=1 at unrest 10: one step and two destabilisation', () => {
    const s = new Situation(2);
    make(s.nation(0), { sol: [4, 3, 2, 1, 1], unrest: 10 });
    s.when(STRUGGLE);
    expect([s.nation(0).unrest, s.nation(0).destab]).toEqual([11, 2]);
  });

  test('LIM-9.11 tokens taken at once empty the reserve, and the rest comes from LIMIT', () => {
    const s = new Situation(2);
    s.world.destabReserve = 3;
    for (const seat of [0, 1]) make(s.nation(seat), { sol: [4, 3, 2, 1, 1], unrest: 11 });
    s.when(STRUGGLE);
    expect(s.world.destabReserve).toBe(0);
    expect(s.world.nations.map(({ destab }) => destab)).toEqual([3, 3]);
    expect(s.world.limit.destab).toBe(-3);
  });
});
