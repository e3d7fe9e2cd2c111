import type { Seat } from '../game.ts';

/** How long a clause binds: to the end of this turn, of this round, of the game. */
export type Until = 'turn' | 'round' | 'game';
export const UNTILS: readonly Until[] = ['turn', 'round', 'game'];

/** No clause at all. */
export const NONE = 'none';

/** What changes hands at once, and what is agreed for later. Amounts go by the order of the game's goods. */
export interface Terms {
  give: number[];
  get: number[];
  giveItems: string[];
  getItems: string[];
  /** What the offering seat binds itself to, or both seats for a mutual clause; `NONE` if nothing. */
  vow: string;
  /** What it asks of the other. */
  ask: string;
  until: Until;
}

/** An open offer. It is answered at the time it was made for, or expires with it. */
export interface Deal extends Terms {
  id: number;
  from: Seat;
  to: Seat;
  /** It answers another offer, so it cannot be countered again. */
  counter: boolean;
}

/**
 * What became of a clause: `standing` until it falls due; `over` when the game enforced it; otherwise `kept` or
 * `broken`, or `due` while the seat it was promised to has still to say which.
 */
export type Fate = 'standing' | 'over' | 'due' | 'kept' | 'broken';

/** A clause that was agreed. It stays in the ledger for the whole game. */
export interface Promised {
  id: number;
  by: Seat;
  to: Seat;
  clause: string;
  until: Until;
  /** The round in which it was agreed, and the one in which its fate was decided. */
  since: number;
  ended: number;
  fate: Fate;
}

/** Everything about deals, in `public`. */
export interface Deals {
  /** Deals and clauses are numbered in one row. */
  made: number;
  open: Deal[];
  /** How many offers each seat has made in this turn or talk. */
  offers: number[];
  /** Refused in this turn or talk: a seat may not offer it again unchanged. */
  refused: Deal[];
  ledger: Promised[];
}

export function noDeals(seats: number): Deals {
  const offers: number[] = [];
  for (let seat = 0; seat < seats; seat++) offers.push(0);
  return { made: 0, open: [], offers, refused: [], ledger: [] };
}

/** A new turn or talk: everybody may offer again. */
export function offersAnew(deals: Deals): void {
  for (let seat = 0; seat < deals.offers.length; seat++) deals.offers[seat] = 0;
  if (deals.refused.length > 0) deals.refused = [];
}

export function copyDeals(it: Deals): Deals {
  return {
    made: it.made,
    open: it.open.length === 0 ? [] : it.open.map(copyDeal),
    offers: it.offers.slice(),
    refused: it.refused.length === 0 ? [] : it.refused.map(copyDeal),
    ledger: it.ledger.length === 0 ? [] : it.ledger.map((promised) => ({ ...promised })),
  };
}

function copyDeal(it: Deal): Deal {
  return {
    ...it,
    give: it.give.slice(),
    get: it.get.slice(),
    giveItems: it.giveItems.slice(),
    getItems: it.getItems.slice(),
  };
}

/** Is it the same offer, made by the same seat to the same other? Its end means something only with a clause. */
export function sameOffer(one: Deal, other: Deal): boolean {
  const plain = one.vow === NONE && one.ask === NONE;
  return (
    one.from === other.from &&
    one.to === other.to &&
    one.vow === other.vow &&
    one.ask === other.ask &&
    (plain || one.until === other.until) &&
    sameList(one.give, other.give) &&
    sameList(one.get, other.get) &&
    sameList(one.giveItems, other.giveItems) &&
    sameList(one.getItems, other.getItems)
  );
}

function sameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

/** The same deal seen from the other side of the table. */
export function turned(deal: Terms): Terms {
  return {
    give: deal.get,
    get: deal.give,
    giveItems: deal.getItems,
    getItems: deal.giveItems,
    vow: deal.ask,
    ask: deal.vow,
    until: deal.until,
  };
}
