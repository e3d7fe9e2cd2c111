import { promptOf } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { venonta } from '../../game.ts';
import { Situation, THREE } from '../../testing/situation.ts';

function marching(): Situation {
  const s = new Situation(THREE).given({ tokens: [5, 5, 5] }).turnOf(0);
  s.tanks('NAM', 0, 2);
  return s;
}

describe('moves of tanks', () => {
  test('VEN-R17 steps without anything to do are left out', () => {
    const s = new Situation(THREE)
      .given({ tokens: [0, 5, 5] })
      .turnOf(0)
      .when({ step: 'wars' });
    expect(s.step).toBe('rest');
  });

  test('VEN-10.1 VEN-10.5 each tank moves along one link', () => {
    const s = marching().when({ step: 'march' });
    s.answer({ do: 'move', from: 'NAM', to: 'SUD' });
    expect([s.tanks('NAM', 0), s.tanks('SUD', 0)]).toEqual([1, 1]);
    expect(s.refusal({ do: 'move', from: 'SUD', to: 'WAF' })).not.toBeNull();
    expect(s.refusal({ do: 'move', from: 'NAM', to: 'WAF' })).not.toBeNull();
    expect(s.refusal({ do: 'move', from: 'NAM', to: 'MES' })).toBeNull();
  });

  test('before a turn ends, the question says how many tanks have not moved and how many tokens are left', () => {
    const s = marching().when({ step: 'march' });
    expect(promptOf(venonta, s.view(0))?.with).toMatchObject({ tanks: 2 });
    s.answer({ do: 'move', from: 'NAM', to: 'SUD' });
    expect(promptOf(venonta, s.view(0))?.with).toMatchObject({ tanks: 1 });
    s.when({ step: 'produce' });
    expect(promptOf(venonta, s.view(0))?.with).toMatchObject({ tokens: 5 });
  });

  test('VEN-10.2 VEN-9.4.11 VEN-R7 into a territory of another by consent, which may be paid', () => {
    const s = marching().when({ step: 'march' });
    s.answer({ do: 'enter', from: 'NAM', to: 'EUR', pay: 2 });
    expect(s.asked).toEqual([1]);
    s.answer({ do: 'accept' });
    expect(s.tanks('EUR', 0)).toBe(1);
    expect(s.world.tokens).toEqual([3, 7, 5]);
    s.answer({ do: 'enter', from: 'NAM', to: 'RUS', pay: 0 });
    s.answer({ do: 'refuse' });
    expect(s.tanks('RUS', 0)).toBe(0);
    expect(s.refusedBy({ do: 'enter', from: 'NAM', to: 'RUS', pay: 0 })).toBe('VEN-10.2');
  });

  test('VEN-10.2 VEN-R7 the host may name a price, and the guest pays it or stays out', () => {
    const s = marching().when({ step: 'march' });
    s.answer({ do: 'enter', from: 'NAM', to: 'EUR', pay: 1 });
    expect(s.refusal({ do: 'demand', pay: 1 })).not.toBeNull();
    expect(s.refusal({ do: 'demand', pay: 6 })).not.toBeNull();
    s.answer({ do: 'demand', pay: 3 });
    expect([s.step, s.asked]).toEqual(['payEntry', [0]]);
    s.answer({ do: 'accept' });
    expect([s.tanks('EUR', 0), s.world.tokens]).toEqual([1, [2, 8, 5]]);
    s.answer({ do: 'enter', from: 'NAM', to: 'RUS', pay: 0 }, { do: 'demand', pay: 2 }, { do: 'refuse' });
    expect([s.tanks('RUS', 0), s.world.tokens]).toEqual([0, [2, 8, 5]]);
    expect(s.refusedBy({ do: 'enter', from: 'NAM', to: 'RUS', pay: 0 })).toBe('VEN-10.2');
  });

  test('VEN-10.2 into a colony just conquered', () => {
    const s = marching();
    s.colony('EUR', 0);
    s.when({ step: 'march' });
    s.answer({ do: 'move', from: 'NAM', to: 'EUR' });
    expect(s.tanks('EUR', 0)).toBe(1);
  });

  test('VEN-10.4 a host can send guests away; they go home or are lost', () => {
    const s = marching().turnOf(1);
    s.tanks('EUR', 0, 1);
    s.tanks('EUR', 2, 1);
    s.when({ step: 'march' });
    s.answer({ do: 'expel', territory: 'EUR', target: 0 });
    expect(s.asked).toEqual([0]);
    s.answer({ do: 'retreat', to: 'WAF' });
    expect([s.tanks('EUR', 0), s.tanks('WAF', 0)]).toEqual([0, 1]);
    s.answer({ do: 'expel', territory: 'EUR', target: 2 });
    expect(s.tanks('EUR', 2)).toBe(0);
    expect(s.heard('log.tanksStranded')).toBe(true);
  });
});
