import type { Seat, Types } from '../game.ts';
import type { Message } from '../words/dictionary.ts';
import { type Deal, type Deals, NONE, type Promised, type Terms } from './deal.ts';
import type { Dealing } from './dealing.ts';

/** One side of a deal, thing by thing; `deal.nothing` when it is empty. */
export function sideOf<T extends Types>(
  dealing: Dealing<T>,
  amounts: readonly number[],
  items: readonly string[],
  clause: string,
): Message[] {
  const side: Message[] = [];
  dealing.goods.forEach(({ say }, index) => {
    if (amounts[index] > 0) side.push({ say, with: { count: amounts[index] } });
  });
  for (const item of items) side.push(dealing.sayItem?.(item) ?? { say: item, with: {} });
  if (clause !== NONE) side.push({ say: `clause.${clause}`, with: {} });
  return side.length === 0 ? [{ say: 'deal.nothing', with: {} }] : side;
}

/** What each side gives, in words. */
export function termsInWords<T extends Types>(
  dealing: Dealing<T>,
  terms: Terms,
): { give: Message[]; get: Message[] } {
  return {
    give: sideOf(dealing, terms.give, terms.giveItems, terms.vow),
    get: sideOf(dealing, terms.get, terms.getItems, terms.ask),
  };
}

/** The arguments of everything that is said about a deal. */
export function dealWords<T extends Types>(
  dealing: Dealing<T>,
  deal: Deal,
): { seat: Seat; partner: Seat; give: Message[]; get: Message[]; until: Message[] } {
  const lasts = deal.vow !== NONE || deal.ask !== NONE;
  return {
    seat: deal.from,
    partner: deal.to,
    ...termsInWords(dealing, deal),
    until: [{ say: lasts ? `until.${deal.until}` : 'until.now', with: {} }],
  };
}

/** Open offers that a seat has made, and those made to it. */
export function openOffers(deals: Deals, seat: Seat): { made: Deal[]; received: Deal[] } {
  return {
    made: deals.open.filter(({ from }) => from === seat),
    received: deals.open.filter(({ to }) => to === seat),
  };
}

/** Promises of a seat that the table remembers, and how often it kept them. Enforced clauses do not count. */
export function wordOf(deals: Deals, seat: Seat): { kept: number; broken: number; standing: Promised[] } {
  const given = deals.ledger.filter(({ by }) => by === seat);
  return {
    kept: given.filter(({ fate }) => fate === 'kept').length,
    broken: given.filter(({ fate }) => fate === 'broken').length,
    standing: given.filter(({ fate }) => fate === 'standing' || fate === 'due'),
  };
}
