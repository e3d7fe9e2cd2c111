import { Choices, type Decision, type Refusal, type Seat, type Simultaneous } from '@entente/engine';
import {
  answerStep,
  breakClause,
  type Deal,
  type Dealing,
  type Terms as DealTerms,
  judgeStep,
  NONE,
  talkStep,
} from '@entente/engine/deals';
import { pair } from '../../choices.ts';
import { LAND, LINKED, TERRITORY_OF } from '../../data/board.ts';
import { type Good, TERMS, type Terms } from '../../data/terms.ts';
import { TERRITORIES, type Territory } from '../../data/territories.ts';
import {
  FACTORY,
  LANDS,
  NOBODY,
  type Position,
  RATION,
  SEATS,
  TEP,
  type Venonta,
  type VenontaGo,
  type World,
} from '../../position.ts';
import { controllerOf, discsOn, isOwnFree, rationsPrice, tepPrice } from '../../queries.ts';
import { count } from '../15-tokens-and-bank/goods.ts';

/*
 * Trades, pacts and promises as deals of the engine. Rations and tokens are goods; a TEP is named by the territory
 * that it comes from. What is enforced: trades at once, pacts in combat. The rest are promises.
 */

/** May these two territories trade (VEN-9.4.6, VEN-9.4.7)? */
export function tradeLink(world: World, from: number, to: number, seller: Seat, buyer: Seat): boolean {
  if (world.freeTrade[seller] > 0 || world.freeTrade[buyer] > 0) return true;
  return world.closedSeas > 0 ? LAND[pair(from, to)] : LINKED[pair(from, to)];
}

/** Have these two a link at all? */
function areLinked(world: World, one: Seat, other: Seat): boolean {
  for (let from = 0; from < LANDS; from++) {
    if (controllerOf(world, from) !== one) continue;
    for (let to = 0; to < LANDS; to++) {
      if (controllerOf(world, to) === other && tradeLink(world, from, to, one, other)) return true;
    }
  }
  return false;
}

const soldAt = (good: number, seller: Seat, buyer: Seat) => (good * SEATS + seller) * SEATS + buyer;

/** VEN-9.4.9: not when it went the other way in this round. */
export function maySell(world: World, good: number, seller: Seat, buyer: Seat): boolean {
  return world.sold[soldAt(good, buyer, seller)] === 0;
}

/** Where a TEP of this territory could go to. */
function destinations(world: World, from: number, seller: Seat, buyer: Seat): number[] {
  const found: number[] = [];
  for (let to = 0; to < LANDS; to++) {
    if (controllerOf(world, to) === buyer && tradeLink(world, from, to, seller, buyer)) found.push(to);
  }
  return found;
}

/** Territories of the seller with a TEP that the buyer could get. */
function tepFor(world: World, seller: Seat, buyer: Seat): Territory[] {
  if (!maySell(world, TEP, seller, buyer)) return [];
  const found: Territory[] = [];
  for (let land = 0; land < LANDS; land++) {
    if (!isOwnFree(world, land, seller) || world.tep[land] === 0) continue;
    if (destinations(world, land, seller, buyer).length > 0) found.push(TERRITORIES[land]);
  }
  return found;
}

/** What one side of a deal is worth (VEN-9.4.8): rations at the giver's price, TEP at the world's, tokens at face. */
export function worth(world: World, giver: Seat, amounts: readonly number[], tep: number): number {
  return rationsPrice(world, giver, amounts[RATION]) + amounts[TOKEN] + tep * tepPrice(world, giver);
}

const TOKEN = 1;
const GOODS: Dealing<Venonta, Good>['goods'] = [
  { id: 'ration', say: 'deal.ration' },
  { id: 'token', say: 'deal.token' },
];

const refuse = (code: string, rule: string, args: Record<string, unknown> = {}): Refusal => ({
  code,
  rule,
  with: args,
});

/** Pacts are made before the turns or by card (VEN-9.10.1). */
export const isPact = (clause: string): boolean => TERMS.includes(clause as Terms);

