import { describe, expect, test } from 'vitest';
import { NEUTRAL_FORCE } from '../../data/units.ts';
import { balkans } from '../../testing/battles.ts';
import { landForces, navalForces } from './forces.ts';
import { landOdds } from './land.ts';
import { navalOdds } from './naval.ts';

const percent = (chance: number) => Math.round(100 * chance);

describe('land battles', () => {
  test.each([
    ['3 Infantry', [3, 0, 0, 0], [93, 57, 13, 2]],
    ['2 Infantry and a Tank', [2, 1, 0, 0], [100, 89, 54, 13]],
    ['2 Infantry, Tank, Artillery', [2, 1, 1, 0], [100, 99, 90, 58]],
    ['one of each', [1, 1, 1, 1], [100, 100, 100, 96]],
  ] as const)('ATK-30.3 %s against Minor Neutrals of value 1 to 4', (_name, attackers, expected) => {
    for (const [index, chance] of expected.entries()) {
      const { win, exact } = landOdds({
        attackers,
        defenders: NEUTRAL_FORCE[index + 1],
        order: 'attacker_first',
        neutral: true,
      });
      expect(exact).toBe(true);
      // The dossier fought these battles with dice.
      expect(Math.abs(percent(win) - chance)).toBeLessThanOrEqual(4);
    }
  });

  test.each([
    ['attacker_first', 99],
    ['simultaneous', 45],
    ['defender_first', 1],
  ] as const)(
    'ATK-30.4 ATK-10.8 eight mixed units a side, %s: %i percent for the attacker',
    (order, chance) => {
      const force = [4, 2, 1, 1];
      const { win } = landOdds({ attackers: force, defenders: force, order });
      expect(Math.abs(percent(win) - chance)).toBeLessThanOrEqual(6);
    },
  );

  test('ATK-30.2 mixed forces hit more than pure ones', () => {
    const duel = (attackers: number[]) =>
      landOdds({ attackers, defenders: [4, 0, 0, 0], order: 'simultaneous' }).win;
    expect(duel([1, 1, 1, 1])).toBeGreaterThan(duel([4, 0, 0, 0]));
  });

  test('samples agree with the exact reckoning', () => {
    const forces = { attackers: [3, 1, 1, 0], defenders: [3, 1, 0, 1], order: 'simultaneous' } as const;
    const exact = landOdds(forces);
    const many = landOdds({ ...forces, attackers: [9, 3, 3, 0], defenders: [9, 3, 0, 3] });
    expect([exact.exact, many.exact]).toEqual([true, false]);
    expect(exact.win).toBeGreaterThan(0);
    expect(exact.win + many.win).toBeLessThan(2);
  });

  test('what helps the defender lowers the odds of the attacker', () => {
    const forces = { attackers: [3, 1, 0, 1], defenders: [2, 1, 1, 0], order: 'simultaneous' } as const;
    const usual = landOdds(forces).win;
    expect(landOdds({ ...forces, defenceDice: 2 }).win).toBeLessThan(usual);
    expect(landOdds({ ...forces, heavyDefence: true }).win).toBeLessThan(usual);
    expect(landOdds({ ...forces, shieldedDefence: true }).win).toBeLessThan(usual);
    expect(landOdds({ ...forces, heavyAttack: true }).win).toBeGreaterThan(usual);
  });

  test('the battle under way is read from what everybody sees', () => {
    const s = balkans({ infantry: 2, tank: 1 }, { infantry: 2 });
    const forces = landForces(s.spectator);
    expect(forces).toMatchObject({
      attackers: [2, 1, 0, 0],
      defenders: [2, 0, 0, 0],
      order: 'attacker_first',
    });
    expect(navalForces(s.spectator)).toBeNull();
  });
});

describe('naval battles', () => {
  const duel = (attackers: number[], defenders: number[]) => navalOdds({ attackers, defenders, dice: 2 });

  test('ATK-30.5 equals are equal, and a Battleship is worth two Destroyers', () => {
    const { win, lose, both } = duel([1, 0, 0, 0, 0], [1, 0, 0, 0, 0]);
    expect(Math.abs(win - lose)).toBeLessThan(0.06);
    expect(both).toBe(0);
    expect(duel([0, 0, 1, 0, 0], [1, 0, 0, 0, 0]).win).toBeGreaterThan(0.65);
  });

  test('ATK-30.5 a Carrier helps the ships beside it', () => {
    const plain = duel([3, 0, 0, 0, 0], [3, 0, 0, 0, 0]).win;
    expect(duel([2, 0, 0, 1, 0], [3, 0, 0, 0, 0]).win).toBeGreaterThan(plain);
  });

  test('by technology a ship adds to its roll', () => {
    const forces = { attackers: [1, 0, 0, 0, 0], defenders: [1, 0, 0, 0, 0], dice: 2 } as const;
    const helped = navalOdds({ ...forces, attackBonus: [2, 0, 0, 0, 0] });
    expect(helped.win).toBeGreaterThan(navalOdds(forces).win + 0.1);
  });
});
