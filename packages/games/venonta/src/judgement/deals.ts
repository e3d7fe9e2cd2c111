import type { Seat } from '@entente/engine';
import type { Deal } from '@entente/engine/deals';
import { count } from '../goods.ts';
import { ATTACK, DEFENCE, type Position, RATION, SEATS } from '../position.ts';
import { type Character, WEIGHTS } from './character.ts';

const TOKEN = 1;
/** How likely an offer is taken, if nothing is known. */
const ACCEPTED = 0.45;
/** Talking for its own sake is not worth it. */
const BOTHER = 0.03;

/** Pacts, promises given and taken, and a word that was broken. */
export function dealsWorth(g: Position, seat: Seat, { honour }: Character): number {
  const { pacts, deals } = g.public;
  let worth = 0;
  for (let other = 0; other < g.seats; other++) {
    const pact = pacts[seat * SEATS + other];
    if ((pact & DEFENCE) > 0) worth += WEIGHTS.pact;
    if ((pact & ATTACK) > 0) worth += WEIGHTS.pact / 3;
  }
  for (const { by, to, fate, clause } of deals.ledger) {
    if (fate === 'broken' && by === seat) worth -= honour;
    if (fate !== 'standing' || isPact(clause)) continue;
    if (to === seat) worth += WEIGHTS.promised;
    else if (by === seat) worth -= WEIGHTS.promise;
  }
  return worth;
}

const isPact = (clause: string) => clause === 'defence' || clause === 'attack' || clause === 'both';

/**
 * The worth of a position with offers of this seat on the table: partly as if they were taken. The position is changed
 * for a moment and put back.
 */
export function withOffers(g: Position, seat: Seat, worth: () => number): number {
  const { open } = g.public.deals;
  const now = worth();
  if (open.length === 0) return now;
  let sum = now;
  for (const deal of open) {
    if (deal.from !== seat) continue;
    sum += ACCEPTED * (ifTaken(g, deal, worth) - now) + clauseWorth(deal) - BOTHER;
  }
  return sum;
}

function clauseWorth({ vow, ask }: Deal): number {
  if (isPact(vow)) return ACCEPTED * WEIGHTS.pact;
  const asked = ask === 'none' ? 0 : WEIGHTS.promised;
  const given = vow === 'none' ? 0 : WEIGHTS.promise;
  // Nobody promises for nothing.
  return asked > 0 && given === 0 ? -BOTHER : ACCEPTED * (asked - given);
}

function ifTaken(
  g: Position,
  { from, to, give, get, giveItems, getItems }: Deal,
  worth: () => number,
): number {
  const { stock, tokens, tep } = g.public;
  const rations = get[RATION] - give[RATION];
  const money = get[TOKEN] - give[TOKEN];
  const fuel = getItems.length - giveItems.length;
  if (rations === 0 && money === 0 && fuel === 0) return worth();
  const land = g.public.owner.indexOf(from);
  shift(1);
  const value = worth();
  shift(-1);
  return value;

  function shift(sign: number): void {
    stock[from] += sign * rations;
    stock[to] -= sign * rations;
    tokens[from] += sign * money;
    tokens[to] -= sign * money;
    tep[land] += sign * fuel;
    const units = sign * (Math.abs(rations) + Math.abs(fuel));
    count(g.public, from, 'unitsTraded', units);
    if (money > 0) count(g.public, from, 'unitsSold', units);
    if (money > 0 && rations < 0) count(g.public, from, 'foodSold', -sign * rations);
    if (money < 0) count(g.public, from, 'unitsBought', units);
  }
}
