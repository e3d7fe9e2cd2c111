import { describe, expect, test } from 'vitest';
import { CARD } from '../cards/table.ts';
import { CARDS } from '../data/cards/index.ts';
import { Situation } from '../testing/situation.ts';
import { amountsOf } from './prices.ts';

const CHOSEN = { of: 'factory', factory: 'chosen' } as const;

describe('amounts on cards', () => {
  test('LIM-7.2 there is one for each factory to choose, whether it is raised or run', () => {
    const s = new Situation(2);
    s.nation(0).factories = [4, 1, 5];
    expect(amountsOf(CHOSEN, s.world, CARD.P11, 0)).toEqual([1, 10]);
    expect(amountsOf(CHOSEN, s.world, CARD.P12, 0)).toEqual([1, 10]);
    expect(amountsOf(CHOSEN, s.world, CARD.P13, 0)).toEqual([5, 1, 10]);
  });

  test('none is known while only the target says; all others are', () => {
    const s = new Situation(2);
    const asked = CARDS.flatMap((card) =>
      card.cost.flatMap((cost) => (cost.do === 'pay' || cost.do === 'payTarget' ? [{ card, cost }] : [])),
    );
    const unknown = asked.filter(({ card, cost }) => amountsOf(cost.money, s.world, card, 0).length === 0);
    expect(unknown.map(({ cost }) => (typeof cost.money === 'number' ? '' : cost.money.of))).toEqual([
      'targetFactory',
    ]);
  });
});
