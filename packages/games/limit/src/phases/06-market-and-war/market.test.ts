import { describe, expect, test } from 'vitest';
import { BUY_PRICE, SELL_PRICE } from '../../data/market.ts';
import { INDUSTRIAL, MILITARY } from '../../position.ts';
import { play, turnWith } from '../../testing/cards.ts';

const access = (own: Parameters<typeof turnWith>[1]) => turnWith(['E01'], own).answer(play('E01'));
const sell = (amount: number) => ({ do: 'sell', resource: 'military', amount }) as const;
const buy = (amount: number) => ({ do: 'buy', resource: 'military', amount }) as const;

describe('transactions', () => {
  test('EX-10 LIM-6.1.3 LIM-6.1.4 LIM-6.1.6 three military sold at position 4 bring 9$ and move the cube left', () => {
    const s = access({ money: 5, stock: { M: 3 } });
    const { bank } = s.world;
    s.answer(sell(3));
    expect([s.nation(0).money, s.nation(0).stock[MILITARY], s.world.bank]).toEqual([14, 0, bank - 9]);
    expect([s.world.market.stock[MILITARY], s.world.market.rate[MILITARY]]).toEqual([6, 3]);
  });

  test('LIM-6.1.4 the cube moves one right after a purchase, whatever the quantity', () => {
    const s = access({ money: 12, stock: { M: 0 } });
    s.answer(buy(3));
    expect([s.nation(0).money, s.nation(0).stock[MILITARY]]).toEqual([0, 3]);
    expect([s.world.market.stock[MILITARY], s.world.market.rate[MILITARY]]).toEqual([0, 5]);
  });

  test('LIM-6.1.2 buying is limited by the market and the money, selling by the stock and the bank', () => {
    const s = access({ money: 9, stock: { M: 5, I: 0 } });
    s.world.bank = 8;
    expect(s.offered).toContainEqual({ do: 'buy', resource: 'military', amount: '1 to 2' });
    expect(s.offered).toContainEqual({ do: 'sell', resource: 'military', amount: '1 to 2' });
    s.world.market.stock[MILITARY] = 0;
    expect(s.refusedBy(buy(1))).toBe('LIM-6.1.2');
    expect(s.refusedBy({ do: 'sell', resource: 'industrial', amount: 1 })).toBe('LIM-6.1.2');
    s.world.bank = 2;
    expect(s.refusedBy(sell(1))).toBe('LIM-6.1.2');
  });

  test('LIM-6.1.5 nothing is sold at the leftmost rate; at the rightmost one buys at 20$ and the cube stays', () => {
    const s = access({ money: 45, stock: { M: 5 } });
    s.world.market.rate[MILITARY] = 1;
    expect(s.refusedBy(sell(1))).toBe('LIM-6.1.5');
    s.world.market.rate[MILITARY] = 10;
    s.answer(buy(2));
    expect([s.nation(0).money, s.world.market.rate[MILITARY]]).toEqual([5, 10]);
  });

  test('LIM-6.1.7 LIM-6.1.10 a transaction moves at least one unit, and one is made if any is possible', () => {
    const s = access({ money: 9, stock: { M: 5 } });
    expect(s.refusedBy(sell(0))).not.toBeNull();
    expect(s.refusedBy({ do: 'endTrade' })).not.toBeNull();
    s.answer(sell(1));
    expect([s.world.market.rate, s.step]).toEqual([[3, 4, 3, 4], 'endOfTurn']);
  });

  test('LIM-6.1.10 the second transaction of the stock exchange is an offer', () => {
    const s = turnWith(['E01'], { money: 9, stock: { M: 5 }, cards: ['E04'] });
    s.answer(play('E01'), sell(1), { do: 'endTrade' });
    expect([s.world.market.rate, s.step]).toEqual([[3, 4, 3, 4], 'endOfTurn']);
  });

  test('LIM-6.1.2 LIM-6.1.7 fossil is traded like the rest, and with nothing to trade nobody is asked', () => {
    const fossil = access({ money: 0, stock: { R: 0, I: 0, M: 0, F: 2 } });
    expect(fossil.step).toBe('transaction');
    fossil.answer({ do: 'sell', resource: 'fossil', amount: 2 });
    expect([fossil.nation(0).money, fossil.world.market.stock]).toEqual([6, [3, 3, 3, 5]]);
    const poor = access({ money: 0, stock: { R: 0, I: 0, M: 0, F: 0 } });
    expect([poor.step, poor.nation(0).played]).toEqual(['endOfTurn', ['E01']]);
  });

  test('LIM-6.1.8 buying and selling back at once gains nothing', () => {
    for (let position = 2; position <= 10; position++) {
      expect(SELL_PRICE[position]).toBe(BUY_PRICE[position - 1]);
    }
  });

  test('LIM-6.1.1 LIM-6.1.9 one transaction, or two on different resources with the stock exchange', () => {
    const s = access({ money: 9, stock: { M: 5, I: 5 }, cards: ['E04'] });
    s.answer(sell(1));
    expect(s.refusedBy(buy(1))).toBe('LIM-6.1.9');
    s.answer({ do: 'sell', resource: 'industrial', amount: 5 });
    expect([s.step, s.nation(0).stock[INDUSTRIAL]]).toEqual(['endOfTurn', 0]);
  });
});
