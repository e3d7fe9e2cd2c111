import type { Decision, Refusal, Seat } from '@entente/engine';
import { ask, nextEffect } from '../../cards/playing.ts';
import { INDEX } from '../../cards/table.ts';
import { CARDS } from '../../data/cards/index.ts';
import { BUY_PRICE, RATE_AFTER, RATE_POSITIONS, SELL_PRICE } from '../../data/market.ts';
import { RESOURCES } from '../../data/terms.ts';
import { NO_TRACK, type Playing } from '../../flow.ts';
import { FOSSIL, type Limit, type LimitGo, type Position, RENEWABLE, type World } from '../../position.ts';
import { firstAnswer } from '../00-the-game/first-answer.ts';
import { hasPermanent } from '../00-the-game/nation.ts';
import { drawFromBank, payBank } from '../00-the-game/reserves.ts';

/** The trader: a nation, or the star nation in an event. */
interface Trader {
  money: number;
}

/** The most that can be bought: the market's stock and the buyer's money limit it (LIM-6.1.2). */
export function mostToBuy(world: World, buyer: Trader, resource: number): number {
  const { stock, rate } = world.market;
  return Math.min(stock[resource], Math.floor(buyer.money / BUY_PRICE[rate[resource]]));
}

/** The most that can be sold of `owned`: the bank's money limits it; nothing at the leftmost rate (LIM-6.1.5). */
export function mostToSell(world: World, owned: number, resource: number): number {
  const price = SELL_PRICE[world.market.rate[resource]];
  return price === 0 ? 0 : Math.min(owned, Math.floor(world.bank / price));
}

/** Pays for goods from the market, which moves its rate once whatever the quantity (LIM-6.1.3, LIM-6.1.4). */
export function buy(world: World, buyer: Trader, resource: number, amount: number): number {
  const money = amount * BUY_PRICE[world.market.rate[resource]];
  payBank(world, buyer, money);
  world.market.stock[resource] -= amount;
  moveRate(world, resource, RATE_AFTER.buying);
  return money;
}

export function sell(world: World, seller: Trader, resource: number, amount: number): number {
  const money = amount * SELL_PRICE[world.market.rate[resource]];
  drawFromBank(world, seller, money);
  world.market.stock[resource] += amount;
  moveRate(world, resource, RATE_AFTER.selling);
  return money;
}

/** A rate cube never leaves its track (LIM-6.1.5, LIM-7.3.2). */
export function moveRate(world: World, resource: number, by: number): void {
  const { rate } = world.market;
  rate[resource] = Math.max(1, Math.min(RATE_POSITIONS, rate[resource] + by));
}

const STOCK_EXCHANGE = CARDS.flatMap(({ id, standing }) =>
  standing?.changes === 'transactions' ? [{ card: id, count: standing.count }] : [],
);

/** How many transactions a card gives; Stock Exchange makes them two, on different resources (LIM-6.1.9). */
function transactionsOf(world: World, seat: Seat, printed: number): number {
  let count = printed;
  for (const exchange of STOCK_EXCHANGE)
    if (hasPermanent(world.nations[seat], exchange.card)) count = exchange.count;
  return count;
}

/** True when the card gives no transaction that could be made. */
export function offerTransactions(g: Position, playing: Playing, printed: number): boolean {
  playing.left = transactionsOf(g.public, playing.seat, printed);
  playing.traded = NO_TRACK;
  return !askForTrade(g, playing);
}

function askForTrade(g: Position, playing: Playing): boolean {
  if (playing.left === 0 || !canTrade(g.public, playing)) return false;
  ask('transaction', playing);
  return true;
}

function canTrade(world: World, playing: Playing): boolean {
  const nation = world.nations[playing.seat];
  for (let resource = RENEWABLE; resource <= FOSSIL; resource++) {
    if (resource === playing.traded) continue;
    if (mostToBuy(world, nation, resource) > 0) return true;
    if (mostToSell(world, nation.stock[resource], resource) > 0) return true;
  }
  return false;
}

const BUY = RESOURCES.map((resource) => ({ do: 'buy' as const, resource, amount: 1 }));
const SELL = RESOURCES.map((resource) => ({ do: 'sell' as const, resource, amount: 1 }));
const END_TRADE = { do: 'endTrade' } as const;

/** One transaction is made if any is possible; only a second one is an offer (LIM-6.1.10). */
function mayEndTrade(playing: Playing): boolean {
  return playing.traded !== NO_TRACK;
}

