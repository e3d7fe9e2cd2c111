import { describe, expect, test } from 'vitest';
import { TERRITORY_OF } from '../board.ts';
import type { Territory } from '../data/territories.ts';
import type { Choice } from '../flow.ts';
import { combatOdds, oddsNow } from '../preview.ts';
import { Situation, THREE } from '../testing/situation.ts';

const attack = (from: Territory, to: Territory, tanks = 0): Choice => ({ do: 'attack', from, to, tanks });
const ROLL: Choice = { do: 'rollOn' };
const STOP: Choice = { do: 'stop' };

/** The first player may fight; nobody has cards. */
function atWar(): Situation {
  return new Situation(THREE).given({ round: 2, tokens: [12, 12, 12], stock: [5, 5, 5] }).turnOf(0);
}

/** Six dice with which the attacker takes all three population dice of the defender, and loses none. */
const WON = [1, 6, 1, 2, 2, 2];
const LOST = [2, 2, 2, 1, 6, 1];

describe('declaring', () => {
  test('VEN-9.5.1 VEN-9.1.3 from a territory to a linked one of another, with tanks of the origin', () => {
    const s = atWar();
    s.tanks('NAM', 0, 2);
    s.when({ step: 'wars' });
    expect(s.refusal(attack('NAM', 'EUR', 2))).toBeNull();
    expect(s.refusal(attack('NAM', 'EUR', 3))).not.toBeNull();
    expect(s.refusal(attack('NAM', 'MES'))).not.toBeNull();
    expect(s.refusal(attack('NAM', 'SAS'))).not.toBeNull();
  });

  test('VEN-9.5.2 VEN-R12 not from a colony of this turn; from a territory that hosts one’s tanks', () => {
    const s = atWar();
    s.colony('EUR', 0);
    s.world.fresh[TERRITORY_OF.EUR] = 1;
    s.when({ step: 'wars' });
    expect(s.refusedBy(attack('EUR', 'RUS'))).toBe('VEN-9.5.2');
    s.world.fresh[TERRITORY_OF.EUR] = 0;
    expect(s.refusal(attack('EUR', 'RUS'))).toBeNull();
    expect(s.refusal(attack('RUS', 'SAS', 1))).not.toBeNull();
    s.tanks('RUS', 0, 1);
    expect(s.refusal(attack('RUS', 'SAS', 1))).toBeNull();
    expect(s.refusal(attack('RUS', 'SAS', 0))).not.toBeNull();
  });

  test('VEN-9.5.3 VEN-9.9.1 a colonised territory cannot attack, the owner’s others can', () => {
    const s = atWar();
    s.colony('NAM', 1);
    s.when({ step: 'wars' });
    expect(s.refusedBy(attack('NAM', 'EUR'))).toBe('VEN-9.5.3');
    expect(s.refusal(attack('WAF', 'EUR'))).toBeNull();
  });

  test('VEN-9.5.4 VEN-9.5.5 VEN-9.5.6 VEN-9.5.7 three dice of people and three of each tank on both sides', () => {
    const s = atWar();
    s.tanks('NAM', 0, 2);
    s.tanks('EUR', 1, 1);
    s.tanks('EUR', 2, 1);
    s.when({ step: 'wars' })
      .dice(2, 2, 2, 1, 1, 1)
      .answer(attack('NAM', 'EUR', 2));
    const { combat } = s.world;
    expect(combat?.people).toEqual([3, 3]);
    expect(combat?.tanks).toEqual([1, 2]);
    expect(combat?.thrown).toEqual([3, 0, 3, 0]);
  });

  test('VEN-9.5.8 VEN-9.5.9 2 tokens and 1 for each tank, paid at once', () => {
    const s = atWar().given({ tokens: [2, 0, 0] });
    s.tanks('NAM', 0, 1);
    s.when({ step: 'wars' });
    expect(s.refusal(attack('NAM', 'EUR', 1))).not.toBeNull();
    s.dice(...LOST).answer(attack('NAM', 'EUR'));
    expect(s.world.tokens[0]).toBe(0);
    const rich = atWar();
    rich.tanks('NAM', 0, 1);
    rich
      .when({ step: 'wars' })
      .dice(2, 2, 2, 2, 2, 2)
      .answer(attack('NAM', 'EUR', 1));
    expect(rich.world.tokens[0]).toBe(9);
    expect(rich.world.tokens[1]).toBe(12);
    const poor = atWar()
      .given({ tokens: [1, 0, 0] })
      .when({ step: 'wars' });
    expect(poor.resting).toBe(true);
  });

  test('VEN-9.5.10 VEN-9.8.2 the same territory once a turn, after a cease-fire another', () => {
    const s = atWar().when({ step: 'wars' });
    s.dice(...[2, 2, 2, 2, 2, 2], ...[2, 2, 2, 2, 2, 2]).answer(attack('NAM', 'EUR'), ROLL);
    expect([s.step, s.world.combat]).toEqual(['war', null]);
    expect(s.refusedBy(attack('NAM', 'EUR'))).toBe('VEN-9.5.10');
    expect(s.refusedBy(attack('WAF', 'EUR'))).toBe('VEN-9.5.10');
    expect(s.refusal(attack('NAM', 'RUS'))).toBeNull();
  });

  test('VEN-9.5.11 VEN-9.8.9 VEN-24.4 who has won does not fight again, others do, with the tokens refunded', () => {
    const s = atWar()
      .given({ tokens: [2, 0, 0] })
      .when({ step: 'wars' });
    s.dice(...WON).answer(attack('NAM', 'EUR'));
    s.answer({ do: 'colonise' });
    expect(s.world.tokens[0]).toBe(2);
    expect(s.refusedBy(attack('NAM', 'RUS'))).toBe('VEN-9.5.11');
    expect(s.refusal(attack('WAF', 'MEN'))).toBeNull();
  });
});

