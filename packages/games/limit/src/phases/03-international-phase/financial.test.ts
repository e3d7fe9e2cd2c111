import { describe, expect, test } from 'vitest';
import { placeTile } from '../../queries.ts';
import { make, Situation } from '../../testing/situation.ts';

const CRISIS = { step: 'financialCrisis', stage: 0 } as const;

describe('financial crisis', () => {
  test('LIM-3.3.1 nothing happens without a tile on this generation', () => {
    const s = new Situation(2);
    placeTile(s.world, 'financial');
    s.world.generation = 2;
    s.when(CRISIS);
    expect(s.nation(0).money).toBe(5);
    expect(s.nation(0).destab + s.nation(1).destab).toBe(0);
  });

  test('LIM-3.3.2 LIM-3.2.4 every head costs a dollar for each financial tile, old ones too', () => {
    const s = new Situation(2);
    placeTile(s.world, 'financial');
    s.world.generation = 2;
    placeTile(s.world, 'financial');
    make(s.nation(0), { people: 10, money: 50 });
    make(s.nation(1), { people: 5, money: 50 });
    const bank = s.world.bank;
    s.when(CRISIS);
    expect(s.world.nations.map(({ money }) => money)).toEqual([30, 40]);
    expect(s.world.bank).toBe(bank + 30);
  });

  test('LIM-3.3.3 a nation loses at most what it owns, and the bank gets it', () => {
    const s = new Situation(2);
    placeTile(s.world, 'financial');
    make(s.nation(0), { people: 20, money: 12 });
    make(s.nation(1), { people: 1, money: 1 });
    const bank = s.world.bank;
    s.when(CRISIS);
    expect(s.nation(0).money).toBe(0);
    expect(s.world.bank).toBe(bank + 13);
    expect(s.world.limit.money).toBe(0);
  });

  test('LIM-3.3.4 LIM-2.0.3 every nation lowers a class of its choice, all at the same time', () => {
    const s = new Situation(3);
    s.world.leader = 1;
    placeTile(s.world, 'financial');
    make(s.nation(0), { sol: [3, 2, 1, 1, 1] });
    make(s.nation(1), { sol: [2, 2, 1, 1, 1] });
    make(s.nation(2), { sol: [3, 3, 2, 2, 2] });
    s.when(CRISIS);
    expect(s.nation(1).sol).toEqual([2, 1, 1, 1, 1]);
    expect(s.g.asked).toEqual([0, 2]);
    s.from(2, { do: 'lower', class: 'E' });
    expect(s.nation(2).sol).toEqual([3, 3, 2, 2, 2]);
    s.from(0, { do: 'lower', class: 'A' });
    expect(s.nation(2).sol).toEqual([3, 3, 2, 2, 1]);
    expect(s.nation(0).sol).toEqual([2, 2, 1, 1, 1]);
    expect(s.step).toBe('rest');
  });

  test('LIM-3.3.5 LIM-3.2.3 the richest after the loss takes 2 destabilisation', () => {
    const s = new Situation(2);
    placeTile(s.world, 'financial');
    make(s.nation(0), { people: 20, money: 40 });
    make(s.nation(1), { people: 1, money: 30 });
    s.when(CRISIS);
    expect(s.world.nations.map(({ destab }) => destab)).toEqual([0, 2]);
  });

  test('DT-09 LIM-3.3.5 two tied richest take 1 each', () => {
    const s = new Situation(3);
    placeTile(s.world, 'financial');
    for (const seat of [0, 1]) make(s.nation(seat), { money: 30 });
    s.when(CRISIS);
    expect(s.world.nations.map(({ destab }) => destab)).toEqual([1, 1, 0]);
  });

  test('LIM-5.9 in the solo game the star nation pays by its population and can be the richest', () => {
    const s = new Situation(1);
    s.world.generation = 4;
    placeTile(s.world, 'financial');
    s.when(CRISIS);
    expect(s.world.star?.money).toBe(30);
    expect(s.world.star?.destab).toBe(2);
    expect(s.nation(0).destab).toBe(0);
  });
});
