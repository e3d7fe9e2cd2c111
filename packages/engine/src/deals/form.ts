import type { Blank, Choices } from '../choices.ts';
import type { Position, Refusal, Seat, Types } from '../game.ts';
import { type Deal, NONE, sameOffer, type Terms, UNTILS, type Until } from './deal.ts';
import type { DealChoice, Dealing, Filled } from './dealing.ts';

const MOST_ITEMS = 3;

const refuse = (dealing: { rule: string }, code: string, args: Record<string, unknown> = {}): Refusal => ({
  code,
  rule: dealing.rule,
  with: args,
});

type Offer = Extract<DealChoice, { do: 'offerDeal' }>;
type Counter = Extract<DealChoice, { do: 'counterDeal' }>;

/** By good, the fields of a form for it. Made once: new names cost a random game more than all else in a deal. */
const AMOUNTS = new Map<string, { readonly give: string; readonly get: string }>();

function amountsOf(good: string): { readonly give: string; readonly get: string } {
  const known = AMOUNTS.get(good);
  if (known !== undefined) return known;
  const made = { give: `give_${good}`, get: `get_${good}` };
  AMOUNTS.set(good, made);
  return made;
}

/** The terms that a filled form says. */
export function termsOf<T extends Types>(dealing: Dealing<T>, choice: Filled): Terms {
  const amounts = choice as unknown as Record<string, number>;
  return {
    give: dealing.goods.map(({ id }) => amounts[amountsOf(id).give]),
    get: dealing.goods.map(({ id }) => amounts[amountsOf(id).get]),
    giveItems: [...choice.giveItems],
    getItems: [...choice.getItems],
    vow: choice.vow,
    ask: choice.ask,
    until: choice.until,
  };
}

/** The same as the fields of a form. */
export function fieldsOf<T extends Types>(dealing: Dealing<T>, terms: Terms): Omit<Offer, 'do' | 'partner'> {
  const amounts: Record<string, number> = {};
  dealing.goods.forEach(({ id }, index) => {
    const { give, get } = amountsOf(id);
    amounts[give] = terms.give[index];
    amounts[get] = terms.get[index];
  });
  const { giveItems, getItems, vow, ask, until } = terms;
  return { giveItems: [...giveItems], getItems: [...getItems], vow, ask, until, ...amounts };
}

export const nothing = <T extends Types>(dealing: Dealing<T>): Terms => ({
  give: dealing.goods.map(() => 0),
  get: dealing.goods.map(() => 0),
  giveItems: [],
  getItems: [],
  vow: NONE,
  ask: NONE,
  until: 'turn',
});

/** The blanks of a form that `from` fills in for `to`: only those with something to fill in. */
export function blanksOf<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  from: Seat,
  to: Seat,
): Record<string, Blank> {
  const blanks: Record<string, Blank> = {};
  for (const { id } of dealing.goods) {
    const give = dealing.most(g, id, from, to, from);
    const get = dealing.most(g, id, to, from, from);
    const names = amountsOf(id);
    if (give > 0) blanks[names.give] = { kind: 'amount', min: 0, max: give };
    if (get > 0) blanks[names.get] = { kind: 'amount', min: 0, max: get };
  }
  const { mostItems = MOST_ITEMS } = dealing;
  addItems(blanks, 'giveItems', dealing.items?.(g, from, to, from) ?? [], mostItems);
  addItems(blanks, 'getItems', dealing.items?.(g, to, from, from) ?? [], mostItems);
  const vows = clausesFor(dealing, g, from, to, true);
  const asks = clausesFor(dealing, g, to, from, false);
  if (vows.length > 1) blanks.vow = { kind: 'one', of: vows };
  if (asks.length > 1) blanks.ask = { kind: 'one', of: asks };
  if (vows.length > 1 || asks.length > 1) blanks.until = { kind: 'one', of: untilsOf(dealing) };
  return blanks;
}

function addItems(blanks: Record<string, Blank>, field: string, of: readonly string[], most: number): void {
  if (of.length > 0) blanks[field] = { kind: 'some', of, min: 0, max: Math.min(most, of.length) };
}

function clausesFor<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  by: Seat,
  to: Seat,
  mutual: boolean,
): string[] {
  const found = [NONE];
  for (const clause of dealing.clauses) {
    if (clause.mutual === true && !mutual) continue;
    if (dealing.offers?.(g, clause.id, by, to) ?? true) found.push(clause.id);
  }
  return found;
}

