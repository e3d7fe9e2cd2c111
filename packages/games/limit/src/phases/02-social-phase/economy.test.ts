import { describe, expect, test } from 'vitest';
import { make, Situation } from '../../testing/situation.ts';

const GROWTH = { step: 'economicGrowth' } as const;
const TAXES = { step: 'taxes' } as const;
const FINANCIAL = 1;

describe('economic growth', () => {
  test('LIM-2.7.1 C=1 raises renewables, C=2 renewables and industry', () => {
    const s = new Situation(2);
    make(s.nation(0), { column: 1, R: 2, I: 2, M: 2 });
    make(s.nation(1), { column: 2, R: 2, I: 2, M: 2 });
    s.when(GROWTH);
    expect(s.nation(0).factories).toEqual([3, 2, 2]);
    expect(s.nation(1).factories).toEqual([3, 3, 2]);
    expect(s.told).toContainEqual({
      say: 'log.factoryRose',
      args: { seat: 1, factory: 'industrial', output: 3 },
    });
  });

  test('LIM-2.7.1 LIM-9.1 C=3 raises industry or military, C=4 lowers one of them: the owner chooses', () => {
    const s = new Situation(2);
    make(s.nation(0), { column: 3, R: 2, I: 2, M: 2 });
    make(s.nation(1), { column: 4, R: 2, I: 3, M: 3 });
    s.when(GROWTH);
    expect([s.step, s.g.asked]).toEqual(['moveFactory', [0, 1]]);
    s.from(1, { do: 'shrinkFactory', factory: 'industrial' });
    s.from(0, { do: 'developFactory', factory: 'military' });
    expect(s.nation(0).factories).toEqual([2, 2, 3]);
    expect(s.nation(1).factories).toEqual([2, 2, 3]);
  });

  test('DT-07 LIM-2.7.2 renewables do not rise above the territories', () => {
    const s = new Situation(2);
    make(s.nation(0), { column: 1, R: 4, territories: 4 });
    s.when(GROWTH);
    expect(s.nation(0).factories[0]).toBe(4);
  });

  test('LIM-2.7.3 a factory at the end of its track does not move', () => {
    const s = new Situation(2);
    make(s.nation(0), { column: 2, R: 8, I: 8, territories: 9 });
    s.when(GROWTH);
    expect(s.nation(0).factories).toEqual([8, 8, 1]);
    expect(s.told.filter(({ args }) => args.seat === 0)).toEqual([]);
  });

  test('LIM-2.7.4 as printed, a factory at the end of its track may be named, and nothing happens', () => {
    const s = new Situation(2);
    make(s.nation(0), { column: 4, I: 4, M: 1 });
    make(s.nation(1), { column: 4, I: 1, M: 1 });
    s.when(GROWTH);
    expect(s.g.asked).toEqual([0]);
    expect(s.offered).toEqual([
      { do: 'shrinkFactory', factory: 'industrial' },
      { do: 'shrinkFactory', factory: 'military' },
    ]);
    s.answer({ do: 'shrinkFactory', factory: 'military' });
    expect(s.nation(0).factories).toEqual([2, 4, 1]);
    expect(s.told).toEqual([{ say: 'log.atEndOfTrack', args: { seat: 0, factory: 'military' } }]);
  });

  test('LIM-2.7.4 in the other reading a military factory at level 1 does not shield industry', () => {
    const s = new Situation(2, { endOfTrack: 'another' });
    make(s.nation(0), { column: 4, I: 5, M: 1 });
    make(s.nation(1), { column: 3, I: 8, M: 1 });
    s.when(GROWTH);
    expect(s.step).toBe('rest');
    expect(s.nation(0).factories[1]).toBe(4);
    expect(s.nation(1).factories[2]).toBe(2);
  });

  test('LIM-2.7.5 political planning skips the step', () => {
    const s = new Situation(2);
    make(s.nation(0), { column: 2, R: 2, I: 2, cards: ['P06'] });
    s.when(GROWTH);
    expect(s.nation(0).factories).toEqual([2, 2, 1]);
  });
});

describe('taxes', () => {
  test('LIM-2.8.1 each head pays by the column', () => {
    const s = new Situation(4);
    for (const seat of [0, 1, 2, 3]) make(s.nation(seat), { people: 10, column: seat + 1, money: 0 });
    s.when(TAXES);
    expect(s.world.nations.map(({ money }) => money)).toEqual([20, 30, 30, 50]);
    expect(s.world.bank).toBe(436 - 130);
  });

  test('LIM-2.8.2 LIM-2.8.3 what the bank lacks comes from LIMIT and brings a financial tile', () => {
    const s = new Situation(2);
    s.world.bank = 25;
    for (const seat of [0, 1]) make(s.nation(seat), { people: 10, column: 1, money: 0 });
    s.when(TAXES);
    expect(s.world.nations.map(({ money }) => money)).toEqual([20, 20]);
    expect(s.world.bank).toBe(0);
    expect(s.world.limit.money).toBe(-15);
    expect(s.world.timeline[1]).toBe(FINANCIAL);
  });

  test('LIM-2.8.2 a bank that pays its last dollar is not short', () => {
    const s = new Situation(2);
    s.world.bank = 40;
    for (const seat of [0, 1]) make(s.nation(seat), { people: 10, column: 1 });
    s.when(TAXES);
    expect(s.world.bank).toBe(0);
    expect(s.world.crises.financial).toBe(0);
  });

  test('LIM-2.8.4 LIM-9.3 taxes and boom money together place one tile', () => {
    const s = new Situation(2);
    s.world.bank = 10;
    for (const seat of [0, 1])
      make(s.nation(seat), { people: 10, column: 4, unrest: 1, sol: [4, 4, 4, 4, 4] });
    s.when(TAXES, { step: 'publicOrder' });
    expect(s.world.crises.financial).toBe(1);
    expect(s.nation(0).money).toBe(5 + 50 + 10);
  });

  test('LIM-9.4 the order of nations changes nothing in taxes', () => {
    const results = [0, 1].map((leader) => {
      const s = new Situation(2);
      s.world.leader = leader;
      s.world.bank = 25;
      make(s.nation(0), { people: 10, column: 1 });
      make(s.nation(1), { people: 5, column: 2 });
      s.when(TAXES);
      return [s.nation(0).money, s.nation(1).money, s.world.bank, s.world.limit.money];
    });
    expect(results[0]).toEqual(results[1]);
  });
});
