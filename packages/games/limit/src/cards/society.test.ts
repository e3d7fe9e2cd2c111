import { describe, expect, test } from 'vitest';
import { INDUSTRIAL, MILITARY, RENEWABLE } from '../position.ts';
import { play, turnWith } from '../testing/cards.ts';

const raise = (name: 'A' | 'B' | 'C' | 'D' | 'E') => ({ do: 'raise', class: name }) as const;

describe('society cards', () => {
  test('EX-01 EX-11 LIM-7.1 S01 sustainable consumption: 20 people at C 2 need 5 goods', () => {
    const s = turnWith(['S01'], { people: 20, sol: [2, 2, 2, 1, 1], stock: { I: 9 }, unrest: 6 });
    s.answer(play('S01'));
    expect(s.nation(0)).toMatchObject({ unrest: 8, permanents: ['S01'] });
    s.when({ step: 'consumption' });
    expect(s.nation(0).stock[INDUSTRIAL]).toBe(4);
  });

  test('LIM-7.1 LIM-0.5.7 S02 indoctrination: a class falls, unrest −2; impossible when none can fall', () => {
    const s = turnWith(['S02'], { sol: [3, 3, 2, 1, 1], unrest: 6 });
    s.answer(play('S02'));
    expect(s.offered).toEqual([
      { do: 'lower', class: 'B' },
      { do: 'lower', class: 'C' },
    ]);
    s.answer({ do: 'lower', class: 'C' });
    expect(s.nation(0)).toMatchObject({ sol: [3, 3, 1, 1, 1], unrest: 4 });
    expect(turnWith(['S02']).refusedBy(play('S02'))).toBe('LIM-0.5.7');
  });

  test('LIM-7.1 LIM-7.1.1 S03 artificial intelligence takes back another immediate card, which may be played again', () => {
    const s = turnWith(['S03', 'S07', 'S11'], { money: 30 });
    s.answer(play('S07'), play('S03'));
    expect(s.nation(0)).toMatchObject({ played: ['S03'], money: 30 - 2 - 10 });
    expect(s.g.private[0].hand).toEqual(['S11', 'S07']);
  });

  test('LIM-7.1.1 S03 offers what was played this generation, but not itself', () => {
    const s = turnWith(['S03'], { money: 30, played: ['S07', 'S11'] });
    s.answer(play('S03'));
    expect(s.refusedBy({ do: 'takeBack', card: 'S03' })).toBe('LIM-7.1.1');
    s.answer({ do: 'takeBack', card: 'S11' });
    expect(s.nation(0).played).toEqual(['S07', 'S03']);
    expect(s.step).toBe('politicalTurn');
  });

  test('LIM-7.1.1 the card taken back counts as a new play', () => {
    const s = turnWith(['S03', 'S11'], { money: 30, played: ['S07'] });
    s.answer(play('S03'), play('S07'));
    expect(s.step).toBe('endOfTurn');
  });

  test('LIM-7.1 LIM-0.5.4 S04 secondary education: 2$ a head, three steps spread freely', () => {
    const s = turnWith(['S04'], { people: 10, money: 20, sol: [2, 1, 1, 1, 1] });
    s.answer(play('S04'), raise('A'), raise('B'), raise('A'));
    expect(s.nation(0)).toMatchObject({ money: 0, sol: [4, 2, 1, 1, 1] });
    expect(s.step).toBe('endOfTurn');
    expect(turnWith(['S04'], { people: 10, money: 19 }).refusedBy(play('S04'))).toBe('LIM-1.4.7');
  });

  test('LIM-7.1 S05 investment policy: 2$ a head, unrest −3', () => {
    const s = turnWith(['S05'], { people: 5, money: 12, unrest: 9 });
    s.answer(play('S05'));
    expect(s.nation(0)).toMatchObject({ money: 2, unrest: 6 });
  });

  test('LIM-7.1 LIM-7.1.2 LIM-8.2 S06 political reform: draw five of one deck, keep one, whatever the hand limit', () => {
    const s = turnWith(['S06', 'S07', 'S11', 'P13', 'P01', 'S08'], { money: 10 });
    const [first, second] = s.g.secret.decks[0][2].slice(-5).reverse();
    s.answer(play('S06'), { do: 'draw', deck: 'armyEconomy' }, { do: 'keep', card: second });
    expect(s.g.private[0].hand).toEqual(['S07', 'S11', 'P13', 'P01', 'S08', second]);
    expect(s.g.private[0].under[2][0]).toBe(first);
    expect(s.told).toContainEqual({ say: 'log.kept', args: { seat: 0, card: second }, to: [0] });
    expect(s.g.private[0].under[2]).toHaveLength(4);
    expect([s.step, s.nation(0).money]).toEqual(['politicalTurn', 0]);
  });

  test('LIM-R23 S06 the order under the deck is asked for only if the owner wants another one', () => {
    const s = turnWith(['S06', 'S07'], { money: 10 });
    const [first, second, third, fourth, fifth] = s.g.secret.decks[0][2].slice(-5).reverse();
    s.answer(play('S06'), { do: 'draw', deck: 'armyEconomy' }, { do: 'otherOrder' });
    s.answer({ do: 'keep', card: second }, { do: 'under', card: third }, { do: 'underRest' });
    expect(s.g.private[0].under[2]).toEqual([third, first, fourth, fifth]);
  });

  test('LIM-7.1 LIM-1.2.3 S06 keeps the only card of a deck', () => {
    const s = turnWith(['S06', 'S11'], { money: 10 });
    s.g.secret.decks[0] = [[], ['P09'], []];
    s.answer(play('S06'));
    expect([s.g.private[0].hand, s.g.private[0].drawn, s.step]).toEqual([
      ['S11', 'P09'],
      [],
      'politicalTurn',
    ]);
    expect(s.nation(0).drawing).toBe(-1);
    const none = turnWith(['S06', 'S11'], { money: 10 });
    none.g.secret.decks[0] = [[], [], []];
    none.answer(play('S06'));
    expect([none.g.private[0].hand, none.step]).toEqual([['S11'], 'politicalTurn']);
  });

  test('LIM-0.5.2 S07 every class that may rise is offered', () => {
    const s = turnWith(['S07', 'S11'], { money: 10, sol: [3, 2, 2, 2, 1] });
    s.answer(play('S07'));
    expect(s.offered).toEqual([raise('A'), raise('B'), raise('E')]);
  });

  test('LIM-0.5.2 S07 only class E can rise', () => {
    const s = turnWith(['S07', 'S11'], { money: 10, sol: [4, 4, 4, 4, 3] });
    s.answer(play('S07'));
    expect(s.nation(0).sol).toEqual([4, 4, 4, 4, 4]);
    expect(s.told).toContainEqual({
      say: 'log.classRose',
      args: { seat: 0, class: 'E', standard: 4, token: 'no' },
    });
  });

  test('LIM-7.1 S07 schooling: 1$ a head to the bank, one step', () => {
    const s = turnWith(['S07'], { people: 5, money: 5, sol: [2, 1, 1, 1, 1] });
    const { bank } = s.world;
    s.answer(play('S07'), raise('B'));
    expect(s.nation(0)).toMatchObject({ money: 0, sol: [2, 2, 1, 1, 1] });
    expect(s.world.bank).toBe(bank + 5);
  });

  test('EX-12 LIM-7.1 S08 conscription: 20 people give 5 military', () => {
    const s = turnWith(['S08'], { people: 20, unrest: 6, stock: { M: 1 } });
    s.answer(play('S08'));
    expect([s.nation(0).stock[MILITARY], s.nation(0).unrest]).toEqual([6, 7]);
    const few = turnWith(['S08'], { people: 2, stock: { M: 0 } });
    few.answer(play('S08'));
    expect(few.nation(0).stock[MILITARY]).toBe(0);
  });

  test('LIM-7.1 S09 overconsumption: one industrial good a head, unrest −3', () => {
    const s = turnWith(['S09'], { people: 10, stock: { I: 11 }, unrest: 5 });
    s.answer(play('S09'));
    expect([s.nation(0).stock[INDUSTRIAL], s.nation(0).unrest]).toEqual([1, 2]);
    expect(turnWith(['S09'], { people: 10, stock: { I: 9 } }).refusedBy(play('S09'))).toBe('LIM-1.4.7');
  });

  test('LIM-7.1 LIM-7.1.3 LIM-1.4.16 S10 surtax burns 10$ of the bank first, then pays what is left', () => {
    const s = turnWith(['S10'], { people: 20, money: 0, unrest: 6 });
    s.world.bank = 35;
    s.answer(play('S10'));
    expect(s.nation(0)).toMatchObject({ money: 25, unrest: 7 });
    expect([s.world.bank, s.world.limit.money, s.world.crises.financial]).toEqual([0, 10, 0]);
  });

  test('EX-01 LIM-7.1 S11 public spending: 5$ at 5 people, unrest −1; then P08 costs an industrial level', () => {
    const s = turnWith(['S11', 'P08'], { people: 5, money: 5, I: 5, unrest: 6, stock: { F: 8 } });
    const { bank } = s.world;
    s.answer(play('S11'), play('P08'));
    expect(s.nation(0)).toMatchObject({ money: 0, unrest: 5, permanents: ['P08'], factories: [2, 4, 1] });
    expect(s.world.bank).toBe(bank + 5);
    s.when({ step: 'production', turn: 0, stage: 0 });
    expect(s.nation(0).pollution).toBe(0);
  });

  test('EX-13 LIM-7.1 S12 vegetarianism: 20 people eat 10', () => {
    const s = turnWith(['S12'], { people: 20, stock: { R: 25 }, unrest: 6 });
    s.answer(play('S12')).when({ step: 'food' });
    expect(s.nation(0).stock[RENEWABLE]).toBe(15);
  });

  test('DT-04 LIM-0.6.4 S12 at unrest 10 is unplayable; at 9 it leads to 11 without destabilisation', () => {
    expect(turnWith(['S12'], { unrest: 10 }).refusedBy(play('S12'))).toBe('LIM-0.6.4');
    const s = turnWith(['S12'], { unrest: 9 });
    s.answer(play('S12'));
    expect(s.nation(0)).toMatchObject({ unrest: 11, destab: 0 });
  });
});
