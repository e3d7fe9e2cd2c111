import type { Choices, Decision, Refusal, Seat } from '@entente/engine';
import { type Deal, NONE, offerDeals, propose, takeOffer } from '@entente/engine/deals';
import { BARTER, BUY_RATION, BUY_TEP, DROP, pair, SELL_RATION, SELL_TEP } from '../../choices.ts';
import { LAND, LINKS, TERRITORY_OF } from '../../data/board.ts';
import type { Choice } from '../../flow.ts';
import {
  LANDS,
  NOBODY,
  type Position,
  RATION,
  TEP,
  type Venonta,
  type VenontaGo,
  type World,
} from '../../position.ts';
import { controllerOf, rationsPrice, tepPrice } from '../../queries.ts';
import { dealing, maySell, trade, tradeLink } from './dealing.ts';

/*
 * Purchases and sales of one unit at its price, the common trades, as small choices; everything else is bargained for
 * with a form. The partner is always free to refuse.
 */

/** Seats with whom the active player has a link, as bits. */
function neighbours(world: World, seats: number, seat: Seat): number {
  let found = 0;
  for (let land = 0; land < LANDS; land++) {
    if (controllerOf(world, land) !== seat) continue;
    const links = LINKS[land];
    for (let index = 0; index < links.length; index++) {
      if (world.closedSeas > 0 && !LAND[pair(land, links[index])]) continue;
      found |= 1 << controllerOf(world, links[index]);
    }
  }
  for (let other = 0; other < seats; other++) {
    if (world.freeTrade[other] > 0 || world.freeTrade[seat] > 0) found |= 1 << other;
    if (world.embargo[other] > 0) found &= ~(1 << other);
  }
  return world.embargo[seat] > 0 ? 0 : found & ~(1 << seat);
}

const ENOUGH: Refusal = { code: 'refuse.dealEnough', rule: 'VEN-R14', with: { most: dealing.mostOffers } };
const AGAIN: readonly Refusal[] = [0, 1, 2, 3, 4, 5].map((partner) => ({
  code: 'refuse.dealAgain',
  rule: 'VEN-9.4.10',
  with: { partner },
}));

/** Offers are limited, and one that was refused is not repeated. */
function whyNot(g: Position, seat: Seat, partner: Seat, choice: Trade): Refusal | undefined {
  if (g.public.deals.offers[seat] >= dealing.mostOffers) return ENOUGH;
  return isNew(g, seat, choice) ? undefined : AGAIN[partner];
}

export function offerTrades(g: Position, seat: Seat, feeding: boolean, offer: Choices<Choice>): void {
  const world = g.public;
  const isEnough = world.deals.offers[seat] >= dealing.mostOffers;
  if (isEnough && !offer.explains) return;
  const partners = neighbours(world, g.seats, seat);
  if (partners === 0) return;
  for (let other = 0; other < g.seats; other++) {
    if ((partners & (1 << other)) === 0) continue;
    if (maySell(world, RATION, other, seat) && world.stock[other] > 0) {
      const price = rationsPrice(world, other, 1);
      const choice = BUY_RATION[other][price];
      if (price <= world.tokens[seat]) offerTrade(g, seat, other, choice, offer);
    }
    if (maySell(world, RATION, seat, other) && world.stock[seat] > 0) {
      const price = rationsPrice(world, seat, 1);
      const choice = SELL_RATION[other][price];
      if (price <= world.tokens[other]) offerTrade(g, seat, other, choice, offer);
    }
  }
  if (!feeding) offerTep(g, seat, partners, offer);
  offer.add(BARTER, isEnough ? ENOUGH : undefined);
}

/** TEP one at a time, from territory to territory. */
function offerTep(g: Position, seat: Seat, partners: number, offer: Choices<Choice>): void {
  const world = g.public;
  const sellers = whoSellsTep(world, g.seats, seat, partners);
  const buyers = whoBuysTep(world, g.seats, seat, partners);
  if ((sellers | buyers) === 0) return;
  const anywhere = world.freeTrade.some((free) => free > 0);
  for (let land = 0; land < LANDS; land++) {
    if (controllerOf(world, land) !== seat) continue;
    const sells = world.owner[land] === seat && world.tep[land] > 0 ? buyers : 0;
    const links = anywhere ? EVERYWHERE : LINKS[land];
    for (let index = 0; index < links.length; index++) {
      const there = links[index];
      const other = controllerOf(world, there);
      const bit = 1 << other;
      if (((sellers | sells) & bit) === 0 || !tradeLink(world, land, there, seat, other)) continue;
      if ((sells & bit) !== 0) offerTrade(g, seat, other, SELL_TEP[pair(land, there)], offer);
      if ((sellers & bit) === 0 || world.tep[there] === 0 || world.coloniser[there] !== NOBODY) continue;
      offerTrade(g, seat, other, BUY_TEP[pair(there, land)], offer);
    }
  }
}

