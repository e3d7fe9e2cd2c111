import { describe, expect, test } from 'vitest';
import { MILITARY } from '../../../position.ts';
import { make, Situation } from '../../../testing/situation.ts';
import { join } from './groups.ts';

const STEP = { step: 'allianceStep', turn: 0 } as const;
const AGREE = { do: 'consent' } as const;
const REFUSE = { do: 'decline' } as const;
const PASS = { do: 'passDiplomacy' } as const;
const propose = (alliance: 'military' | 'economic', target: number) =>
  ({ do: 'propose', alliance, target }) as const;
const pay = (money: number) => ({ do: 'payFee', money }) as const;

describe('alliance step', () => {
  test('LIM-3.6.3 LIM-9.4 each nation has one turn, in turn order', () => {
    const s = new Situation(3);
    s.world.leader = 1;
    s.when(STEP);
    const order: number[] = [];
    while (s.step === 'diplomacy') {
      order.push(s.asked[0]);
      s.answer(PASS);
    }
    expect(order).toEqual([1, 2, 0]);
  });

  test('LIM-3.6.1 LIM-3.6.2 a nation can be in one alliance of each type, with different partners', () => {
    const s = new Situation(3);
    s.when(STEP)
      .answer(propose('military', 1), AGREE, pay(2))
      .answer(PASS)
      .answer(propose('economic', 0), AGREE, pay(2));
    expect(s.world.alliances.military.group).toEqual([1, 1, 0]);
    expect(s.world.alliances.economic.group).toEqual([1, 0, 1]);
  });

  test('LIM-3.6.4 LIM-3.6.9 tokens that show Agreement take no new proposal in this generation', () => {
    const s = new Situation(3);
    s.when(STEP).answer(propose('military', 1), AGREE, pay(2));
    expect(s.world.alliances.military.agreed).toEqual([true, true, false]);
    expect(s.asked[0]).toBe(1);
    expect(s.refusedBy(propose('military', 2))).toBe('LIM-3.6.9');
    expect(s.refusedBy(propose('military', 0))).toBe('LIM-3.6.2');
    expect(s.refusedBy(propose('economic', 0))).toBe(null);
    s.answer(PASS);
    expect(s.refusedBy(propose('military', 0))).toBe('LIM-3.6.9');
  });

  test('LIM-3.6.4 a nation that refuses ends the turn of the proposer', () => {
    const s = new Situation(2);
    s.when(STEP).answer(propose('economic', 1), REFUSE);
    expect(s.world.alliances.economic.group).toEqual([0, 0]);
    expect(s.asked[0]).toBe(1);
  });

  test('LIM-3.6.5 all members of the alliance joined must agree', () => {
    const s = new Situation(4);
    join(s.world, 1, 2, 'military');
    s.world.alliances.military.agreed.fill(false);
    s.when(STEP).answer(propose('military', 1), AGREE);
    expect([s.step, s.asked[0]]).toEqual(['consentToAlliance', 2]);
    s.answer(REFUSE);
    expect(s.world.alliances.military.group).toEqual([0, 1, 1, 0]);
  });

  test('LIM-3.6.5 the allies of the proposer must agree too', () => {
    const s = new Situation(3);
    join(s.world, 0, 2, 'economic');
    s.world.alliances.economic.agreed.fill(false);
    s.when(STEP).answer(propose('economic', 1), AGREE);
    expect(s.asked[0]).toBe(2);
    s.answer(AGREE, pay(2));
    expect(s.world.alliances.economic.group).toEqual([1, 1, 1]);
  });

  test('LIM-3.6.6 the fee of 2 goes to the bank and may be shared', () => {
    const s = new Situation(2);
    const { bank } = s.world;
    make(s.nation(0), { money: 1 });
    s.when(STEP).answer(propose('economic', 1), AGREE);
    expect(s.offered).toEqual([{ do: 'payFee', money: '0 to 1' }]);
    s.answer(pay(1));
    expect([s.asked[0], s.offered]).toEqual([1, [{ do: 'payFee', money: '0 to 1' }]]);
    s.answer(pay(1));
    expect(s.world.nations.map(({ money }) => money)).toEqual([0, 4]);
    expect(s.world.bank).toBe(bank + 2);
    expect(s.world.alliances.economic.group).toEqual([1, 1]);
  });

  test('LIM-3.6.7 if nobody pays in full the proposal fails and nobody has paid', () => {
    const s = new Situation(2);
    s.when(STEP).answer(propose('economic', 1), AGREE, pay(1), pay(0));
    expect(s.world.alliances.economic.group).toEqual([0, 0]);
    expect(s.world.nations.map(({ money }) => money)).toEqual([5, 5]);
    expect(s.world.pledges).toEqual([0, 0]);
  });

  test('LIM-3.6.6 nations that together have less than 2 cannot propose', () => {
    const s = new Situation(2);
    for (const seat of [0, 1]) make(s.nation(seat), { money: seat });
    s.when(STEP);
    expect(s.refusedBy(propose('economic', 1))).toBe('LIM-3.6.6');
    s.nation(0).money = 1;
    expect(s.refusedBy(propose('economic', 1))).toBeNull();
  });

  test('LIM-3.6.8 two alliances merge when all members of both agree', () => {
    const s = new Situation(5);
    join(s.world, 0, 1, 'economic');
    join(s.world, 2, 3, 'economic');
    s.world.alliances.economic.agreed.fill(false);
    s.when(STEP).answer(propose('economic', 2), AGREE, AGREE, AGREE, pay(2));
    expect(s.world.alliances.economic.group).toEqual([1, 1, 1, 1, 0]);
    expect(s.world.alliances.economic.agreed).toEqual([true, true, true, true, false]);
  });

  test('LIM-3.6.10 LIM-3.6.12 who leaves takes back the token; a member left alone does too', () => {
    const s = new Situation(3);
    join(s.world, 0, 1, 'military');
    s.when(STEP).answer({ do: 'leave', alliance: 'military' });
    expect(s.world.alliances.military.group).toEqual([0, 0, 0]);
    expect(s.world.alliances.military.agreed).toEqual([false, false, false]);
  });

  test('LIM-3.6.10 an alliance of three goes on without one', () => {
    const s = new Situation(3);
    join(s.world, 0, 1, 'economic');
    join(s.world, 0, 2, 'economic');
    s.when(STEP).answer({ do: 'leave', alliance: 'economic' });
    expect(s.world.alliances.economic.group).toEqual([0, 1, 1]);
  });

  test('LIM-3.6.11 LIM-3.6.13 to exclude needs the approval of all others, even on the Agreement side', () => {
    const s = new Situation(4);
    for (const other of [1, 2]) join(s.world, 0, other, 'economic');
    s.when(STEP).answer({ do: 'exclude', alliance: 'economic', target: 1 });
    expect([s.step, s.asked[0]]).toEqual(['consentToExclusion', 2]);
    s.answer(REFUSE);
    expect(s.world.alliances.economic.group).toEqual([1, 1, 1, 0]);
    s.when(STEP).answer({ do: 'exclude', alliance: 'economic', target: 1 }, AGREE);
    expect(s.world.alliances.economic.group).toEqual([1, 0, 1, 0]);
  });

  test('LIM-3.6.11 LIM-3.6.12 one of two excludes the other alone, and the alliance dissolves', () => {
    const s = new Situation(2);
    join(s.world, 0, 1, 'economic');
    s.when(STEP).answer({ do: 'exclude', alliance: 'economic', target: 1 });
    expect(s.world.alliances.economic.group).toEqual([0, 0]);
  });

  test('LIM-3.6.3 LIM-R22 after excluding or leaving nothing is left to do in the turn', () => {
    const s = new Situation(3);
    join(s.world, 0, 1, 'economic');
    join(s.world, 0, 2, 'economic');
    s.when(STEP).answer({ do: 'exclude', alliance: 'economic', target: 1 }, AGREE);
    expect([s.step, s.asked[0]]).toEqual(['diplomacy', 1]);
    s.answer(PASS, { do: 'leave', alliance: 'economic' });
    expect([s.offered, s.asked[0]]).toEqual([[{ do: 'endTurn' }], 2]);
    s.answer({ do: 'endTurn' });
    expect(s.step).toBe('rest');
    join(s.world, 0, 1, 'economic');
    s.when(STEP).answer({ do: 'exclude', alliance: 'economic', target: 1 });
    expect([s.world.alliances.economic.group, s.step, s.asked[0]]).toEqual([[0, 0, 0], 'endOfTurn', 0]);
    s.answer({ do: 'endTurn' });
    expect([s.step, s.asked[0]]).toEqual(['diplomacy', 1]);
  });

  test('LIM-3.6.14 after all turns every token shows Negotiation again and alliances remain', () => {
    const s = new Situation(2);
    s.when(STEP).answer(propose('economic', 1), AGREE, pay(2), PASS);
    expect(s.step).toBe('rest');
    expect(s.world.alliances.economic).toEqual({ group: [1, 1], agreed: [false, false] });
  });

  test('LIM-3.6.15 the step itself offers no way to trade goods or money', () => {
    const s = new Situation(2);
    join(s.world, 0, 1, 'economic');
    s.when(STEP);
    const kinds = new Set(s.offered.map((choice) => (choice as { do: string }).do));
    expect([...kinds].sort()).toEqual(['exclude', 'leave', 'passDiplomacy', 'propose']);
  });

  test('EX-18 four nations: demilitarisation, an economic alliance, and a nation that can only leave or exclude', () => {
    const s = new Situation(4);
    for (const other of [2, 3]) join(s.world, 1, other, 'military');
    join(s.world, 0, 1, 'economic');
    s.world.alliances.military.agreed.fill(false);
    s.world.alliances.economic.agreed.fill(false);
    for (const nation of s.world.nations) nation.stock[MILITARY] = 6;
    s.when(STEP).answer(propose('military', 1), AGREE, AGREE, AGREE, pay(2));
    expect(s.world.demilitarised).toBe(true);
    expect(s.world.nations.map(({ stock }) => stock[MILITARY])).toEqual([0, 0, 0, 0]);
    expect([s.step, s.asked[0]]).toEqual(['diplomacy', 1]);
    s.answer(propose('economic', 2), AGREE, AGREE, pay(2));
    expect(s.asked[0]).toBe(2);
    const kinds = new Set(s.offered.map((choice) => (choice as { do: string }).do));
    expect([...kinds].sort()).toEqual(['exclude', 'leave', 'passDiplomacy']);
    s.answer(PASS, PASS);
    expect(s.world.alliances.military).toEqual({ group: [1, 1, 1, 1], agreed: [false, false, false, false] });
    expect(s.world.alliances.economic).toEqual({ group: [1, 1, 1, 0], agreed: [false, false, false, false] });
  });
});
