import type { Seat } from '@entente/engine';
import type { Deal } from '@entente/engine/deals';
import { copy } from '../../copy.ts';
import { handOver, isPact } from '../../phases/09-turn-i/dealing.ts';
import { ATTACK, DEFENCE, type Position, RATION, SEATS } from '../../position.ts';
import { bestBarter } from './barter.ts';
import { chancesOf } from './chances.ts';
import { CAREFUL, type Character, WEIGHTS } from './character.ts';
import { economyWorth } from './economy.ts';

const TOKEN = 1;
/**
 * Chances that an offer is accepted: if nothing is known, if the other gains by it, if it loses; and the gain
 * and the loss from which that counts.
 */
const ACCEPTED = 0.45;
const WELCOME = 0.8;
const UNWELCOME = 0.05;
const GAIN = 0.02;
const LOSS = 0.2;
/** Cost of an offer: talking for its own sake is not worth it. */
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

type Worth = (g: Position, seat: Seat) => number;

/** The worth of a position with offers of this seat on the table: partly as if they were taken. */
export function withOffers(g: Position, seat: Seat, worth: Worth): number {
  const now = worth(g, seat);
  if (g.flow.at(-1)?.step === 'bargain') return now + bargaining(g, seat, worth);
  let sum = now;
  for (const deal of g.public.deals.open) if (deal.from === seat) sum += offerWorth(g, deal, now, worth);
  return sum;
}

/**
 * While a player bargains, the best offer that it can think of counts for it; with none it should do something else. That
 * is held against all alike, so that nobody seems to gain by it.
 */
function bargaining(g: Position, seat: Seat, worth: Worth): number {
  const { active } = g.public;
  const now = worth(g, active);
  const best = bestBarter(g, active, (deal) => offerWorth(g, deal, now, worth));
  if (best <= 0) return -WEIGHTS.bother;
  return seat === active ? best : 0;
}

/** What an offer adds to the worth of a position. */
function offerWorth(g: Position, deal: Deal, now: number, worth: Worth): number {
  const clauses = clauseWorth(deal) - BOTHER;
  if (!hasGoods(deal)) return clauses;
  const taken = ifTaken(g, deal);
  return likelihood(g, taken, deal) * (worth(taken, deal.from) - now) + clauses;
}

const hasGoods = ({ give, get, giveItems, getItems }: Deal) =>
  give[RATION] + get[RATION] + give[TOKEN] + get[TOKEN] + giveItems.length + getItems.length > 0;

function clauseWorth({ vow, ask }: Deal): number {
  if (isPact(vow)) return ACCEPTED * WEIGHTS.pact;
  const asked = ask === 'none' ? 0 : WEIGHTS.promised;
  const given = vow === 'none' ? 0 : WEIGHTS.promise;
  // Nobody promises for nothing.
  return asked > 0 && given === 0 ? -BOTHER : ACCEPTED * (asked - given);
}

/** A copy of the table after the goods have changed hands. */
function ifTaken(g: Position, { from, to, give, get, giveItems, getItems }: Deal): Position {
  const world = copy.public(g.public);
  handOver(world, from, to, give, giveItems);
  handOver(world, to, from, get, getItems);
  return { ...g, public: world };
}

/** How likely the other says yes: by public information, since its plans are hidden. */
function likelihood(before: Position, after: Position, { to }: Deal): number {
  const standing = (g: Position) => economyWorth(g, to, chancesOf(g, to), CAREFUL);
  const gain = standing(after) - standing(before);
  if (gain > GAIN) return WELCOME;
  return gain < -LOSS ? UNWELCOME : ACCEPTED;
}