function forbidden(g: Position, deal: Deal): Refusal | undefined {
  const world = g.public;
  if (isPact(deal.vow) && world.active !== NOBODY && world.treaty === NOBODY)
    return refuse('refuse.pactTime', 'VEN-9.10.1');
  const givenTep = deal.giveItems.length;
  const gottenTep = deal.getItems.length;
  const units = deal.give[RATION] + deal.get[RATION] + givenTep + gottenTep;
  if (units + deal.give[TOKEN] + deal.get[TOKEN] === 0) return undefined;
  if (units === 0) return refuse('refuse.gift', 'VEN-9.4.11');
  const bothWays = (deal.give[RATION] > 0 && deal.get[RATION] > 0) || (givenTep > 0 && gottenTep > 0);
  if (bothWays) return refuse('refuse.bothWays', 'VEN-9.4.9');
  if (isFeeding(world) && deal.give[RATION] + deal.get[RATION] === 0)
    return refuse('refuse.feedingOnly', 'VEN-9.4.1');
  const given = worth(world, deal.from, deal.give, givenTep);
  const gotten = worth(world, deal.to, deal.get, gottenTep);
  return given === gotten ? undefined : refuse('refuse.unequal', 'VEN-9.4.8', { given, gotten });
}

/** Goods are traded in turns only, and not in answer to a Secret Treaty: its two need not be active (VEN-9.4.1). */
function isOnlyPact(world: World): boolean {
  return world.active === NOBODY || world.treaty !== NOBODY;
}

/** The second turn before the active player has fed its people. */
export function isFeeding(world: World): boolean {
  return world.active !== NOBODY && world.turn % 2 === 0 && world.fed[world.active] === 0;
}

export const dealing: Dealing<Venonta, Good> = {
  rule: 'VEN-9.4.2',
  goods: GOODS,
  clauses: [
    { id: 'defence', enforced: true, mutual: true, until: ['round'] },
    { id: 'attack', enforced: true, mutual: true, until: ['round'] },
    { id: 'both', enforced: true, mutual: true, until: ['round'] },
    { id: 'peace', until: ['round', 'game'], broken: () => false },
    { id: 'green', until: ['round'], broken: () => false },
    { id: 'help', until: ['round'] },
  ],
  mostOffers: 6,
  talkRounds: 3,
  deals: (g) => g.public.deals,
  most(g, good, giver, taker) {
    const world = g.public;
    if (isOnlyPact(world)) return 0;
    if (good === 'token') return world.tokens[giver];
    return maySell(world, RATION, giver, taker) && areLinked(world, giver, taker) ? world.stock[giver] : 0;
  },
  items: (g, giver, taker) => (isOnlyPact(g.public) ? [] : tepFor(g.public, giver, taker)),
  sayItem: (territory) => ({ say: 'deal.tep', with: { territory } }),
  /** Pacts are on offer before the turns only (VEN-8.7); a card brings its own. */
  offers: (g, clause) => !isPact(clause) || g.public.active === NOBODY,
  barred({ public: world }, from, to) {
    if (world.active === NOBODY) return undefined;
    const embargoed = world.embargo[from] > 0 ? from : world.embargo[to] > 0 ? to : NOBODY;
    if (embargoed === NOBODY || world.treaty !== NOBODY) return undefined;
    return refuse('refuse.embargo', 'VEN-18.8', { target: embargoed });
  },
  forbidden,
  carryOut(g, deal) {
    handOver(g.public, deal.from, deal.to, deal.give, deal.giveItems);
    handOver(g.public, deal.to, deal.from, deal.get, deal.getItems);
    // A trade that was struck counts for nothing; promises do, since there is no end of them (VEN-R14).
    if (isTrade(deal)) g.public.deals.offers[deal.counter ? deal.to : deal.from]--;
    if (isPact(deal.vow)) sign(g.public, deal.from, deal.to, TERMS.indexOf(deal.vow as Terms) + 1);
    settled(g.public);
  },
  fellThrough: (g) => settled(g.public),
};

/** Do goods change hands? */
function isTrade({ give, get, giveItems, getItems }: Deal): boolean {
  return give[RATION] + get[RATION] + giveItems.length + getItems.length > 0;
}

/** What was kept beside an offer: where a TEP should go, and that a card allows a pact. */
function settled(world: World): void {
  world.route = -1;
  world.treaty = NOBODY;
}

