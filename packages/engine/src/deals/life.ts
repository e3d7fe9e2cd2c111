import type { Go, Position, Refusal, Seat, Types } from '../game.ts';
import { type Deal, NONE, type Terms, turned } from './deal.ts';
import type { Dealing } from './dealing.ts';
import { faultOf, shortOf } from './form.ts';
import { dealWords } from './told.ts';

type Word =
  | 'log.dealOffered'
  | 'log.dealCountered'
  | 'log.dealStruck'
  | 'log.dealRefused'
  | 'log.dealWithdrawn'
  | 'log.dealExpired'
  | 'log.dealLapsed';

/** These words are the engine's own, so the game's dictionary does not know them. */
export function tell<T extends Types>(go: Go<T>, say: string, args: Record<string, unknown>): void {
  (go as unknown as Go<Types>).log(say, args);
}

function tellDeal<T extends Types>(dealing: Dealing<T>, go: Go<T>, say: Word, deal: Deal): void {
  if (go.isHeard) tell(go, say, dealWords(dealing, deal));
}

/** An offer is put on the table. It must be free of faults (`faultOf`). */
export function putOffer<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  from: Seat,
  to: Seat,
  terms: Terms,
  go: Go<T>,
  counter = false,
): Deal {
  const deals = dealing.deals(g);
  deals.made++;
  if (!counter) deals.offers[from]++;
  const deal: Deal = { id: deals.made, from, to, counter, ...terms };
  deals.open.push(deal);
  tellDeal(dealing, go, counter ? 'log.dealCountered' : 'log.dealOffered', deal);
  return deal;
}

export function openDeal<T extends Types>(dealing: Dealing<T>, g: Position<T>, id: number): Deal {
  const deal = dealing.deals(g).open.find((open) => open.id === id);
  if (deal === undefined) throw new RangeError(`there is no open deal ${id}`);
  return deal;
}

/** Why the receiver of this offer cannot accept it now. */
export function cannotAccept<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  deal: Deal,
): Refusal | undefined {
  return shortOf(dealing, g, deal.to, deal.from, turned(deal));
}

/** It is accepted: goods change hands, clauses are written down. If it cannot be carried out any more, it lapses. */
export function strike<T extends Types>(dealing: Dealing<T>, g: Position<T>, deal: Deal, go: Go<T>): boolean {
  take(dealing, g, deal);
  if (cannotAccept(dealing, g, deal) !== undefined || faultOf(dealing, g, deal) !== undefined) {
    tellDeal(dealing, go, 'log.dealLapsed', deal);
    dealing.fellThrough?.(g, deal);
    return false;
  }
  tellDeal(dealing, go, 'log.dealStruck', deal);
  dealing.carryOut(g, deal, go);
  writeDown(dealing, g, deal.vow, deal.from, deal.to, deal);
  if (isMutual(dealing, deal.vow)) writeDown(dealing, g, deal.vow, deal.to, deal.from, deal);
  writeDown(dealing, g, deal.ask, deal.to, deal.from, deal);
  return true;
}

/** A mutual clause is written down twice, since each of the two can break it. */
function isMutual<T extends Types>(dealing: Dealing<T>, id: string): boolean {
  return dealing.clauses.some((clause) => clause.id === id && clause.mutual === true);
}

function writeDown<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  clause: string,
  by: Seat,
  to: Seat,
  { until }: Deal,
): void {
  if (clause === NONE) return;
  const deals = dealing.deals(g);
  deals.made++;
  deals.ledger.push({
    id: deals.made,
    by,
    to,
    clause,
    until,
    since: g.round,
    ended: -1,
    fate: 'standing',
  });
}

/** The receiver says no. */
export function turnDown<T extends Types>(dealing: Dealing<T>, g: Position<T>, deal: Deal, go: Go<T>): void {
  take(dealing, g, deal);
  dealing.deals(g).refused.push(deal);
  tellDeal(dealing, go, 'log.dealRefused', deal);
  dealing.fellThrough?.(g, deal);
}

/** The seat that offered it takes it back, or nobody answered in time. */
export function takeBack<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  deal: Deal,
  say: 'log.dealWithdrawn' | 'log.dealExpired',
  go: Go<T>,
): void {
  take(dealing, g, deal);
  tellDeal(dealing, go, say, deal);
  dealing.fellThrough?.(g, deal);
}

/** It is answered by another offer. */
export function counter<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  deal: Deal,
  terms: Terms,
  go: Go<T>,
): Deal {
  take(dealing, g, deal);
  dealing.fellThrough?.(g, deal);
  return putOffer(dealing, g, deal.to, deal.from, terms, go, true);
}

function take<T extends Types>(dealing: Dealing<T>, g: Position<T>, deal: Deal): void {
  const { open } = dealing.deals(g);
  open.splice(open.indexOf(deal), 1);
}
