import { describe, expect, test } from 'vitest';
import { FOSSIL, MILITARY } from '../../position.ts';
import { play, turnWith } from '../../testing/cards.ts';

const RESIST = { do: 'resist' } as const;
const YIELD = { do: 'yield' } as const;

describe('war', () => {
  test('LIM-6.2.1 the attacker may spend more than the minimum, and pays before the answer', () => {
    const s = turnWith(['E08'], { stock: { M: 8 } }, { stock: { M: 9 } });
    s.answer(play('E08'));
    expect(s.offered).toEqual([{ do: 'force', amount: '3 to 8' }]);
    s.answer({ do: 'force', amount: 5 });
    expect([s.nation(0).stock[MILITARY], s.nation(0).destab]).toEqual([3, 1]);
    expect([s.step, s.asked[0]]).toEqual(['resistance', 1]);
  });

  test('LIM-6.2.2 LIM-6.2.4 whoever spends the same force resists: nothing happens, the force of both is lost', () => {
    const s = turnWith(['E03'], { stock: { M: 10 } }, { stock: { M: 12 }, territories: 5 });
    s.answer(play('E03'), RESIST);
    expect([s.nation(0).stock[MILITARY], s.nation(1).stock[MILITARY], s.nation(1).territories]).toEqual([
      0, 2, 5,
    ]);
    expect(s.step).toBe('endOfTurn');
  });

  test('LIM-6.2.3 whoever will not or cannot resist suffers the effect', () => {
    const s = turnWith(['E03'], { stock: { M: 10 } }, { stock: { M: 12 }, territories: 5 });
    s.answer(play('E03'), YIELD);
    expect([s.nation(1).stock[MILITARY], s.nation(1).territories]).toEqual([12, 4]);
    const weak = turnWith(['E03'], { stock: { M: 10 } }, { stock: { M: 9 }, territories: 5 });
    weak.answer(play('E03'));
    expect([weak.nation(1).stock[MILITARY], weak.nation(1).territories]).toEqual([9, 4]);
  });

  test('LIM-6.2.1 the minimum is 10 military for E03 and E06, 3 for E08', () => {
    const s = turnWith(['E03', 'E06', 'E08'], { stock: { M: 9 } });
    expect([s.refusedBy(play('E03')), s.refusedBy(play('E06')), s.refusedBy(play('E08'))]).toEqual([
      'LIM-6.2.1',
      'LIM-6.2.1',
      null,
    ]);
  });

  test('LIM-3.7.1 LIM-3.7.5 LIM-6.2.2 the target may call its military allies; together they repel the attack', () => {
    const s = turnWith(['E08'], { stock: { M: 6 } }, { stock: { M: 2, F: 8 } }, 3);
    s.world.alliances.military.group = [0, 1, 1];
    s.nation(2).stock[MILITARY] = 9;
    s.answer(play('E08'), { do: 'target', seat: 1 }, { do: 'force', amount: 6 });
    expect(s.asked[0]).toBe(1);
    s.answer({ do: 'callAllies' });
    expect(s.offered).toEqual([{ do: 'help', amount: '0 to 4' }]);
    s.answer({ do: 'help', amount: 4 });
    expect([s.nation(1).stock[MILITARY], s.nation(2).stock[MILITARY], s.nation(1).stock[FOSSIL]]).toEqual([
      0, 5, 8,
    ]);
    expect(s.world.pledges).toEqual([0, 0, 0]);
  });

  test('LIM-6.2.2 help that does not reach the force is not spent', () => {
    const s = turnWith(['E08'], { stock: { M: 6 } }, { stock: { R: 0, I: 0, M: 2, F: 8 } }, 3);
    s.world.alliances.military.group = [0, 1, 1];
    s.nation(2).stock[MILITARY] = 9;
    s.answer(play('E08'), { do: 'target', seat: 1 }, { do: 'force', amount: 6 });
    s.answer({ do: 'callAllies' }, { do: 'help', amount: 3 });
    expect([s.nation(1).stock[MILITARY], s.nation(2).stock[MILITARY], s.nation(1).stock[FOSSIL]]).toEqual([
      2, 9, 6,
    ]);
    expect(s.world.pledges).toEqual([0, 0, 0]);
  });

  test('LIM-6.2.6 allies may be attacked', () => {
    const s = turnWith(['E08'], { stock: { M: 3 } }, { stock: { M: 3 } });
    s.world.alliances.military.group = [1, 1];
    s.answer(play('E08'));
    expect([s.step, s.asked[0]]).toEqual(['resistance', 1]);
  });
});
