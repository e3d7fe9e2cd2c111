import { view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { limit } from '../../game.ts';
import { FOSSIL, INDUSTRIAL, MILITARY, RENEWABLE } from '../../position.ts';
import { make, Situation } from '../../testing/situation.ts';
import { servedLevel } from './needs.ts';

const FOOD = { step: 'food' } as const;
const STORAGE = { step: 'storage' } as const;

describe('food', () => {
  test('LIM-2.1.1 every head eats one renewable, and nobody is asked', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 5, stock: { R: 7 } });
    s.when(FOOD);
    expect(s.step).toBe('rest');
    expect(s.nation(0).stock[RENEWABLE]).toBe(2);
    expect(s.nation(0).unrest).toBe(6);
  });

  test('LIM-2.1.2 the highest level that can be fed is fed and the rest is kept', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 20, stock: { R: 13 }, M: 3 });
    s.when(FOOD).answer({ do: 'closeFactory', factory: 'military' });
    expect(s.nation(0).stock[RENEWABLE]).toBe(3);
    expect(s.nation(0).population).toBe(5);
  });

  test('EX-02 LIM-2.1.3 famine: 20 heads with 6 renewables and unrest 8', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 20, stock: { R: 6 }, unrest: 8, R: 4, M: 3 });
    s.when(FOOD);
    expect(s.step).toBe('closeFactory');
    s.answer({ do: 'closeFactory', factory: 'military' }, { do: 'closeFactory', factory: 'military' });
    const nation = s.nation(0);
    expect(nation.population).toBe(4);
    expect(nation.stock[RENEWABLE]).toBe(1);
    expect(nation.factories).toEqual([4, 1, 1]);
    expect(nation.unrest).toBe(11);
    expect(nation.destab).toBe(3);
    expect(s.world.destabReserve).toBe(7);
    expect(s.step).toBe('rest');
  });

  test('LIM-2.1.4 LIM-9.1 the owner may close levels of different factories', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 20, stock: { R: 6 }, R: 4, M: 3 });
    s.when(FOOD).answer(
      { do: 'closeFactory', factory: 'renewable' },
      { do: 'closeFactory', factory: 'military' },
    );
    expect(s.nation(0).factories).toEqual([3, 1, 2]);
  });

  test('LIM-2.1.5 with vegetarianism a level needs what the one below eats, in a shortage too', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 20, stock: { R: 10 }, cards: ['S12'] });
    make(s.nation(1), { people: 20, stock: { R: 9 }, cards: ['S12'], R: 1, M: 2 });
    s.when(FOOD).answer({ do: 'closeFactory', factory: 'military' });
    expect(s.nation(0).stock[RENEWABLE]).toBe(0);
    expect(s.nation(0).population).toBe(6);
    expect(s.nation(1).stock[RENEWABLE]).toBe(4);
    expect(s.nation(1).population).toBe(5);
    expect(s.nation(1).factories[MILITARY]).toBe(1);
  });

  test('LIM-2.1.6 when nobody can be fed, every level counts and the population stops at level 1', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 3, stock: { R: 0 }, unrest: 1, R: 1, I: 1, M: 8 });
    const military = { do: 'closeFactory', factory: 'military' } as const;
    s.when(FOOD).answer(military, military, military);
    expect(s.nation(0).population).toBe(1);
    expect(s.nation(0).factories[MILITARY]).toBe(5);
    expect(s.nation(0).unrest).toBe(10);
    expect(servedLevel(3, 0, 0)).toBe(0);
  });

  test('LIM-2.1.7 as printed, a factory without a level to lose may be named, and nothing happens', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 3, stock: { R: 2 }, R: 2, I: 3, M: 1 });
    s.when(FOOD);
    expect(s.offered).toHaveLength(3);
    s.answer({ do: 'closeFactory', factory: 'military' });
    expect([s.step, s.nation(0).factories]).toEqual(['rest', [2, 3, 1]]);
    expect(s.told).toContainEqual({ say: 'log.atEndOfTrack', args: { seat: 0, factory: 'military' } });
    expect(s.told).toContainEqual({ say: 'log.famine', args: { seat: 0, levels: 1, heads: 2 } });
    const unrest = { seat: 0, way: 'up', by: 3, unrest: 9, why: 'food' };
    expect(s.told).toContainEqual({ say: 'log.unrest', args: unrest });
  });

  test('LIM-2.1.7 nobody is asked when no factory has a level to lose', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 3, stock: { R: 2 }, R: 1, I: 1, M: 1 });
    expect(s.when(FOOD).step).toBe('rest');
  });

  test('LIM-2.1.7 in the other reading a level is lost without effect only when no factory has one left', () => {
    const s = new Situation(2, { endOfTrack: 'another' });
    make(s.nation(0), { people: 10, stock: { R: 0 }, R: 2, I: 2, M: 1 });
    s.when(FOOD);
    expect(s.step).toBe('rest');
    expect(s.nation(0).factories).toEqual([1, 1, 1]);
    const closed = s.told.filter(({ say }) => say === 'log.factoryFell');
    expect(closed.map(({ args }) => args.factory)).toEqual(['renewable', 'industrial']);
  });

  test('LIM-2.1.7 in the other reading a factory at level 1 cannot be picked while another can fall', () => {
    const s = new Situation(2, { endOfTrack: 'another' });
    make(s.nation(0), { people: 3, stock: { R: 2 }, R: 2, I: 3, M: 1 });
    s.when(FOOD);
    expect(s.offered).toEqual([
      { do: 'closeFactory', factory: 'renewable' },
      { do: 'closeFactory', factory: 'industrial' },
    ]);
  });

  test('LIM-2.0.1 LIM-2.0.3 nations that must choose do so at the same time, and see nothing of each other', () => {
    const s = new Situation(3);
    s.world.leader = 2;
    for (const seat of [0, 1, 2]) make(s.nation(seat), { people: 3, stock: { R: 2 }, R: 2, I: 2 });
    s.when(FOOD, STORAGE);
    expect(s.g.asked).toEqual([0, 1, 2]);
    s.from(1, { do: 'closeFactory', factory: 'industrial' });
    expect(view(limit, s.g, 0).answers).toEqual([]);
    expect(s.nation(1).factories).toEqual([2, 2, 1]);
    s.from(0, { do: 'closeFactory', factory: 'renewable' });
    s.from(2, { do: 'closeFactory', factory: 'industrial' });
    expect(s.world.nations.map(({ factories }) => factories)).toEqual([
      [1, 2, 1],
      [2, 1, 1],
      [2, 1, 1],
    ]);
    const fell = s.told.filter(({ say }) => say === 'log.factoryFell');
    expect(fell.map(({ args }) => args.seat)).toEqual([2, 0, 1]);
  });

  test('LIM-2.0.3 allies are called in turn order, since one may give away its own meal', () => {
    const s = new Situation(2);
    s.world.alliances.economic.group = [1, 1];
    make(s.nation(0), { people: 3, stock: { R: 2 }, R: 2 });
    make(s.nation(1), { people: 2, stock: { R: 2 }, R: 2 });
    s.when(FOOD).answer({ do: 'callAllies' }, { do: 'help', amount: 1 });
    expect([s.step, s.asked[0]]).toEqual(['askAllies', 1]);
    const gift = { seat: 1, target: 0, resource: 'renewable', amount: 1 };
    expect(s.told).toContainEqual({ say: 'log.helped', args: gift });
    const eaten = { seat: 0, amount: 3, resource: 'renewable', need: 'food' };
    expect(s.told).toContainEqual({ say: 'log.consumed', args: eaten });
  });

  test('LIM-9.12 a nation that has lost everything still has a people and its factories', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 1, stock: { R: 0, F: 0 }, R: 1, I: 1, M: 1, territories: 0 });
    s.when(FOOD);
    expect(s.nation(0).population).toBe(1);
    expect(s.nation(0).factories).toEqual([1, 1, 1]);
    expect(s.nation(0).stock[FOSSIL]).toBe(0);
    expect(s.nation(0).stock[INDUSTRIAL]).toBe(1);
  });
});

describe('storage', () => {
  test('LIM-2.2.1 renewables above ten are lost after feeding', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 2, stock: { R: 14 } });
    make(s.nation(1), { people: 2, stock: { R: 12 } });
    s.when(FOOD, STORAGE);
    expect(s.nation(0).stock[RENEWABLE]).toBe(10);
    expect(s.nation(1).stock[RENEWABLE]).toBe(10);
  });

  test('LIM-R1 LIM-2.1.7 in the other reading nobody is asked when all levels there are must close', () => {
    const s = new Situation(1, { endOfTrack: 'another' });
    make(s.nation(0), { people: 5, R: 2, I: 2, M: 1, stock: { R: 2 } });
    s.when({ step: 'food' });
    expect([s.step, s.nation(0).factories]).toEqual(['rest', [1, 1, 1]]);
  });
});