/** Goods of one side of a deal change hands. */
export function handOver(
  world: World,
  giver: Seat,
  taker: Seat,
  amounts: readonly number[],
  lands: readonly string[],
): void {
  const rations = amounts[RATION];
  world.stock[giver] -= rations;
  world.stock[taker] += rations;
  world.tokens[giver] -= amounts[TOKEN];
  world.tokens[taker] += amounts[TOKEN];
  for (const land of lands) carryTep(world, TERRITORY_OF[land as Territory], giver, taker);
  const units = rations + lands.length;
  if (units === 0) return;
  if (rations > 0) world.sold[soldAt(RATION, giver, taker)] = 1;
  if (lands.length > 0) world.sold[soldAt(TEP, giver, taker)] = 1;
  count(world, giver, 'foodSold', rations);
  count(world, giver, 'unitsSold', units);
  count(world, giver, 'unitsTraded', units);
  count(world, taker, 'unitsBought', units);
  count(world, taker, 'unitsTraded', units);
}

/** To the place agreed on, or to the linked territory where the buyer's factories want it most (VEN-R6). */
function carryTep(world: World, from: number, seller: Seat, buyer: Seat): void {
  const open = destinations(world, from, seller, buyer);
  const wanted = (land: number) => discsOn(world, land, FACTORY) - world.tep[land];
  const best = open.reduce((chosen, land) => (wanted(land) > wanted(chosen) ? land : chosen), open[0]);
  world.tep[from]--;
  world.tep[open.includes(world.route) ? world.route : best]++;
}

/** A pact joins two players until the end of the round (VEN-9.10.1). */
export function sign(world: World, one: Seat, other: Seat, bits: number): void {
  world.pacts[one * SEATS + other] |= bits;
  world.pacts[other * SEATS + one] |= bits;
}

/** VEN-9.10.8: who attacks an ally ends the pact. */
export function breakPact(g: Position, by: Seat, with_: Seat, go: VenontaGo): void {
  breakClause(dealing, g, 'peace', by, with_, go);
  if (g.public.pacts[by * SEATS + with_] === 0) return;
  g.public.pacts[by * SEATS + with_] = 0;
  g.public.pacts[with_ * SEATS + by] = 0;
  for (const terms of TERMS) {
    breakClause(dealing, g, terms, by, with_, go);
    breakClause(dealing, g, terms, with_, by, go);
  }
  go.log('log.pactEnded', { seat: by, target: with_ });
}

/** Nothing but a clause. */
export const clauseOnly = (vow: string): DealTerms => ({
  give: [0, 0],
  get: [0, 0],
  giveItems: [],
  getItems: [],
  vow,
  ask: NONE,
  until: 'round',
});

/** What is given for what, without clauses. */
export const trade = (
  give: [number, number],
  giveItems: string[],
  get: [number, number],
  getItems: string[],
): DealTerms => ({ give, get, giveItems, getItems, vow: NONE, ask: NONE, until: 'turn' });

const answering = answerStep(dealing);
const talking = talkStep(dealing);

/** Can the one who is asked hand over what is asked for? */
export function canAccept(g: Position, { from, to, get, getItems }: Deal): boolean {
  for (let good = 0; good < GOODS.length; good++) {
    if (get[good] > 0 && get[good] > dealing.most(g, GOODS[good].id, to, from, to)) return false;
  }
  if (getItems.length === 0) return true;
  const items = dealing.items?.(g, to, from, to) ?? [];
  return getItems.every((item) => items.includes(item));
}

/** Most forms filled in at random are refused, so playouts answer without them. */
export const answerDeal: Decision<Venonta, 'answerDeal'> = {
  ...(answering as Decision<Venonta, 'answerDeal'>),
  pick(g, frame, _seat, chance) {
    const deal = g.public.deals.open.find(({ id }) => id === frame.deal);
    const agrees = deal !== undefined && chance.below(2) === 1 && canAccept(g, deal);
    return { do: agrees ? 'acceptDeal' : 'refuseDeal', partner: deal?.from ?? 0, deal: frame.deal };
  },
};

const END_TALK = { do: 'endTalk' } as const;

export const talk: Simultaneous<Venonta, 'talk'> = {
  ...(talking as Simultaneous<Venonta, 'talk'>),
  pick(g, frame, seat, chance) {
    if (frame.talk === 0) return END_TALK;
    const list = new Choices<Venonta['choice']>();
    talk.choices(g, frame, seat, list);
    const plain = list.offers.filter(({ fill }) => fill === undefined);
    return plain[chance.below(plain.length)].choice;
  },
};

export const judgePromises = judgeStep(dealing);
