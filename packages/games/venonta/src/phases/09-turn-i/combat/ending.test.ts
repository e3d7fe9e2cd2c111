import { describe, expect, test } from 'vitest';
import type { Situation } from '../../../testing/situation.ts';
import { attack, atWar, LOST, ROLL, STOP, WON } from '../../../testing/war.ts';

describe('outcomes', () => {
  test('VEN-9.8.1 VEN-9.6.10 a truce ends combats, not movement', () => {
    const s = atWar();
    s.tanks('NAM', 0, 1);
    s.when({ step: 'wars' }, { step: 'endTurn' }).dice(2, 2, 2, 2, 2, 2).answer(attack('NAM', 'EUR'), STOP);
    expect(s.step).toBe('march');
  });

  test('VEN-9.8.3 a defeat ends the turn without movement', () => {
    const s = atWar();
    s.tanks('NAM', 0, 1);
    s.when({ step: 'wars' }, { step: 'endTurn' })
      .dice(...LOST)
      .answer(attack('NAM', 'EUR'));
    expect(s.asked).toEqual([1]);
    expect(s.step).not.toBe('march');
  });

  test('VEN-9.8.4 VEN-9.8.5 VEN-9.8.6 VEN-9.8.7 victory devastates, drives out a migrant, and a colony refunds (case 17)', () => {
    const s = atWar();
    s.tanks('NAM', 0, 1);
    s.when({ step: 'wars' });
    s.dice(3, 3, 3, 2, 2, 2).answer(attack('NAM', 'EUR', 1));
    expect(s.world.tokens[0]).toBe(9);
    expect([s.world.stock[1], s.world.external[1], s.tep('EUR'), s.world.consumed]).toEqual([4, 1, 1, 1]);
    expect(s.world.co2).toBe(0);
    expect(s.world.migrants.reduce((sum, count) => sum + count, 0)).toBe(1);
    s.answer({ do: 'colonise' });
    expect(s.colony('EUR')).toBe(0);
    expect([s.world.tokens[0], s.world.colonists[0]]).toEqual([12, 2]);
    expect(s.tanks('NAM', 0)).toBe(1);
    expect(s.count(0, 'coloniesGained')).toBe(1);
  });

  const migrants = (s: Situation) => s.world.migrants.reduce((sum, count) => sum + count, 0);

  test('VEN-9.8.6 a migrant leaves the territory too when its defender has won', () => {
    const s = atWar()
      .when({ step: 'wars' })
      .dice(...LOST)
      .answer(attack('NAM', 'EUR'));
    expect(migrants(s)).toBe(1);
    expect(s.told.find(({ say }) => say === 'log.migrant')?.args.territory).toBe('EUR');
    const conquest = atWar({ warMigrants: 'conquest' })
      .when({ step: 'wars' })
      .dice(...LOST)
      .answer(attack('NAM', 'EUR'));
    expect(migrants(conquest)).toBe(0);
  });

  test('VEN-9.8.6 VEN-9.9.13 nobody migrates when a liberation fails', () => {
    const s = atWar();
    s.colony('NAM', 1);
    s.when({ step: 'wars' })
      .dice(...LOST)
      .answer(attack('SUD', 'NAM'));
    expect(migrants(s)).toBe(0);
  });

  test('VEN-9.8.7 with the option only the tokens for tanks come back', () => {
    const s = atWar({ refund: 'tanks' });
    s.tanks('NAM', 0, 1);
    s.when({ step: 'wars' })
      .dice(3, 3, 3, 2, 2, 2)
      .answer(attack('NAM', 'EUR', 1), { do: 'colonise' });
    expect(s.world.tokens[0]).toBe(10);
  });

  test('VEN-9.5.8 an attack can be made dearer', () => {
    const s = atWar({ attackCost: 3 }).when({ step: 'wars' });
    s.dice(2, 2, 2, 2, 2, 2).answer(attack('NAM', 'EUR'));
    expect(s.world.tokens[0]).toBe(9);
  });

  test('VEN-9.8.4 the winner may leave it free', () => {
    const s = atWar().when({ step: 'wars' });
    s.dice(...WON).answer(attack('NAM', 'EUR'), { do: 'leave' });
    expect([s.colony('EUR'), s.world.tokens[0], s.count(0, 'attacksWon')]).toEqual([-1, 10, 1]);
  });

  test('VEN-9.8.8 without a head colonist there is no colony and no refund', () => {
    const s = atWar()
      .given({ colonists: [0, 3, 3] })
      .when({ step: 'wars' });
    s.dice(...WON).answer(attack('NAM', 'EUR'));
    expect([s.step, s.colony('EUR'), s.world.tokens[0]]).toEqual(['war', -1, 10]);
    expect(s.count(0, 'attacksWon')).toBe(1);
  });
});