describe('rolling', () => {
  test('VEN-R16 VEN-9.7.1 VEN-9.6.1 VEN-9.6.2 VEN-9.6.3 VEN-9.6.4 VEN-9.6.5 VEN-9.6.7 VEN-9.6.8 the worked example', () => {
    const s = atWar();
    s.tanks('NAM', 0, 1);
    s.tanks('EUR', 1, 1);
    s.when({ step: 'wars' });
    s.dice(2, 3, 6, 5, 1, 3, 5, 1, 6, 1, 6, 2, 4, 1, 2, 6, 5);
    const { population } = s.world;
    s.answer(attack('NAM', 'EUR', 1));
    expect(s.world.combat?.hits).toEqual([1, 2]);
    expect(s.world.combat?.damage).toEqual([2, 1]);
    s.answer(ROLL);
    expect(s.world.combat?.hits).toEqual([3, 0]);
    expect(s.tanks('EUR', 1)).toBe(0);
    expect(s.world.combat?.people).toEqual([3, 2]);
    s.answer(ROLL);
    expect(s.tanks('NAM', 0)).toBe(0);
    expect(s.step).toBe('colonise');
    expect(s.count(0, 'attacksWon')).toBe(1);
    expect([s.count(0, 'tanksLost'), s.count(0, 'tanksDestroyed')]).toEqual([1, 1]);
    expect(s.world.population).toEqual(population);
  });

  test('VEN-9.6.3 the mirrored reading of the example has other faces', () => {
    const s = new Situation(THREE, { hits: 'mirrored' }).given({ round: 2, tokens: [12, 12, 12] }).turnOf(0);
    s.when({ step: 'wars' }).dice(1, 5, 6, 1, 2, 3).answer(attack('NAM', 'EUR'));
    expect(s.world.combat?.hits).toEqual([2, 0]);
  });

  test('VEN-9.6.9 VEN-9.6.10 two blank rolls in a row end it, a hit between does not (case 15)', () => {
    const s = atWar().when({ step: 'wars' });
    s.dice(...[2, 2, 2, 2, 2, 2], ...[1, 2, 2, 2, 2, 2], ...[2, 2, 2, 2, 2]);
    s.answer(attack('NAM', 'EUR'), ROLL, ROLL);
    expect(s.step).toBe('carryOn');
    expect(s.world.combat?.blanks).toBe(1);
    s.answer(STOP);
    expect(s.world.combat).toBeNull();
  });

  test('VEN-9.6.9 VEN-9.9.9 VEN-24.2 both fall together: the defender wins, and a rebel is one (case 16)', () => {
    const s = atWar().when({ step: 'wars' }, { step: 'endTurn' });
    s.dice(1, 1, 1, 6, 6, 6).answer(attack('NAM', 'EUR'));
    expect(s.count(1, 'defencesWon')).toBe(1);
    expect(s.asked).toEqual([1]);
    const rebel = atWar();
    rebel.colony('NAM', 1);
    rebel.when({ step: 'wars' }).dice(1, 1, 1, 6, 6, 6).answer({ do: 'rebel', territory: 'NAM' });
    expect(rebel.colony('NAM')).toBe(-1);
  });

  test('VEN-9.6.5 VEN-24.3 hits left over from the last tank die fall on people', () => {
    const s = atWar();
    s.tanks('NAM', 0, 1);
    s.tanks('EUR', 1, 1);
    s.when({ step: 'wars' });
    s.dice(...[3, 3, 2, 2, 2, 2], ...[3, 3, 3, 2, 2, 2]).answer(attack('NAM', 'EUR', 1), ROLL);
    expect(s.tanks('EUR', 1)).toBe(0);
    expect(s.world.combat?.people[1]).toBe(1);
  });

  test('VEN-9.6.6 of several allies’ tanks the hitter chooses, and a damaged one is finished first', () => {
    const s = atWar();
    s.tanks('NAM', 0, 1);
    s.tanks('EUR', 1, 1);
    s.tanks('RUS', 2, 1);
    s.world.pacts[1 * 6 + 2] = 1;
    s.world.pacts[2 * 6 + 1] = 1;
    s.when({ step: 'wars' }).answer(attack('NAM', 'EUR', 1));
    expect([s.step, s.asked]).toEqual(['join', [2]]);
    s.answer({ do: 'joinTank', territory: 'RUS' });
    s.dice(...[3, 2, 2, 2, 2, 2], ...[3, 3, 3, 2, 2, 2]).answer({ do: 'ready' });
    expect([s.step, s.asked]).toEqual(['whose', [0]]);
    s.answer({ do: 'hit', target: 2 });
    s.answer(ROLL);
    expect(s.tanks('RUS', 2)).toBe(0);
    expect(s.tanks('EUR', 1)).toBe(1);
    expect(s.count(2, 'tanksLost')).toBe(1);
  });

  test('VEN-9.6.11 VEN-24.15 no colours, and no endless combat', () => {
    const s = atWar().when({ step: 'wars' });
    s.dice(1, 2, 2, 2, 2, 2).answer(attack('NAM', 'EUR'));
    const { combat } = s.world;
    if (combat !== null) combat.rolls = 99;
    s.dice(1, 2, 2, 2, 2).answer(ROLL);
    expect(s.world.combat).toBeNull();
    expect(s.heard('log.ceaseFire')).toBe(true);
  });

  test.each([
    [0, 0, 0.427, 0.463],
    [1, 0, 0.956, 0.019],
    [0, 1, 0.016, 0.959],
    [1, 1, 0.455, 0.471],
    [2, 1, 0.888, 0.079],
  ])('VEN-9.6.12 odds of %i tanks against %i are exact', (mine, theirs, won, lost) => {
    const s = atWar();
    s.tanks('EUR', 1, theirs);
    const odds = combatOdds(s.view(0), TERRITORY_OF.NAM, TERRITORY_OF.EUR, mine);
    expect(odds.attacker).toBeCloseTo(won, 1);
    expect(odds.defender).toBeCloseTo(lost, 1);
    expect(odds.attacker + odds.defender + odds.ceaseFire).toBeCloseTo(1, 9);
    expect(oddsNow(s.view(0))).toBeNull();
  });
});

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

  test('VEN-9.9.8 VEN-9.9.10 VEN-9.9.12 VEN-24.13 a rebellion for one token removes colonist and tanks (case 18)', () => {
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

  test('VEN-R5 a rebellion is fought by its two sides alone', () => {
    const s = atWar().hand(1, 'CA-05').hand(2, 'CA-10');
    s.colony('NAM', 1);
    s.tanks('RUS', 2, 1);
    s.world.pacts[1 * 6 + 2] = 3;
    s.world.pacts[2 * 6 + 1] = 3;
    s.when({ step: 'wars' })
      .dice(...LOST)
      .answer({ do: 'rebel', territory: 'NAM' });
    expect([s.step, s.asked]).toEqual(['react', [1]]);
    expect(s.refusal({ do: 'play', card: 'CA-05' })).not.toBeNull();
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

describe('alliances', () => {
  const allied = (bits: number) => {
    const s = new Situation([
      ['NAM', 'MES', 'SUD'],
      ['EUR', 'RUS', 'MEN'],
      ['WAF', 'EAF', 'SAS'],
      ['EAS', 'SEA', 'OCE'],
    ]);
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

  test('VEN-9.10.4 who is allied to both sides joins neither', () => {
    const s = allied(2);
    s.world.pacts[1 * 6 + 2] = 1;
    s.world.pacts[2 * 6 + 1] = 1;
    s.when({ step: 'wars' }).dice(2, 2, 2, 2, 2, 2).answer(attack('NAM', 'EUR'));
    expect(s.step).toBe('carryOn');
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
