import { describe, expect, test } from 'vitest';
import { totalPollution } from '../phases/00-the-game/reserves.ts';
import { FOSSIL, INDUSTRIAL, MILITARY, RENEWABLE } from '../position.ts';
import { play, turnWith } from '../testing/cards.ts';
import { make } from '../testing/situation.ts';

const factory = (name: 'renewable' | 'industrial' | 'military') =>
  ({ do: 'factory', factory: name }) as const;

describe('production cards', () => {
  test('LIM-7.2 P01 crafts: 1$ for two of one resource', () => {
    const s = turnWith(['P01'], { money: 1, stock: { I: 1 } });
    s.answer(play('P01'));
    expect(s.offered).toHaveLength(3);
    s.answer({ do: 'gain', resource: 'industrial' });
    expect([s.nation(0).money, s.nation(0).stock[INDUSTRIAL]]).toEqual([0, 3]);
  });

  test('DT-08 LIM-7.2 P02 intensive farming costs the value of the green factory and produces a level more', () => {
    const s = turnWith(['P02'], { money: 12, R: 5, territories: 5, stock: { R: 0, F: 8 } });
    s.answer(play('P02'));
    expect([s.nation(0).money, s.nation(0).permanents]).toEqual([2, ['P02']]);
    s.when({ step: 'production', turn: 0, stage: 0 });
    expect([s.nation(0).stock[RENEWABLE], s.nation(0).stock[FOSSIL], s.nation(0).pollution]).toEqual([
      20, 7, 1,
    ]);
  });

  test('LIM-7.2 LIM-7.3.5 P03 extraction: 5$ and a pollution for two fossil from LIMIT', () => {
    const s = turnWith(['P03'], { money: 5, stock: { F: 0 } });
    s.answer(play('P03'));
    expect([s.nation(0).stock[FOSSIL], s.nation(0).pollution, s.world.limit.fossil]).toEqual([2, 1, -2]);
  });

  test('LIM-7.2 P04 urbanisation: one industrial good a head, two steps up', () => {
    const s = turnWith(['P04'], { people: 3, stock: { I: 3 }, sol: [2, 1, 1, 1, 1] });
    s.answer(play('P04'), { do: 'raise', class: 'B' }, { do: 'raise', class: 'C' });
    expect(s.nation(0)).toMatchObject({ stock: [2, 0, 0, 8], sol: [2, 2, 2, 1, 1] });
    expect(s.step).toBe('endOfTurn');
  });

  test('LIM-7.2 LIM-7.2.8 LIM-6.2.5 P05 soft power hands over up to two pollution; nobody can refuse', () => {
    const s = turnWith(['P05'], { money: 20, pollution: 5 }, { pollution: 1 });
    s.answer(play('P05'));
    expect(s.offered).toEqual([{ do: 'passPollution', amount: '0 to 2' }]);
    s.answer({ do: 'passPollution', amount: 2 });
    expect([s.nation(0).pollution, s.nation(1).pollution, totalPollution(s.world)]).toEqual([3, 3, 6]);
    expect(s.step).toBe('endOfTurn');
  });

  test('LIM-7.2 P06 political planning: unrest +2, no economic growth', () => {
    const s = turnWith(['P06'], { unrest: 6 });
    s.answer(play('P06')).when({ step: 'economicGrowth' });
    expect(s.nation(0)).toMatchObject({ unrest: 8, factories: [2, 1, 1] });
    expect(s.nation(1).factories[RENEWABLE]).toBe(3);
  });

  test('LIM-7.2 LIM-7.2.5 P07 offshored production pays the target, burns bank money and pollutes the target', () => {
    const s = turnWith(['P07'], { money: 11, stock: { I: 0, F: 3 } }, { money: 0, I: 5 });
    const { bank } = s.world;
    s.answer(play('P07'));
    expect([s.nation(0).money, s.nation(0).stock[INDUSTRIAL], s.nation(0).stock[FOSSIL]]).toEqual([1, 10, 1]);
    expect([s.nation(1).money, s.nation(1).pollution, s.nation(1).factories[INDUSTRIAL]]).toEqual([10, 1, 5]);
    expect([s.world.bank, s.world.limit.money, s.nation(0).pollution]).toEqual([bank - 10, 10, 0]);
  });

  test('LIM-7.2.4 P07 without fossil runs what can be fuelled, without penalty', () => {
    const s = turnWith(['P07'], { money: 10, stock: { I: 0, F: 0 }, unrest: 6 }, { I: 5, unrest: 6 });
    s.answer(play('P07'));
    expect(s.nation(0)).toMatchObject({ unrest: 6, stock: [2, 3, 0, 0] });
    expect(s.nation(1)).toMatchObject({ unrest: 6, pollution: 0, factories: [2, 5, 1] });
  });

  test('LIM-7.2.2 P07 takes no account of the ecological production of the target', () => {
    const s = turnWith(['P07'], { money: 10, stock: { F: 3 }, cards: ['P08'] }, { I: 5, cards: ['P08'] });
    s.answer(play('P07'));
    expect(s.nation(1).pollution).toBe(1);
  });

  test('LIM-7.2 P07 can be aimed only at a nation whose price can be paid', () => {
    const s = turnWith(['P07'], { money: 5 }, { I: 5 }, 4);
    s.answer(play('P07'));
    expect(s.refusedBy({ do: 'target', seat: 1 })).toBe('LIM-1.4.7');
    expect(s.offered).toHaveLength(2);
  });

  test('LIM-1.4.7 P07 that nobody can be paid for names the lowest price, whoever asks it', () => {
    const s = turnWith(['P07'], { money: 2 }, { I: 4 }, 4);
    make(s.nation(2), { I: 3 });
    make(s.nation(3), { I: 6 });
    expect(s.refusal(play('P07'))).toMatchObject({ code: 'refuse.money', with: { need: 3, have: 2 } });
  });

  test('EX-01 LIM-7.2 LIM-7.2.1 P08 ecological production needs an industrial level to lose', () => {
    expect(turnWith(['P08'], { I: 1 }).refusedBy(play('P08'))).toBe('LIM-7.2.1');
    const s = turnWith(['P08'], { I: 2 });
    s.answer(play('P08'));
    expect(s.nation(0)).toMatchObject({ factories: [2, 1, 1], permanents: ['P08'] });
  });

  test('DT-15 LIM-7.2 P09 planet clean-up: you return one, then every nation one', () => {
    const s = turnWith(['P09'], { money: 50, pollution: 1 }, { money: 0, pollution: 4 });
    s.answer(play('P09'));
    expect([s.nation(0).pollution, s.nation(1).pollution]).toEqual([0, 3]);
    const two = turnWith(['P09'], { money: 50, pollution: 3 }, { money: 0 });
    two.answer(play('P09'));
    expect(two.nation(0).pollution).toBe(1);
  });

  test('LIM-7.2 LIM-7.2.6 P10 recycling gives a fossil for eleven goods spent at once, not for ten', () => {
    const s = turnWith(['P10', 'S09'], { I: 2, people: 20, stock: { I: 20, F: 8 } });
    s.answer(play('P10'), play('S09'));
    expect([s.nation(0).factories[INDUSTRIAL], s.nation(0).stock[FOSSIL]]).toEqual([1, 9]);
    const ten = turnWith(['S09'], { people: 10, stock: { I: 20, F: 8 }, cards: ['P10'] });
    ten.answer(play('S09'));
    expect(ten.nation(0).stock[FOSSIL]).toBe(8);
    const urban = turnWith(['P04'], { people: 20, stock: { I: 20, F: 8 }, cards: ['P10'] });
    urban.answer(play('P04'));
    expect(urban.nation(0).stock[FOSSIL]).toBe(9);
  });

  test('LIM-7.2.6 P10 gives nothing in transactions', () => {
    const s = turnWith(['E01'], { stock: { I: 20, F: 8 }, cards: ['P10'] });
    s.answer(play('E01'), { do: 'sell', resource: 'industrial', amount: 11 });
    expect(s.nation(0).stock[FOSSIL]).toBe(8);
  });

  test('LIM-7.2 P11 robotisation: industry or military two levels up for its value', () => {
    const s = turnWith(['P11'], { money: 10, I: 4, M: 1 });
    s.answer(play('P11'), factory('industrial'));
    const rose = { seat: 0, factory: 'industrial', output: 20 };
    expect(s.told).toContainEqual({ say: 'log.factoryRose', args: rose });
    expect([s.nation(0).money, s.nation(0).factories[INDUSTRIAL]]).toEqual([5, 6]);
  });

  test('LIM-7.2 LIM-7.2.3 LIM-7.2.2 P12 overproduction runs a factory once, with the fossil shortage', () => {
    const s = turnWith(['P12'], { M: 5, stock: { M: 0, F: 1 }, unrest: 3, cards: ['P08'] });
    s.answer(play('P12'), factory('military'));
    expect([s.nation(0).stock[MILITARY], s.nation(0).stock[FOSSIL], s.nation(0).pollution]).toEqual([
      5, 0, 1,
    ]);
    expect([s.nation(0).unrest, s.nation(0).factories[MILITARY]]).toEqual([6, 4]);
    const industry = turnWith(['P12'], { I: 5, stock: { I: 0, F: 8 }, cards: ['P08'] });
    industry.answer(play('P12'), factory('industrial'));
    expect(industry.nation(0).pollution).toBe(1);
  });

  test('LIM-7.2 LIM-7.2.7 P13 industrialisation: one level for the value of the factory', () => {
    const s = turnWith(['P13'], { money: 10, R: 3, M: 4 });
    s.answer(play('P13'), factory('renewable'));
    expect([s.nation(0).money, s.nation(0).factories[RENEWABLE]]).toEqual([7, 4]);
  });

  test('LIM-7.2.7 LIM-0.4.11 P13 cannot pass the territories, and a factory that can rise must be chosen', () => {
    const s = turnWith(['P13'], { money: 10, R: 5, territories: 5, M: 4 });
    s.answer(play('P13'));
    expect(s.refusedBy(factory('renewable'))).toBe('LIM-0.4.11');
    const poor = turnWith(['P13'], { money: 10, R: 5, territories: 5, M: 8, I: 8 });
    poor.answer(play('P13'));
    expect([poor.nation(0).money, poor.nation(0).factories]).toEqual([0, [5, 8, 8]]);
  });

  test('LIM-7.2.7 P11 loses the step beyond the end of the track', () => {
    const s = turnWith(['P11'], { money: 30, I: 7, M: 8 });
    s.answer(play('P11'));
    expect(s.nation(0).factories[INDUSTRIAL]).toBe(8);
  });
});