/** The ends that any clause can have. */
function untilsOf<T extends Types>(dealing: Dealing<T>): Until[] {
  return UNTILS.filter((until) => dealing.clauses.some((clause) => clause.until?.includes(until) ?? true));
}

/** Why this deal cannot be offered; the one source for forms, counters and what comes out of a talk. */
export function faultOf<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  deal: Deal,
): Refusal | undefined {
  const barred = dealing.barred?.(g, deal.from, deal.to);
  if (barred !== undefined) return barred;
  if (isEmpty(deal)) return refuse(dealing, 'refuse.dealEmpty');
  for (const id of [deal.vow, deal.ask]) {
    const allowed = dealing.clauses.find((clause) => clause.id === id)?.until;
    if (allowed !== undefined && !allowed.includes(deal.until))
      return refuse(dealing, 'refuse.dealUntil', { until: allowed });
  }
  if (dealing.deals(g).refused.some((refused) => sameOffer(refused, deal)))
    return refuse(dealing, 'refuse.dealAgain', { partner: deal.to });
  return shortOf(dealing, g, deal.from, deal.to, deal) ?? dealing.forbidden?.(g, deal);
}

/** Why the giver cannot hand over what it would give, as far as it knows itself. */
export function shortOf<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  giver: Seat,
  taker: Seat,
  terms: Pick<Terms, 'give' | 'giveItems'>,
): Refusal | undefined {
  for (let index = 0; index < dealing.goods.length; index++) {
    const most = dealing.most(g, dealing.goods[index].id, giver, taker, giver);
    if (terms.give[index] > most) {
      return refuse(dealing, 'refuse.dealShort', {
        seat: giver,
        has: [{ say: dealing.goods[index].say, with: { count: Math.max(0, most) } }],
      });
    }
  }
  if (terms.giveItems.length > 0) {
    const items = dealing.items?.(g, giver, taker, giver) ?? [];
    if (terms.giveItems.some((item) => !items.includes(item)))
      return refuse(dealing, 'refuse.dealItem', { seat: giver });
  }
  return undefined;
}

function isEmpty(deal: Terms): boolean {
  return (
    deal.vow === NONE &&
    deal.ask === NONE &&
    deal.giveItems.length === 0 &&
    deal.getItems.length === 0 &&
    deal.give.every((amount) => amount === 0) &&
    deal.get.every((amount) => amount === 0)
  );
}

/** Adds a form for an offer to `partner`, or says why there is none. `made`: offers made already. */
export function addOffer<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  seat: Seat,
  partner: Seat,
  made: number,
  offer: Choices<T['choice']>,
): void {
  const choice: Offer = { do: 'offerDeal', partner, ...fieldsOf(dealing, nothing(dealing)) };
  const refused =
    made >= dealing.mostOffers
      ? refuse(dealing, 'refuse.dealEnough', { most: dealing.mostOffers })
      : dealing.barred?.(g, seat, partner);
  if (refused !== undefined) {
    offer.add(choice, refused);
    return;
  }
  const blanks = blanksOf(dealing, g, seat, partner);
  if (Object.keys(blanks).length === 0) {
    offer.add(choice, refuse(dealing, 'refuse.dealEmpty'));
    return;
  }
  offer.form(choice, blanks, (filled) =>
    faultOf(dealing, g, {
      id: 0,
      from: seat,
      to: partner,
      counter: false,
      ...termsOf(dealing, filled as Offer),
    }),
  );
}

/** Adds a form for a counter-offer, filled in as the offer stands. */
export function addCounter<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  deal: Deal,
  offer: Choices<T['choice']>,
): void {
  const seat = deal.to;
  const partner = deal.from;
  const blanks = blanksOf(dealing, g, seat, partner);
  if (Object.keys(blanks).length === 0) return;
  const choice = {
    do: 'counterDeal',
    partner,
    deal: deal.id,
    ...fieldsOf(dealing, nothing(dealing)),
  } as Counter;
  offer.form(choice, blanks, (filled) => {
    const terms = termsOf(dealing, filled as Counter);
    return faultOf(dealing, g, { id: 0, from: seat, to: partner, counter: true, ...terms });
  });
}