describe('what counts for objectives', () => {
  const won = (vp: number[], from: 'NAM' | 'WAF' = 'NAM', to: 'EUR' | 'EAF' | 'MEN' = 'EUR') =>
    atWar()
      .given({ vp })
      .when({ step: 'wars' })
      .dice(...WON)
      .answer(attack(from, to));

  test('CO-A08 a victory over the opponent with most VP, equals included, whatever the attacker has', () => {
    expect(won([9, 5, 4]).count(0, 'attacksWonVsLeader')).toBe(1);
    expect(won([0, 5, 5]).count(0, 'attacksWonVsLeader')).toBe(1);
    expect(won([0, 4, 5]).count(0, 'attacksWonVsLeader')).toBe(0);
  });

  test('CO-A09 a victory across a shared water, also where there is a border by land', () => {
    expect(won([0, 0, 0]).count(0, 'attacksWonBySea')).toBe(1);
    expect(won([0, 0, 0], 'WAF', 'MEN').count(0, 'attacksWonBySea')).toBe(1);
    expect(won([0, 0, 0], 'WAF', 'EAF').count(0, 'attacksWonBySea')).toBe(0);
    expect(won([0, 0, 0], 'WAF', 'EAF').count(0, 'attacksWon')).toBe(1);
  });
});