function offerTrade(g: Position, seat: Seat, partner: Seat, choice: Trade, offer: Choices<Choice>): void {
  offer.add(choice, whyNot(g, seat, partner, choice));
}

/** Partners whose TEP the seat can pay for, as bits. */
function whoSellsTep(world: World, seats: number, seat: Seat, partners: number): number {
  let found = 0;
  for (let other = 0; other < seats; other++) {
    if ((partners & (1 << other)) === 0 || !maySell(world, TEP, other, seat)) continue;
    if (tepPrice(world, other) <= world.tokens[seat]) found |= 1 << other;
  }
  return found;
}

/** Partners who can pay for the seat's TEP, as bits. */
function whoBuysTep(world: World, seats: number, seat: Seat, partners: number): number {
  const price = tepPrice(world, seat);
  let found = 0;
  for (let other = 0; other < seats; other++) {
    if ((partners & (1 << other)) === 0 || !maySell(world, TEP, seat, other)) continue;
    if (price <= world.tokens[other]) found |= 1 << other;
  }
  return found;
}

const EVERYWHERE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

type Trade = Extract<Choice, { do: 'buyRation' | 'sellRation' | 'buyTep' | 'sellTep' }>;

/** A refused offer cannot be repeated unchanged (VEN-9.4.10). Trades of one unit against tokens. */
function isNew(g: Position, seat: Seat, choice: Trade): boolean {
  const { refused } = g.public.deals;
  for (let index = 0; index < refused.length; index++) {
    if (refused[index].from === seat && isSame(g.public, seat, choice, refused[index])) return false;
  }
  return true;
}

function isSame(world: World, seat: Seat, choice: Trade, old: Deal): boolean {
  if (old.vow !== NONE || old.ask !== NONE) return false;
  switch (choice.do) {
    case 'buyRation':
      return old.to === choice.target && old.get[0] === 1 && old.give[1] === choice.price;
    case 'sellRation':
      return old.to === choice.target && old.give[0] === 1 && old.get[1] === choice.price;
    case 'buyTep':
      return (
        isOnly(old.getItems, choice.from) && old.give[1] === tepPrice(world, old.to) && old.give[0] === 0
      );
    case 'sellTep':
      return (
        old.to === controllerOf(world, TERRITORY_OF[choice.to]) &&
        isOnly(old.giveItems, choice.from) &&
        old.get[1] === tepPrice(world, seat) &&
        old.get[0] === 0
      );
  }
}

const isOnly = (items: readonly string[], item: string) => items.length === 1 && items[0] === item;

function termsOf(world: World, seat: Seat, choice: Trade) {
  switch (choice.do) {
    case 'buyRation':
      return { partner: choice.target, terms: trade([0, choice.price], [], [1, 0], []) };
    case 'sellRation':
      return { partner: choice.target, terms: trade([1, 0], [], [0, choice.price], []) };
    case 'buyTep': {
      const partner = world.owner[TERRITORY_OF[choice.from]];
      return { partner, terms: trade([0, tepPrice(world, partner)], [], [0, 0], [choice.from]) };
    }
    case 'sellTep':
      return {
        partner: controllerOf(world, TERRITORY_OF[choice.to]),
        terms: trade([0, 0], [choice.from], [0, tepPrice(world, seat)], []),
      };
  }
}

/** Carries out a choice of `offerTrades`; false when it is something else. */
export function takeTrade(g: Position, seat: Seat, choice: Choice, go: VenontaGo): boolean {
  switch (choice.do) {
    case 'buyRation':
    case 'sellRation':
    case 'buyTep':
    case 'sellTep': {
      const { partner, terms } = termsOf(g.public, seat, choice);
      g.public.route = 'to' in choice ? TERRITORY_OF[choice.to] : -1;
      propose(dealing, g, seat, partner, terms, go);
      return true;
    }
    case 'barter':
      go.call({ step: 'bargain' });
      return true;
    default:
      return false;
  }
}

/** An offer of any goods for any others of equal value. */
export const bargain: Decision<Venonta, 'bargain'> = {
  kind: 'decision',
  phase: 'caller',
  rule: 'VEN-9.4.1',
  asks: (g) => g.public.active,
  choices(g, _frame, seat, offer) {
    offer.add(DROP);
    offerDeals(dealing, g, seat, offer);
  },
  // Most forms filled in at random are refused, so playouts leave bargaining alone.
  pick: () => DROP,
  default: () => DROP,
  take(g, _frame, seat, choice, go) {
    go.done();
    g.public.route = -1;
    if (choice.do === 'offerDeal') takeOffer(dealing, g, seat, choice, go);
  },
};
