import { describe, expect, test } from 'vitest';
import { Situation } from '../../testing/situation.ts';
import { landOdds } from '../odds/land.ts';
import { chanceAgainstNeutral, chanceToWin, hitsOf } from './force.ts';
import { judgement } from './index.ts';

/** A Monarch with a mixed stack in France, a Communist far away, Minor Neutrals elsewhere. */
const europe = () =>
  new Situation(2)
    .nation(0, 'monarchy', 'france', { france: { infantry: 3, tank: 3, artillery: 2, plane: 2 } })
    .nation(1, 'communism', 'japan', { japan: { infantry: 2 } });

describe('the judgement', () => {
  test('mixed forces are worth more than forces of one type', () => {
    expect(hitsOf([1, 1, 1, 1])).toBeCloseTo(2.66, 2);
    expect(hitsOf([4, 0, 0, 0])).toBeCloseTo(0.67, 1);
    const { options } = europe().g;
    expect(chanceAgainstNeutral([1, 1, 1, 1], options)).toBeGreaterThan(0.8);
    expect(chanceAgainstNeutral([3, 0, 0, 0], options)).toBeLessThan(0.6);
  });

  test.each(['attacker_first', 'defender_first', 'simultaneous'] as const)(
    'the rough chance of an attack is near the odds: %s',
    (order) => {
      const pairs = [
        [
          [2, 1, 1, 1],
          [2, 1, 0, 0],
        ],
        [
          [3, 0, 0, 0],
          [1, 1, 0, 0],
        ],
        [
          [2, 1, 0, 0],
          [1, 1, 1, 1],
        ],
        [
          [1, 1, 1, 0],
          [1, 1, 0, 0],
        ],
      ];
      for (const [attackers, defenders] of pairs) {
        const { win } = landOdds({ attackers, defenders, order });
        expect(Math.abs(chanceToWin(attackers, defenders, order) - win)).toBeLessThan(0.2);
      }
    },
  );

  test('a stack that guards the capital against a neighbour is worth more than one in the back', () => {
    const threatened = (guards: number, others: number) =>
      judgement(
        europe()
          .army(0, 'france', { infantry: guards })
          .army(0, 'spain', { infantry: others })
          .army(1, 'germany', { infantry: 3, tank: 2, artillery: 1 }).g,
        0,
      );
    expect(threatened(6, 1)).toBeGreaterThan(threatened(1, 6));
  });

  test('the end counts more than anything', () => {
    const { g } = europe();
    g.outcome = { reason: 'eagles', scores: [1, 2], winners: [1] };
    expect(judgement(g, 1)).toBeGreaterThan(judgement(g, 0) + 1000);
  });
});