/** Any quantity of one resource, bought or sold (LIM-6.1.1), but at least one unit (LIM-6.1.7). */
const transaction: Decision<Limit, 'transaction'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-6.1.1',
  asks: (_g, frame) => frame.seat,
  choices(g, frame, seat, offer) {
    const world = g.public;
    const nation = world.nations[seat];
    for (let resource = RENEWABLE; resource <= FOSSIL; resource++) {
      const most = mostToBuy(world, nation, resource);
      const mostSold = mostToSell(world, nation.stock[resource], resource);
      if (resource === frame.traded) {
        offer.add(BUY[resource], refuseTwice(resource));
        offer.add(SELL[resource], refuseTwice(resource));
        continue;
      }
      if (most > 0) offer.amount(BUY[resource], 'amount', 1, most);
      else offer.add(BUY[resource], refuseBuying(world, resource, nation.money));
      if (mostSold > 0) offer.amount(SELL[resource], 'amount', 1, mostSold);
      else offer.add(SELL[resource], refuseSelling(world, resource, nation.stock[resource]));
    }
    if (mayEndTrade(frame)) offer.add(END_TRADE);
  },
  default: (g, frame, seat) => (mayEndTrade(frame) ? END_TRADE : firstAnswer(transaction, g, frame, seat)),
  take(g, frame, seat, choice, go) {
    if (choice.do === 'endTrade') return nextEffect(frame);
    if (choice.do !== 'buy' && choice.do !== 'sell') return;
    trade(g.public, seat, choice.do, INDEX[choice.resource], choice.amount, go);
    frame.traded = INDEX[choice.resource];
    frame.left--;
    if (!askForTrade(g, frame)) nextEffect(frame);
  },
};

/** One transaction of a nation: stock, market, money and rate change (LIM-6.1.6). */
export function trade(
  world: World,
  seat: Seat,
  way: 'buy' | 'sell',
  resource: number,
  amount: number,
  go: LimitGo,
): void {
  const nation = world.nations[seat];
  if (way === 'buy') {
    nation.stock[resource] += amount;
    const money = buy(world, nation, resource, amount);
    go.log('log.bought', {
      seat,
      resource: RESOURCES[resource],
      amount,
      money,
      position: rateOf(world, resource),
    });
  } else {
    nation.stock[resource] -= amount;
    const money = sell(world, nation, resource, amount);
    go.log('log.sold', {
      seat,
      resource: RESOURCES[resource],
      amount,
      money,
      position: rateOf(world, resource),
    });
  }
}

function rateOf(world: World, resource: number): number {
  return world.market.rate[resource];
}

function refuseTwice(resource: number): Refusal {
  return { code: 'refuse.tradedAlready', rule: 'LIM-6.1.9', with: { resource: RESOURCES[resource] } };
}

function refuseBuying(world: World, resource: number, have: number): Refusal {
  const name = RESOURCES[resource];
  if (world.market.stock[resource] === 0)
    return { code: 'refuse.marketEmpty', rule: 'LIM-6.1.2', with: { resource: name } };
  const need = BUY_PRICE[world.market.rate[resource]];
  return { code: 'refuse.money', rule: 'LIM-6.1.2', with: { need, have } };
}

function refuseSelling(world: World, resource: number, owned: number): Refusal {
  const name = RESOURCES[resource];
  const need = SELL_PRICE[world.market.rate[resource]];
  if (need === 0) return { code: 'refuse.noBuyers', rule: 'LIM-6.1.5', with: { resource: name } };
  if (owned === 0)
    return { code: 'refuse.stock', rule: 'LIM-6.1.2', with: { resource: name, need: 1, have: 0 } };
  return { code: 'refuse.bank', rule: 'LIM-6.1.2', with: { need, have: world.bank } };
}

const RATE_UP = RESOURCES.map((resource) => ({ do: 'rateUp' as const, resource }));
const RATE_DOWN = RESOURCES.map((resource) => ({ do: 'rateDown' as const, resource }));

export function offerRate(playing: Playing): boolean {
  ask('rate', playing);
  return false;
}

const rate: Decision<Limit, 'rate', 'rateUp' | 'rateDown'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-7.3',
  asks: (_g, frame) => frame.seat,
  choices(g, _frame, _seat, offer) {
    const { rate } = g.public.market;
    for (let resource = RENEWABLE; resource <= FOSSIL; resource++) {
      offer.add(RATE_UP[resource], rate[resource] < RATE_POSITIONS ? undefined : refuseRate(resource));
      offer.add(RATE_DOWN[resource], rate[resource] > 1 ? undefined : refuseRate(resource));
    }
  },
  default: (g, frame, seat) => firstAnswer(rate, g, frame, seat),
  take(g, frame, seat, choice, go) {
    const resource = INDEX[choice.resource];
    moveRate(g.public, resource, choice.do === 'rateUp' ? 1 : -1);
    go.log('log.rate', { seat, resource: choice.resource, position: g.public.market.rate[resource] });
    nextEffect(frame);
  },
};

function refuseRate(resource: number): Refusal {
  return { code: 'refuse.rateEnd', rule: 'LIM-7.3.2', with: { resource: RESOURCES[resource] } };
}

export const marketSteps = { transaction, rate };
