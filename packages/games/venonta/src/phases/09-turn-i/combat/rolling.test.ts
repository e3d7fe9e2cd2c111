import { describe, expect, test } from 'vitest';
import { TERRITORY_OF } from '../../../data/board.ts';
import { combatOdds, oddsNow } from '../../../preview/choice.ts';
import { Situation, THREE } from '../../../testing/situation.ts';
import { attack, atWar, ROLL, STOP } from '../../../testing/war.ts';

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