describe('colonies', () => {
  test('VEN-9.9.6 VEN-9.9.7 a head colonist defends; beaten by a third it goes home', () => {
    const s = atWar();
    s.colony('EUR', 2);
    s.tanks('EUR', 1, 1);
    s.when({ step: 'wars' })
      .dice(...WON)
      .answer(attack('NAM', 'EUR'));
    expect(s.world.colonists[2]).toBe(3);
    expect(s.world.stock[1]).toBe(4);
    s.answer({ do: 'colonise' });
    expect(s.colony('EUR')).toBe(0);
    expect([s.step, s.asked]).toEqual(['retreat', [1]]);
    s.answer({ do: 'retreat', to: 'MEN' });
    expect([s.tanks('EUR', 1), s.tanks('MEN', 1)]).toEqual([0, 1]);
  });

  test('VEN-9.9.7 VEN-10.4 a tank of the winner that was a guest there stays if it colonises, else it leaves', () => {
    const won = () => {
      const s = atWar();
      s.colony('EUR', 2);
      s.tanks('EUR', 0, 1);
      return s
        .when({ step: 'wars' })
        .dice(...WON)
        .answer(attack('NAM', 'EUR'));
    };
    const colonised = won().answer({ do: 'colonise' });
    expect([colonised.step, colonised.tanks('EUR', 0)]).toEqual(['war', 1]);
    const left = won().answer({ do: 'leave' });
    expect([left.step, left.asked]).toEqual(['retreat', [0]]);
  });

  test('VEN-9.9.8 VEN-9.9.10 VEN-9.9.12 a rebellion for one token removes colonist and tanks (case 18)', () => {
    const s = atWar();
    s.colony('NAM', 1);
    s.tanks('NAM', 1, 1);
    s.when({ step: 'wars' });
    s.dice(...[1, 6, 1, 2, 2, 2], ...[1, 6, 1, 2, 2, 2]).answer({ do: 'rebel', territory: 'NAM' }, ROLL);
    expect([s.colony('NAM'), s.tanks('NAM', 1), s.world.colonists[1]]).toEqual([-1, 0, 3]);
    expect(s.world.tokens[0]).toBe(11);
    expect(s.count(0, 'liberations')).toBe(1);
    expect(s.world.migrants.every((count) => count === 0)).toBe(true);
    expect(s.tep('NAM')).toBe(2);
    expect([s.count(0, 'combatsStarted'), s.count(0, 'attacksWon')]).toEqual([0, 0]);
  });

  test('VEN-24.13 what was levied stays taken when the colony is free', () => {
    const s = atWar().turnOf(1);
    s.colony('NAM', 1);
    s.when({ step: 'produce' }).answer(
      { do: 'levyRation', territory: 'NAM' },
      { do: 'levyTep', territory: 'NAM', to: 'EUR' },
    );
    s.turnOf(0)
      .when({ step: 'wars' })
      .dice(...WON)
      .answer({ do: 'rebel', territory: 'NAM' });
    expect([s.colony('NAM'), s.tep('NAM'), s.tep('EUR')]).toEqual([-1, 1, 3]);
    expect(s.world.stock).toEqual([4, 6, 5]);
  });

  test('VEN-9.9.11 VEN-9.9.16 VEN-9.9.8 a failed rebellion does not end the turn, and is not repeated', () => {
    const s = atWar();
    s.colony('NAM', 1);
    s.when({ step: 'wars' })
      .dice(...LOST)
      .answer({ do: 'rebel', territory: 'NAM' });
    expect([s.step, s.colony('NAM')]).toEqual(['war', 1]);
    expect(s.refusedBy({ do: 'rebel', territory: 'NAM' })).toBe('VEN-9.9.16');
    expect(s.refusedBy(attack('SUD', 'NAM'))).toBe('VEN-9.9.16');
    const stopped = atWar();
    stopped.colony('NAM', 1);
    stopped.when({ step: 'wars' }).dice(1, 2, 2, 2, 2, 2).answer({ do: 'rebel', territory: 'NAM' }, STOP);
    expect(stopped.step).toBe('war');
  });

  test('VEN-9.9.13 liberation is an attack from another own territory, without migrant or refund', () => {
    const s = atWar();
    s.colony('NAM', 1);
    s.when({ step: 'wars' })
      .dice(...WON)
      .answer(attack('SUD', 'NAM'));
    expect([s.colony('NAM'), s.world.tokens[0], s.world.colonists[1]]).toEqual([-1, 10, 3]);
    expect([s.count(0, 'liberations'), s.count(0, 'attacksWon'), s.count(0, 'combatsStarted')]).toEqual([
      1, 1, 0,
    ]);
    expect(s.world.migrants.every((count) => count === 0)).toBe(true);
    const lost = atWar();
    lost.colony('NAM', 1);
    lost
      .when({ step: 'wars' }, { step: 'endTurn' })
      .dice(...LOST)
      .answer(attack('SUD', 'NAM'));
    expect(lost.asked).toEqual([1]);
  });

  test('VEN-9.9.13 not from a colony of one’s own, nor from where one’s tank is a guest', () => {
    const s = atWar();
    s.colony('NAM', 1);
    s.colony('EUR', 0);
    s.tanks('RUS', 0, 1);
    s.when({ step: 'wars' });
    expect(s.refusedBy(attack('EUR', 'NAM'))).toBe('VEN-9.9.13');
    expect(s.refusedBy(attack('RUS', 'NAM', 1))).toBe('VEN-9.9.13');
    expect(s.refusal(attack('SUD', 'NAM'))).toBeNull();
  });

  test('VEN-R5 a rebellion is fought by its two sides alone', () => {
    const s = atWar().hand(1, 'CA-05').hand(2, 'CA-10');
    s.colony('NAM', 1);
    s.tanks('RUS', 2, 1);
    s.world.pacts[1 * 6 + 2] = 3;
    s.world.pacts[2 * 6 + 1] = 3;
    s.when({ step: 'wars' })
      .dice(...LOST)
      .answer({ do: 'rebel', territory: 'NAM' });
    // The third is asked only because of a cease-fire, which anybody can bring about.
    expect([s.step, s.asked]).toEqual(['react', [1, 2]]);
    expect(s.refusal({ do: 'play', card: 'CA-05' })).not.toBeNull();
    expect(s.open(2)).toEqual([{ do: 'pass' }]);
    s.pass();
    expect(s.count(1, 'defencesWon')).toBe(0);
  });

  test('VEN-9.9.14 only in one’s own turn', () => {
    const s = atWar();
    s.colony('EUR', 0);
    s.when({ step: 'wars' });
    expect(s.refusal({ do: 'rebel', territory: 'EUR' })).not.toBeNull();
    expect(s.refusal({ do: 'rebel', territory: 'EUR' }, 1)).not.toBeNull();
  });

  test('VEN-10.4 tanks of third parties leave a territory that changes hands', () => {
    const s = atWar();
    s.tanks('EUR', 2, 1);
    s.when({ step: 'wars' })
      .dice(...WON)
      .answer(attack('NAM', 'EUR'), { do: 'colonise' });
    expect(s.tanks('EUR', 2)).toBe(0);
  });
});
