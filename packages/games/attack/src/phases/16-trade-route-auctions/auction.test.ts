import { describe, expect, test } from 'vitest';
import { Situation } from '../../testing/situation.ts';

const act = { do: 'act', action: 'open_trade_route_auction' } as const;
const bid = (pp: number) => ({ do: 'bid', pp }) as const;
const PASS = { do: 'passBid' } as const;

function market(...pp: number[]): Situation {
  const s = new Situation(3)
    .nation(0, 'democracy', 'germany', {})
    .nation(1, 'fascism', 'japan', {})
    .nation(2, 'monarchy', 'brazil', {});
  for (const [seat, sum] of pp.entries()) s.funds(seat, sum, 10);
  return s.turn(0);
}

describe('Trade Route auctions', () => {
  test('ATK-16.1 the first bid is at least 20 PP', () => {
    expect(market(19, 99, 99).refusedBy(act)).toBe('ATK-16.1');
    const s = market(30, 30, 30).answer(act);
    expect(s.refusedBy(bid(19))).not.toBeNull();
    expect([s.refusedBy(bid(20)), s.refusedBy(bid(31))]).toEqual([null, '']);
  });

  test('ATK-16.2 bidding goes clockwise, each bid above the last; a pass is final', () => {
    const s = market(40, 40, 40).answer(act, bid(20));
    expect(s.asked).toEqual([1]);
    expect(s.refusedBy(bid(20))).not.toBeNull();
    s.answer(PASS);
    expect(s.asked).toEqual([2]);
    s.answer(bid(25));
    expect(s.asked).toEqual([0]);
    s.answer(bid(26));
    expect(s.asked).toEqual([2]);
    s.answer(PASS);
    expect([s.step, s.world.pp, s.owned(0).length]).toEqual(['act', [14, 40, 40], 1]);
  });

  test('ATK-16.2 nobody bids more than he has; who cannot bid is passed over', () => {
    const s = market(40, 20, 24).answer(act, bid(20));
    expect([s.asked, s.refusedBy(bid(25))]).toEqual([[2], '']);
  });

  test('ATK-16.3 only the winner pays, and the oil of the opener is spent in any case', () => {
    const s = market(20, 50, 20).answer(act, bid(20), bid(21));
    expect([s.world.pp, s.world.oil[0], s.owned(1).length, s.owned(0)]).toEqual([[20, 29, 20], 9, 1, []]);
    expect(s.faults).toEqual([]);
  });

  test('ATK-16.4 without an unowned route there is no auction', () => {
    const s = market(90, 0, 0);
    s.world.routes = 0;
    expect(s.refusedBy(act)).toBe('ATK-16.4');
  });

  test('ATK-16.5 which route was drawn is told to its owner only', () => {
    const s = market(40, 0, 0).answer(act, bid(20));
    const [route] = s.owned(0);
    expect(s.told.find(({ say }) => say === 'log.route')).toMatchObject({ args: { route }, to: [0] });
    expect([s.view(1).private?.routes, s.view(1).facts.routes]).toEqual([0, [1, 0, 0]]);
  });

  test('ATK-27.16 whoever does not answer passes', () => {
    const s = market(40, 40, 40).answer(act, bid(20));
    expect(s.byDefault()).toEqual(PASS);
  });
});
