import type { Seat } from '@entente/engine';
import { type Deal, faultOf, type Terms } from '@entente/engine/deals';
import type { Choice } from '../../flow.ts';
import { canAccept, dealing, trade } from '../../phases/09-turn-i/dealing.ts';
import type { Position } from '../../position.ts';
import { rationsPrice, tepPrice } from '../../queries.ts';

/** Offers that a bot thinks of while it bargains: food for fuel, fuel for food, and several rations at once. */

const MOST_RATIONS = 3;

/** The forms of the `bargain` step, filled in. */
export function proposals(g: Position, seat: Seat): Choice[] {
  if (g.flow.at(-1)?.step !== 'bargain') return [];
  return barters(g, seat).map(({ to, give, get, giveItems, getItems, vow, ask, until }) => ({
    do: 'offerDeal',
    partner: to,
    give_ration: give[0],
    give_token: give[1],
    get_ration: get[0],
    get_token: get[1],
    ...{ giveItems, getItems, vow, ask, until },
  }));
}

/** The most that any such offer adds; less than nothing when there is none. */
export function bestBarter(g: Position, seat: Seat, worth: (deal: Deal) => number): number {
  let best = -1;
  for (const deal of barters(g, seat)) best = Math.max(best, worth(deal));
  return best;
}

function barters(g: Position, seat: Seat): Deal[] {
  const found: Deal[] = [];
  for (let other = 0; other < g.seats; other++) {
    if (other === seat || dealing.barred?.(g, seat, other) !== undefined) continue;
    for (const terms of ideas(g, seat, other)) {
      const deal: Deal = { id: 0, from: seat, to: other, counter: false, ...terms };
      if (faultOf(dealing, g, deal) === undefined && canAccept(g, deal)) found.push(deal);
    }
  }
  return found;
}

function ideas(g: Position, seat: Seat, other: Seat): Terms[] {
  const world = g.public;
  const found: Terms[] = [];
  const [mine] = dealing.items?.(g, seat, other, seat) ?? [];
  const [theirs] = dealing.items?.(g, other, seat, seat) ?? [];
  if (theirs !== undefined && world.stock[seat] > 0)
    found.push(balanced(1, [], rationsPrice(world, seat, 1), 0, [theirs], tepPrice(world, other)));
  if (mine !== undefined && world.stock[other] > 0)
    found.push(balanced(0, [mine], tepPrice(world, seat), 1, [], rationsPrice(world, other, 1)));
  for (let rations = 2; rations <= MOST_RATIONS; rations++) {
    if (world.stock[other] >= rations)
      found.push(balanced(0, [], 0, rations, [], rationsPrice(world, other, rations)));
    if (world.stock[seat] >= rations)
      found.push(balanced(rations, [], rationsPrice(world, seat, rations), 0, [], 0));
  }
  return found;
}

/** Tokens make both sides worth the same (VEN-9.4.8). */
function balanced(
  giveRations: number,
  giveItems: string[],
  given: number,
  getRations: number,
  getItems: string[],
  gotten: number,
): Terms {
  const pays = Math.max(0, gotten - given);
  const gets = Math.max(0, given - gotten);
  return { ...trade([giveRations, pays], giveItems, [getRations, gets], getItems), until: 'round' };
}
