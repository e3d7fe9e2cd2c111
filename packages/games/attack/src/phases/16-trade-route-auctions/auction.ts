import type { Decision, Refusal, Seat } from '@entente/engine';
import { ROUTES } from '../../data/cards/routes.ts';
import type { Attack, AttackGo, Position } from '../../position.ts';
import type { Action } from '../04-turns/action.ts';
import { drawBit } from '../17-research/research.ts';

/** Trade Route auctions (ATK-16). */

export const LOWEST_BID = 20;

const NO_ROUTES: Refusal = { code: 'refuse.noRoutes', rule: 'ATK-16.4', with: {} };
const TOO_POOR: Refusal = { code: 'refuse.poor', rule: 'ATK-16.1', with: { pp: LOWEST_BID } };

function refusal({ public: world }: Position, seat: Seat): Refusal | undefined {
  if (world.routes === 0) return NO_ROUTES;
  return world.pp[seat] < LOWEST_BID ? TOO_POOR : undefined;
}

export const auctionAction: Action = {
  id: 'open_trade_route_auction',
  refusal,
  begin(_g, seat, go) {
    go.call({ step: 'openAuction', seat });
  },
};

const BID = { do: 'bid', pp: 0 } as const;
const LEAST_BID = { do: 'bid', pp: LOWEST_BID } as const;
const PASS = { do: 'passBid' } as const;

export const openAuction: Decision<Attack, 'openAuction'> = {
  kind: 'decision',
  phase: 'actions',
  rule: 'ATK-16.1',
  asks: (_g, { seat }) => seat,
  choices(g, _frame, seat, offer) {
    offer.amount(BID, 'pp', LOWEST_BID, g.public.pp[seat]);
  },
  default: () => LEAST_BID,
  take(g, _frame, seat, choice, go) {
    go.done();
    if (choice.do !== 'bid') return;
    go.log('log.auction', { seat, pp: choice.pp });
    goOn(g, { seat, leader: seat, bid: choice.pp, passed: 0 }, go);
  },
};

interface Bidding {
  /** The last bidder. */
  seat: Seat;
  leader: Seat;
  bid: number;
  passed: number;
}

/** The next one clockwise who has not passed and could bid more, or the end (ATK-16.2). PP are open to all. */
function goOn(g: Position, { seat, leader, bid, passed }: Bidding, go: AttackGo): void {
  for (let next = (seat + 1) % g.seats; next !== leader; next = (next + 1) % g.seats) {
    if ((passed & (1 << next)) !== 0 || g.public.pp[next] <= bid) continue;
    go.call({ step: 'auction', seat: next, leader, bid, passed });
    return;
  }
  sell(g, leader, bid, go);
}

/** ATK-16.3; which route it is, its owner alone is told (ATK-16.5). */
function sell(g: Position, seat: Seat, pp: number, go: AttackGo): void {
  g.public.pp[seat] -= pp;
  const route = drawBit(g.public.routes, go);
  g.public.routes &= ~(1 << route);
  g.private[seat].routes |= 1 << route;
  go.log('log.sold', { seat, pp });
  go.log('log.route', { route: ROUTES[route] }, [seat]);
}

/** No answer is a pass (ATK-27.16). */
export const auction: Decision<Attack, 'auction'> = {
  kind: 'decision',
  phase: 'actions',
  rule: 'ATK-16.2',
  asks: (_g, { seat }) => seat,
  choices(g, { bid }, seat, offer) {
    offer.amount(BID, 'pp', bid + 1, g.public.pp[seat]);
    offer.add(PASS);
  },
  default: () => PASS,
  take(g, frame, seat, choice, go) {
    const { leader, bid, passed } = frame;
    go.done();
    if (choice.do === 'bid') {
      go.log('log.bid', { seat, pp: choice.pp });
      goOn(g, { seat, leader: seat, bid: choice.pp, passed }, go);
    } else {
      go.log('log.passedBid', { seat });
      goOn(g, { seat, leader, bid, passed: passed | (1 << seat) }, go);
    }
  },
};
