import { describe, expect, test } from 'vitest';
import { FOSSIL, INDUSTRIAL, MILITARY, RENEWABLE } from '../position.ts';
import { play, turnWith } from '../testing/cards.ts';
import { make, Situation } from '../testing/situation.ts';

describe('army and economy cards', () => {
  test('LIM-7.3 LIM-6.1.1 E01 market access: one transaction', () => {
    const s = turnWith(['E01'], { stock: { I: 4 } });
    s.answer(play('E01'), { do: 'sell', resource: 'industrial', amount: 1 });
    expect(s.step).toBe('endOfTurn');
  });

  test('LIM-7.3 E02 humanitarian aid: you return one destabilisation, then every nation one', () => {
    const s = turnWith(['E02'], { money: 50, destab: 2 }, { money: 0, destab: 1 });
    const reserve = s.world.destabReserve;
    s.answer(play('E02'));
    expect([s.nation(0).destab, s.nation(1).destab, s.world.destabReserve]).toEqual([0, 0, reserve + 3]);
  });

  test('LIM-7.3 LIM-7.3.1 LIM-0.4.8 E03 annexation takes a territory and a factory level of the target’s choice', () => {
    const s = turnWith(['E03'], { stock: { M: 10 } }, { R: 5, territories: 5, I: 3, M: 2, stock: { M: 0 } });
    s.answer(play('E03'));
    expect([s.step, s.asked[0]]).toEqual(['weakening', 1]);
    s.answer({ do: 'weaken', factory: 'industrial' });
    expect(s.told).toContainEqual({ say: 'log.territoryTaken', args: { seat: 0, target: 1, count: 1 } });
    const fell = { seat: 1, factory: 'renewable', output: 5 };
    expect(s.told).toContainEqual({ say: 'log.factoryFell', args: fell });
    expect([s.nation(0).territories, s.nation(0).stock[MILITARY], s.nation(0).destab]).toEqual([6, 0, 2]);
    expect(s.nation(1)).toMatchObject({ territories: 4, factories: [4, 2, 2] });
  });

  test('LIM-7.3.1 LIM-0.4.11 the attacker picks in a mass destruction, and in an annexation if the table says so', () => {
    const war = { I: 3, M: 2, stock: { M: 0 } };
    const s = turnWith(['E06'], { stock: { M: 10 } }, war);
    s.answer(play('E06'));
    expect([s.step, s.asked[0]]).toEqual(['weakening', 0]);
    const other = new Situation(2, { annexation: 'attacker' });
    other.g.private[0].hand = ['E03'];
    make(other.nation(0), { stock: { M: 10 } });
    make(other.nation(1), war);
    other.when({ step: 'politicalTurn', seat: 0, cards: 0, withdrawn: [] }).answer(play('E03'));
    expect([other.step, other.asked[0]]).toEqual(['weakening', 0]);
    // A factory that has nothing to lose cannot be named for a card.
    const low = turnWith(['E03'], { stock: { M: 10 } }, { I: 3, M: 1, stock: { M: 0 } });
    low.answer(play('E03'));
    expect(low.nation(1).factories).toEqual([2, 2, 1]);
  });

  test('LIM-7.3 LIM-6.1.9 E04 stock exchange burns 10$ of one’s own and gives two transactions', () => {
    const s = turnWith(['E04', 'E01'], { money: 12, stock: { I: 4, M: 4 } });
    s.answer(play('E04'), play('E01'));
    expect([s.nation(0).money, s.world.limit.money]).toEqual([2, 10]);
    s.answer({ do: 'sell', resource: 'industrial', amount: 1 });
    expect(s.refusedBy({ do: 'sell', resource: 'industrial', amount: 1 })).toBe('LIM-6.1.9');
    s.answer({ do: 'sell', resource: 'military', amount: 1 });
    expect(s.step).toBe('endOfTurn');
  });

  test('LIM-7.3 LIM-7.3.6 E05 colonisation takes what the tile still holds', () => {
    const s = turnWith(['E05'], { stock: { M: 5 } });
    s.world.colonisation.fossil = 1;
    s.answer(play('E05'));
    expect(s.nation(0)).toMatchObject({ territories: 6, destab: 2, stock: [2, 1, 0, 9] });
    expect(s.world.colonisation).toEqual({ territories: 2, fossil: 0 });
    const empty = turnWith(['E05'], { stock: { M: 5 } });
    empty.world.colonisation = { territories: 0, fossil: 0 };
    expect(empty.refusedBy(play('E05'))).toBe('LIM-7.3.6');
  });

  test('LIM-7.3 E06 mass destruction: a territory to LIMIT, a factory level, three pollution', () => {
    const s = turnWith(['E06'], { stock: { M: 10 } }, { territories: 5, I: 1, M: 3, stock: { M: 0 } });
    s.answer(play('E06'));
    expect(s.nation(1)).toMatchObject({ territories: 4, factories: [2, 1, 2], pollution: 3 });
    expect([s.world.limit.territories, s.nation(0).destab]).toEqual([1, 2]);
    const first = turnWith(['E06'], {}, { stock: { M: 10 } });
    first.g.private[1].hand = ['E06', 'S11'];
    make(first.nation(0), { I: 3, M: 3, stock: { M: 0 } });
    first.when({ step: 'politicalTurn', seat: 1, cards: 0, withdrawn: [] }).answer(play('E06'));
    expect(first.offered).toEqual([
      { do: 'weaken', factory: 'industrial' },
      { do: 'weaken', factory: 'military' },
    ]);
    first.answer({ do: 'weaken', factory: 'military' });
    expect(first.nation(0)).toMatchObject({ factories: [2, 3, 2], pollution: 3, territories: 4 });
    expect([first.step, first.asked[0]]).toEqual(['politicalTurn', 1]);
  });

  test('LIM-7.3 LIM-7.3.3 LIM-7.3.4 LIM-6.2.5 E07 political interference takes money and raises a class of the target', () => {
    const s = turnWith(['E07'], { money: 0 }, { people: 10, money: 7, sol: [2, 2, 1, 1, 1] });
    s.answer(play('E07'));
    expect(s.asked[0]).toBe(0);
    s.answer({ do: 'raise', class: 'A' });
    expect([s.nation(0).money, s.nation(1).money]).toEqual([7, 0]);
    expect(s.nation(1)).toMatchObject({ sol: [3, 2, 1, 1, 1], zone: 1, rows: 4 });
    expect(s.world.limit.money).toBe(10);
    const first = turnWith([], { people: 3, money: 7, sol: [2, 2, 1, 1, 1] }, { money: 0 });
    first.g.private[1].hand = ['E07', 'S11'];
    first.when({ step: 'politicalTurn', seat: 1, cards: 0, withdrawn: [] }).answer(play('E07'));
    first.answer({ do: 'raise', class: 'C' });
    expect([first.nation(0).sol, first.nation(1).sol]).toEqual([
      [2, 2, 2, 1, 1],
      [1, 1, 1, 1, 1],
    ]);
  });

  test('LIM-7.3 E08 military operation takes up to 2 fossil, or 5 renewables, or 5 goods', () => {
    const loot = (resource: 'fossil' | 'renewable' | 'industrial') => {
      const s = turnWith(
        ['E08'],
        { stock: { R: 0, I: 0, M: 3, F: 0 } },
        { stock: { R: 9, I: 4, M: 0, F: 8 } },
      );
      s.answer(play('E08'), { do: 'loot', resource });
      expect(s.nation(0).destab).toBe(1);
      return [s.nation(0).stock, s.nation(1).stock];
    };
    expect(loot('fossil')).toEqual([
      [0, 0, 0, 2],
      [9, 4, 0, 6],
    ]);
    expect(loot('renewable')).toEqual([
      [5, 0, 0, 0],
      [4, 4, 0, 8],
    ]);
    expect(loot('industrial')).toEqual([
      [0, 4, 0, 0],
      [9, 0, 0, 8],
    ]);
  });

  test('LIM-7.3 E09 police repression: military of two levels below, destabilisation, unrest −2', () => {
    const s = turnWith(['E09'], { people: 10, stock: { M: 4 }, unrest: 6 });
    s.answer(play('E09'));
    expect([s.nation(0).stock[MILITARY], s.nation(0).destab, s.nation(0).unrest]).toEqual([1, 1, 4]);
    expect(turnWith(['E09'], { people: 10, stock: { M: 2 } }).refusedBy(play('E09'))).toBe('LIM-1.4.7');
  });

  test('LIM-7.3 LIM-7.3.2 E10 speculation moves one rate by one, then one transaction', () => {
    const s = turnWith(['E10'], { money: 5, stock: { I: 2 } });
    s.world.market.rate[FOSSIL] = 10;
    s.world.market.rate[RENEWABLE] = 1;
    const { bank } = s.world;
    s.answer(play('E10'));
    expect([s.nation(0).money, s.world.bank, s.world.limit.money]).toEqual([0, bank - 5, 10]);
    expect(s.refusedBy({ do: 'rateUp', resource: 'fossil' })).toBe('LIM-7.3.2');
    expect(s.refusedBy({ do: 'rateDown', resource: 'renewable' })).toBe('LIM-7.3.2');
    s.answer({ do: 'rateUp', resource: 'industrial' });
    expect(s.world.market.rate[INDUSTRIAL]).toBe(5);
    s.answer({ do: 'sell', resource: 'industrial', amount: 2 });
    expect([s.nation(0).money, s.world.market.rate[INDUSTRIAL]]).toEqual([8, 4]);
  });

  test('EX-14 LIM-7.3 LIM-7.3.3 E11 tourism: 20$ from a target at C 3, whose unrest falls by 2', () => {
    const s = turnWith(['E11'], { money: 0 }, { money: 25, sol: [3, 3, 3, 1, 1], unrest: 8 });
    s.answer(play('E11'));
    expect([s.nation(0).money, s.nation(1).money, s.nation(1).unrest]).toEqual([20, 5, 6]);
    const poor = turnWith(['E11'], { money: 0 }, { money: 4, sol: [3, 3, 3, 1, 1] });
    poor.answer(play('E11'));
    expect(poor.nation(0).money).toBe(4);
  });

  test('LIM-7.3 LIM-6.2.5 E12 terrorism: the target’s unrest +3, with destabilisation beyond 11', () => {
    const s = turnWith(['E12'], { stock: { M: 1 } }, { unrest: 10, stock: { M: 20 } });
    s.answer(play('E12'));
    expect(s.nation(0)).toMatchObject({ destab: 1, stock: [2, 1, 0, 8] });
    expect(s.nation(1)).toMatchObject({ unrest: 11, destab: 2 });
    expect(s.step).toBe('endOfTurn');
  });

  test('DT-05 LIM-1.4.8 a bank of 9$ stops S10, E07, E11 and P07, but not E10', () => {
    const s = turnWith(['S10', 'E07', 'E11', 'P07', 'E10'], { money: 5 });
    s.world.bank = 9;
    for (const card of ['S10', 'E07', 'E11', 'P07'] as const)
      expect(s.refusedBy(play(card))).toBe('LIM-1.4.8');
    expect(s.refusedBy(play('E10'))).toBeNull();
    s.nation(0).money = 4;
    expect(s.refusedBy(play('E10'))).toBe('LIM-1.4.7');
  });

  test('LIM-7.3.5 LIM-0.7.4 tokens taken as a cost come from LIMIT when the reserve is empty', () => {
    const s = turnWith(['E12'], { stock: { M: 1 } });
    s.world.destabReserve = 0;
    s.answer(play('E12'));
    expect([s.nation(0).destab, s.world.limit.destab]).toEqual([1, -1]);
  });

  test('LIM-5.12 LIM-5.8 alone, the star nation is the target: no terrorism, only its fossil, and it resists for nothing', () => {
    expect(turnWith(['E12'], { stock: { M: 1 } }, {}, 1).refusedBy(play('E12'))).toBe('LIM-5.12');
    const s = turnWith(['E08'], { stock: { M: 9, F: 8 } }, {}, 1);
    s.answer(play('E08'), { do: 'force', amount: 4 });
    expect([s.nation(0).stock[FOSSIL], s.world.star?.fossil]).toEqual([10, 6]);
    const weak = turnWith(['E08'], { stock: { M: 3, F: 8 } }, {}, 1);
    weak.answer(play('E08'));
    expect([weak.nation(0).stock[FOSSIL], weak.nation(0).stock[MILITARY]]).toEqual([8, 0]);
  });

  test('LIM-5.9 LIM-5.13 alone, the clean-up is paid alone and concerns the star nation too', () => {
    const s = turnWith(['P09'], { money: 50, pollution: 2 }, {}, 1);
    if (s.world.star !== null) s.world.star.pollution = 2;
    s.answer(play('P09'));
    expect([s.nation(0).pollution, s.world.star?.pollution, s.world.star?.money]).toEqual([0, 1, 40]);
  });
});
