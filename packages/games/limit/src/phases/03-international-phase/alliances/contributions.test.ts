import { describe, expect, test } from 'vitest';
import { play, turnWith } from '../../../testing/cards.ts';

const add = (amount: number) => ({ do: 'contribute', amount }) as const;

describe('money of several nations', () => {
  test('LIM-9.13 others are asked in turn order; the owner of the card pays the rest', () => {
    const s = turnWith(['P09'], { money: 30, pollution: 2 }, { money: 10, pollution: 1 }, 3);
    s.nation(2).money = 40;
    const { bank } = s.world;
    s.answer(play('P09'));
    expect([s.step, s.asked[0]]).toEqual(['contribution', 1]);
    s.answer(add(5));
    expect(s.asked[0]).toBe(2);
    expect(s.offered).toEqual([{ do: 'contribute', amount: '0 to 40' }]);
    s.answer(add(20));
    expect([s.step, s.asked[0]]).toEqual(['payRest', 0]);
    s.answer({ do: 'payRest' });
    expect([s.nation(0).money, s.nation(1).money, s.nation(2).money]).toEqual([5, 5, 20]);
    expect([s.world.bank, s.nation(0).pollution, s.nation(1).pollution]).toEqual([bank + 50, 0, 0]);
    expect(s.world.pledges).toEqual([0, 0, 0]);
  });

  test('LIM-9.13 when 50$ are not reached the card is withdrawn, nothing is paid and it stays in hand', () => {
    const s = turnWith(['E02', 'S08'], { money: 10 }, { money: 60 });
    s.answer(play('E02'), add(30));
    expect([s.nation(0).money, s.nation(1).money, s.nation(0).played]).toEqual([10, 60, []]);
    expect(s.g.private[0].hand).toContain('E02');
    expect(s.refusedBy(play('E02'))).toBe('LIM-9.13');
    expect(s.world.pledges).toEqual([0, 0]);
    s.answer(play('S08'));
    expect(s.step).toBe('politicalTurn');
  });

  test('LIM-9.13 the owner may withdraw instead of paying the rest', () => {
    const s = turnWith(['E02'], { money: 60 }, { money: 60 });
    s.answer(play('E02'), add(20), { do: 'withdraw' });
    expect([s.nation(0).money, s.nation(1).money, s.nation(0).played]).toEqual([60, 60, []]);
    expect([s.step, s.world.pledges]).toEqual(['politicalTurn', [0, 0]]);
  });

  test('LIM-9.13 fifty dollars must exist among all nations', () => {
    expect(turnWith(['P09'], { money: 10 }, { money: 39 }).refusedBy(play('P09'))).toBe('LIM-9.13');
    expect(turnWith(['P09'], { money: 10 }, { money: 40 }).refusedBy(play('P09'))).toBeNull();
  });

  test('LIM-3.7.3 an economic ally may pay a part of a card', () => {
    const s = turnWith(['S07'], { people: 10, money: 4, sol: [2, 1, 1, 1, 1] }, { money: 9 });
    expect(s.refusedBy(play('S07'))).toBe('LIM-1.4.7');
    s.world.alliances.economic.group = [1, 1];
    s.answer(play('S07'), add(7), { do: 'payRest' });
    expect([s.nation(0).money, s.nation(1).money, s.step]).toEqual([1, 2, 'raiseClass']);
  });

  test('LIM-3.7.3 LIM-1.4.7 the money of all allies together may be just enough, or one’s own', () => {
    const s = turnWith(['S07'], { people: 10, money: 4, sol: [2, 1, 1, 1, 1] }, { money: 6 });
    s.world.alliances.economic.group = [1, 1];
    s.answer(play('S07'), add(6));
    expect(s.step).toBe('payRest');
    s.answer({ do: 'payRest' });
    expect([s.nation(0).money, s.nation(1).money]).toEqual([0, 0]);
    const rich = turnWith(['S07'], { people: 10, money: 10, sol: [2, 1, 1, 1, 1] }, { money: 6 });
    rich.world.alliances.economic.group = [1, 1];
    rich.answer(play('S07'));
    expect([rich.nation(0).money, rich.nation(1).money]).toEqual([0, 6]);
  });

  test('LIM-9.13 what others give may cover the whole cost', () => {
    const s = turnWith(['E02', 'S11'], { money: 0, destab: 1 }, { money: 60, destab: 1 });
    s.answer(play('E02'), add(50));
    expect([s.nation(0).money, s.nation(1).money, s.nation(0).destab]).toEqual([0, 10, 0]);
    expect([s.step, s.nation(0).played]).toEqual(['politicalTurn', ['E02']]);
    expect(s.told).toContainEqual({ say: 'log.paid', args: { seat: 1, card: 'E02', money: 50 } });
  });

  test('LIM-R6 whoever can pay alone does, and is not asked; asking allies is a choice of its own', () => {
    const s = turnWith(['S11', 'P06'], { people: 2, money: 4 }, { money: 9 });
    expect(s.offered).not.toContainEqual({ do: 'playShared', card: 'S11' });
    s.world.alliances.economic.group = [1, 1];
    expect(s.offered).toContainEqual({ do: 'playShared', card: 'S11' });
    expect(s.offered).not.toContainEqual({ do: 'playShared', card: 'P06' });
    s.answer(play('S11'));
    expect([s.nation(0).money, s.nation(1).money, s.step]).toEqual([2, 9, 'politicalTurn']);
  });

  test('LIM-3.7.3 LIM-3.7.8 with enough money one may still ask; declining is no refusal', () => {
    const s = turnWith(['S11'], { people: 2, money: 4 }, { money: 9 });
    s.world.alliances.economic.group = [1, 1];
    s.answer({ do: 'playShared', card: 'S11' }, add(0), { do: 'payRest' });
    expect([s.nation(0).money, s.nation(1).money, s.step]).toEqual([2, 9, 'endOfTurn']);
  });

  test('LIM-3.7.3 whoever receives the money of P07 does not pay a part of it', () => {
    const s = turnWith(['P07'], { money: 1 }, { money: 30, I: 3 });
    s.world.alliances.economic.group = [1, 1];
    expect(s.refusedBy(play('P07'))).toBe('LIM-1.4.7');
  });
});
