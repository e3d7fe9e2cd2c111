import { describe, expect, test } from 'vitest';
import { FOSSIL, INDUSTRIAL, MILITARY, RENEWABLE } from '../../../position.ts';
import { make, Situation } from '../../../testing/situation.ts';
import { join } from './groups.ts';

const FOOD = { step: 'food' } as const;
const CALL = { do: 'callAllies' } as const;
const help = (amount: number) => ({ do: 'help', amount }) as const;

/** Three nations, allied; the first is hungry. */
function hungry(): Situation {
  const s = new Situation(3);
  join(s.world, 0, 1, 'economic');
  join(s.world, 0, 2, 'economic');
  make(s.nation(0), { people: 10, stock: { R: 4 }, R: 2, I: 3, unrest: 1 });
  make(s.nation(1), { people: 2, stock: { R: 9 } });
  make(s.nation(2), { people: 2, stock: { R: 5 } });
  return s;
}

describe('help of allies', () => {
  test('LIM-3.7.4 a nation short of renewables may ask its economic allies', () => {
    const s = hungry();
    s.when(FOOD);
    expect([s.step, s.asked[0]]).toEqual(['askAllies', 0]);
    s.answer(CALL, help(6));
    expect(s.nation(0).population).toBe(5);
    expect(s.world.nations.map(({ stock }) => stock[RENEWABLE])).toEqual([0, 1, 3]);
  });

  test('LIM-3.7.4 a nation that does not ask suffers its shortage alone', () => {
    const s = hungry();
    s.when(FOOD).answer({ do: 'standAlone' });
    expect(s.step).toBe('closeFactory');
    expect(s.nation(0).population).toBe(3);
  });

  test('LIM-3.7.4 goods and fossil may be asked for too', () => {
    const s = new Situation(2);
    join(s.world, 0, 1, 'economic');
    make(s.nation(0), { people: 10, sol: [3, 3, 3, 1, 1], stock: { I: 6, F: 0 }, I: 4 });
    make(s.nation(1), { stock: { I: 9, F: 5 } });
    s.when({ step: 'consumption' }, { step: 'production', turn: 0, stage: 0 });
    s.answer(CALL, help(4));
    expect(s.nation(0).sol).toEqual([3, 3, 3, 1, 1]);
    expect(s.nation(1).stock[INDUSTRIAL]).toBe(5);
    expect(s.step).toBe('askAllies');
    s.answer(CALL, help(1));
    expect([s.nation(0).stock[INDUSTRIAL], s.nation(0).pollution, s.nation(0).unrest]).toEqual([5, 1, 6]);
    expect(s.nation(1).stock[FOSSIL]).toBe(4);
    expect(s.world.limit.fossil).toBe(1);
  });

  test('LIM-3.7.2 a nation short of military in a riot asks its military allies, not the economic ones', () => {
    const s = new Situation(3);
    join(s.world, 0, 1, 'military');
    join(s.world, 0, 2, 'economic');
    make(s.nation(0), { people: 10, sol: [2, 2, 2, 2, 2], stock: { M: 1 }, unrest: 11 });
    for (const seat of [1, 2]) make(s.nation(seat), { sol: [4, 4, 4, 4, 4], stock: { M: 9 } });
    s.when({ step: 'publicOrder' }).answer(CALL);
    expect([s.step, s.asked[0]]).toEqual(['giveHelp', 1]);
    s.answer(help(4));
    expect(s.nation(0).sol).toEqual([2, 2, 2, 2, 2]);
    expect(s.world.nations.map(({ stock }) => stock[MILITARY])).toEqual([0, 5, 9]);
  });

  test('LIM-3.7.2 and in a military crisis', () => {
    const s = new Situation(2);
    join(s.world, 0, 1, 'military');
    s.world.destabReserve = 0;
    make(s.nation(0), { people: 5, stock: { M: 0 }, sol: [2, 2, 2, 2, 2] });
    make(s.nation(1), { people: 1, stock: { M: 9 } });
    s.when({ step: 'militaryCrisis' }).answer(CALL, help(3));
    expect(s.nation(0).sol).toEqual([2, 2, 2, 2, 1]);
    expect(s.nation(1).stock[MILITARY]).toBe(6);
  });

  test('LIM-3.7.5 LIM-3.7.1 allies are asked for a target’s military: the frame a war calls', () => {
    const s = new Situation(2);
    join(s.world, 0, 1, 'military');
    make(s.nation(1), { stock: { M: 5 } });
    s.when({ step: 'askAllies', seat: 0, alliance: 'military', resource: 'military', missing: 4 });
    s.answer(CALL);
    expect(s.offered).toEqual([{ do: 'help', amount: '0 to 4' }]);
    s.answer(help(4));
    expect(s.world.pledges).toEqual([0, 4]);
  });

  test('LIM-3.7.9 help never exceeds what is missing after the own stock', () => {
    const s = hungry();
    s.when(FOOD).answer(CALL);
    expect(s.offered).toEqual([{ do: 'help', amount: '0 to 6' }]);
    s.answer(help(4));
    expect([s.asked[0], s.offered]).toEqual([2, [{ do: 'help', amount: '0 to 2' }]]);
  });

  test('LIM-3.7.9 only what is spent for the need changes hands', () => {
    const s = hungry();
    s.when(FOOD).answer(CALL, help(2), help(0), { do: 'closeFactory', factory: 'military' });
    // 4 + 2 feed level 4, which eats 5: one of the two is used, and nothing of the own stock is kept.
    expect(s.nation(0).population).toBe(4);
    expect(s.world.nations[0].stock[RENEWABLE]).toBe(0);
    // One given, two eaten.
    expect(s.world.nations[1].stock[RENEWABLE]).toBe(6);
    expect(s.world.pledges).toEqual([0, 0, 0]);
  });

  test('LIM-3.7.9 of several promises the later ones are spared first', () => {
    const s = hungry();
    s.when(FOOD).answer(CALL, help(2), help(1), { do: 'closeFactory', factory: 'military' });
    // 4 + 3 feed level 4, which eats 5: one is missing.
    expect(s.world.nations.map(({ stock }) => stock[RENEWABLE])).toEqual([0, 6, 3]);
    expect(s.world.pledges).toEqual([0, 0, 0]);
  });

  test('LIM-3.7.9 several helpers share in turn order, and each gives what it promised', () => {
    const s = hungry();
    s.world.leader = 2;
    s.when({ step: 'food', turn: 1 }).answer(CALL, help(5), help(1));
    expect(s.nation(0).population).toBe(5);
    expect(s.world.nations.map(({ stock }) => stock[RENEWABLE])).toEqual([0, 6, 0]);
  });

  test('LIM-3.7.1 LIM-3.7.6 a target refused in war may break the alliance, and suffers the attack', () => {
    const s = new Situation(3);
    join(s.world, 1, 2, 'military');
    s.g.private[0].hand = ['E03'];
    make(s.nation(0), { stock: { M: 10 } });
    make(s.nation(2), { stock: { M: 30 } });
    s.when({ step: 'politicalTurn', seat: 0, cards: 0, withdrawn: [] });
    s.answer({ do: 'play', card: 'E03' }, { do: 'target', seat: 1 }, CALL, help(0), { do: 'breakAlliance' });
    expect(s.world.alliances.military.group).toEqual([0, 0, 0]);
    expect(s.world.nations.map(({ destab, territories }) => [destab, territories])).toEqual([
      [2, 6],
      [1, 4],
      [1, 5],
    ]);
  });

  test('LIM-3.7.6 a nation refused may break the alliance: every member takes 1 destabilisation', () => {
    const s = hungry();
    s.when(FOOD).answer(CALL, help(0), help(0));
    expect([s.step, s.asked[0]]).toEqual(['breakAlliance', 0]);
    s.answer({ do: 'breakAlliance' });
    expect(s.world.nations.map(({ destab }) => destab)).toEqual([1, 1, 1]);
    expect(s.world.destabReserve).toBe(9);
    expect(s.world.alliances.economic.group).toEqual([0, 0, 0]);
    expect(s.step).toBe('closeFactory');
  });

  test('LIM-3.7.6 it may also stay', () => {
    const s = hungry();
    s.when(FOOD).answer(CALL, help(0), help(0), { do: 'keepAlliance' });
    expect(s.world.alliances.economic.group).toEqual([1, 1, 1]);
    expect(s.nation(0).destab).toBe(0);
  });

  test('LIM-3.7.6 the other type of alliance is not touched', () => {
    const s = hungry();
    join(s.world, 0, 1, 'military');
    s.when(FOOD).answer(CALL, help(0), help(0), { do: 'breakAlliance' });
    expect(s.world.alliances.military.group).toEqual([1, 1, 0]);
  });

  test('LIM-3.7.7 partial help is no refusal', () => {
    const s = hungry();
    s.when(FOOD).answer(CALL, help(0), help(1));
    expect(s.step).not.toBe('breakAlliance');
  });

  test('LIM-3.7.7 allies who have nothing give nothing, which is a refusal', () => {
    const s = hungry();
    for (const seat of [1, 2]) make(s.nation(seat), { people: 1, stock: { R: 0 } });
    s.when(FOOD).answer(CALL);
    expect(s.step).toBe('breakAlliance');
  });

  test('LIM-3.7.8 the right to break follows a call for help, nothing else', () => {
    const s = hungry();
    s.when(FOOD).answer({ do: 'standAlone' });
    expect(s.step).toBe('closeFactory');
  });

  test('LIM-2.1.3 after partial help the levels still unfed are suffered', () => {
    const s = hungry();
    s.when(FOOD).answer(CALL, help(1), help(0));
    expect(s.nation(0).population).toBe(4);
    expect(s.nation(0).unrest).toBe(4);
  });
});
