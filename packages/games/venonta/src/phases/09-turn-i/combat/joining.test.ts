import { describe, expect, test } from 'vitest';
import type { VenontaOptions } from '../../../position.ts';
import { Situation } from '../../../testing/situation.ts';
import { attack } from '../../../testing/war.ts';

describe('alliances', () => {
  const allied = (bits: number, options: Partial<VenontaOptions> = {}) => {
    const realms = [
      ['NAM', 'MES', 'SUD'],
      ['EUR', 'RUS', 'MEN'],
      ['WAF', 'EAF', 'SAS'],
      ['EAS', 'SEA', 'OCE'],
    ] as const;
    const s = new Situation(realms, options);
    s.given({ round: 2, tokens: [9, 9, 9, 9], stock: [0, 0, 9, 0] }).turnOf(0);
    s.world.pacts[0 * 6 + 2] = bits;
    s.world.pacts[2 * 6 + 0] = bits;
    return s;
  };

  test('VEN-9.10.3 VEN-9.10.6 VEN-9.5.8 VEN-9.10.5 VEN-R3 an ally that is called joins with people and tanks; the attacker pays', () => {
    const s = allied(2);
    s.tanks('WAF', 2, 1);
    s.when({ step: 'wars' }).answer(attack('NAM', 'EUR'));
    expect([s.step, s.asked]).toEqual(['call', [0]]);
    s.answer({ do: 'call', target: 2 });
    expect(s.asked).toEqual([2]);
    s.answer({ do: 'joinPeople' }, { do: 'joinTank', territory: 'WAF' }, { do: 'ready' });
    expect(s.world.tokens[0]).toBe(9 - 2 - 2);
    s.dice(3, 3, 3, 2, 2, 2).answer({ do: 'alone' });
    expect(s.world.combat?.thrown).toEqual([3, 0, 0, 3]);
    expect(s.step).toBe('colonise');
    s.answer({ do: 'colonise' });
    expect([s.colony('EUR'), s.world.tokens[0]]).toEqual([0, 9]);
    expect([s.count(0, 'attacksWon'), s.count(2, 'attacksWon')]).toEqual([1, 0]);
  });

  test('VEN-9.10.3 VEN-9.10.7 a pact of defence lets nobody attack along, and no pact nobody at all', () => {
    for (const bits of [0, 1]) {
      const s = allied(bits).when({ step: 'wars' }).dice(2, 2, 2, 2, 2, 2).answer(attack('NAM', 'EUR'));
      expect(s.step).toBe('carryOn');
    }
  });

  test.each([
    [2, 1],
    [2, 2],
    [1, 1],
  ])(
    'VEN-9.10.4 who is allied to both sides joins neither, whatever the pacts are for (%i, %i)',
    (mine, theirs) => {
      const s = allied(mine);
      s.world.pacts[1 * 6 + 2] = theirs;
      s.world.pacts[2 * 6 + 1] = theirs;
      s.when({ step: 'wars' }).dice(2, 2, 2, 2, 2, 2).answer(attack('NAM', 'EUR'));
      expect(s.step).toBe('carryOn');
    },
  );

  test('CA-10 VEN-18.8 an ally that stays out can still join either side by card', () => {
    const s = allied(2).hand(2, 'CA-10');
    s.when({ step: 'wars' }).answer(attack('NAM', 'EUR'), { do: 'call', target: 2 }, { do: 'ready' });
    expect(s.refusal({ do: 'call', target: 2 })).not.toBeNull();
    s.answer({ do: 'alone' });
    expect(s.asked).toEqual([2]);
    s.answer({ do: 'playSide', card: 'CA-10', side: 'defender' }, { do: 'joinPeople' });
    expect(s.world.combat?.people).toEqual([3, 6]);
  });

  test('VEN-9.5.11 VEN-R21 allied forces that have won join another attack', () => {
    const s = allied(2);
    s.tanks('WAF', 2, 1);
    s.when({ step: 'wars' }).answer(attack('NAM', 'EUR'), { do: 'call', target: 2 });
    s.answer({ do: 'joinTank', territory: 'WAF' }, { do: 'ready' });
    s.dice(3, 3, 3, 2, 2, 2).answer({ do: 'alone' }, { do: 'leave' });
    s.answer(attack('NAM', 'RUS'), { do: 'call', target: 2 });
    expect(s.open()).toContainEqual({ do: 'joinPeople' });
  });

  test('VEN-9.5.11 VEN-R21 with the option, allied forces that have won join no other attack in the same turn', () => {
    const s = allied(2, { afterVictory: 'rest' });
    s.tanks('WAF', 0, 1);
    s.tanks('WAF', 2, 1);
    s.tanks('EAF', 2, 1);
    s.when({ step: 'wars' }).answer(attack('NAM', 'EUR'), { do: 'call', target: 2 });
    s.answer({ do: 'joinPeople' }, { do: 'joinTank', territory: 'WAF' }, { do: 'ready' });
    s.dice(3, 3, 3, 2, 2, 2).answer({ do: 'alone' }, { do: 'leave' });
    s.answer(attack('WAF', 'MEN', 1), { do: 'call', target: 2 });
    expect(s.open()).toEqual([{ do: 'ready' }, { do: 'joinTank', territory: 'EAF' }]);
    expect(s.world.spentAllies).toHaveLength(2);
    s.when({ step: 'turn' });
    expect(s.world.spentAllies).toEqual([]);
  });

  test('VEN-9.10.8 an attack on an ally ends the pact', () => {
    const s = allied(3).when({ step: 'wars' });
    s.dice(2, 2, 2, 2, 2, 2).answer(attack('SUD', 'WAF'));
    expect(s.world.pacts[2]).toBe(0);
  });

  test('VEN-10.3 a hosted tank takes no part without a pact', () => {
    const s = allied(0);
    s.tanks('EUR', 2, 1);
    s.when({ step: 'wars' }).dice(2, 2, 2, 2, 2, 2).answer(attack('NAM', 'EUR'));
    expect(s.world.combat?.thrown).toEqual([0, 3, 0, 3]);
  });
});
