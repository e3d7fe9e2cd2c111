import type { Automatic, Decision, Refusal, Seat } from '@entente/engine';
import {
  answerStep,
  type Deal,
  type Dealing,
  judgeStep,
  offerDealTo,
  takeOffer,
} from '@entente/engine/deals';
import { ECONOMIC_CARDS } from '../data/cards/economic.ts';
import { ROUTES } from '../data/cards/routes.ts';
import { POLITICAL_CARDS } from '../data/terms.ts';
import { type Action, actionPrice, payForAction } from '../phases/action.ts';
import { type Attack, type AttackGo, type Hand, type Position, SEATS } from '../position.ts';
import type { Good } from './flow.ts';
import { hasClearPath } from './paths.ts';

/** Trade with another player (ATK-18), in the manner of the engine’s deals. */

export const LAST_EAGLE = 10;
const MOST_OFFERS = 3;

const TOO_LATE: Refusal = { code: 'refuse.tooLate', rule: 'ATK-18.3', with: {} };
const EACH_SEAT = Array.from({ length: SEATS }, (_, seat) => seat);
/** By seat of the other. */
const NO_PATH: readonly Refusal[] = EACH_SEAT.map((target) => ({
  code: 'refuse.noPath',
  rule: 'ATK-18.6',
  with: { target },
}));
/** Where oil stands among the goods. */
const OIL = 1;
const NO_OIL_FOR_IT: Refusal = { code: 'refuse.oilForTrade', rule: 'ATK-4.8', with: {} };
const TALKED_ENOUGH: Refusal = { code: 'refuse.talkedEnough', rule: 'ATK-R23', with: { most: MOST_OFFERS } };

const POLITICAL_ITEMS: readonly string[] = POLITICAL_CARDS;
const ECONOMIC_ITEMS: readonly string[] = ECONOMIC_CARDS;
const ROUTE_ITEMS: readonly string[] = ROUTES;
/** What can be named in an offer: one card of each kind. Also what one can ask for without knowing who has it. */
export const TRADE_ITEMS: readonly string[] = [...POLITICAL_ITEMS, ...ECONOMIC_ITEMS, ...ROUTE_ITEMS];

/** ATK-6.6: what is disabled cannot be traded. */
function itemsIn({ political, economic, routes, disabledRoutes }: Hand): string[] {
  return [
    ...POLITICAL_ITEMS.filter((_, kind) => political[kind] > 0),
    ...ECONOMIC_ITEMS.filter((_, kind) => economic[kind] > 0),
    ...ROUTE_ITEMS.filter((_, route) => (routes & ~disabledRoutes & (1 << route)) !== 0),
  ];
}

/** Favours are promises that the table remembers (ATK-18.5). */
export const FAVOURS = ['peace', 'passage', 'sparing', 'support'] as const;

const UNTIL = ['round', 'game'] as const;

export const DEALING: Dealing<Attack, Good> = {
  rule: 'ATK-18.4',
  rules: ['ATK-18.1', 'ATK-18.2', 'ATK-18.4', 'ATK-18.5', 'ATK-18.6', 'ATK-27.17'],
  goods: [
    { id: 'pp', say: 'deal.pp' },
    { id: 'oil', say: 'deal.oil' },
  ],
  clauses: FAVOURS.map((id) => ({ id, until: UNTIL, mutual: id === 'peace' })),
  mostOffers: MOST_OFFERS,
  talkRounds: 1,
  deals: (g) => g.public.deals,
  most(g, good, giver) {
    if (good === 'pp') return g.public.pp[giver];
    // The action itself has to be paid for as well (ATK-4.8).
    return Math.max(0, g.public.oil[giver] - (giver === g.public.active ? actionPrice(g) : 0));
  },
  items: (g, giver, _taker, viewer) => (viewer === giver ? itemsIn(g.private[giver]) : TRADE_ITEMS),
  sayItem: (item) => ({ say: `item.${item}`, with: {} }),
  barred: (g, from, to) =>
    hasClearPath(g, from, to) ? undefined : NO_PATH[from === g.public.active ? to : from],
  forbidden: (g, deal) => (oilAfter(g, deal) < 0 ? NO_OIL_FOR_IT : undefined),
  carryOut(g, deal) {
    handOver(g, deal.from, deal.to, deal.give, deal.giveItems);
    handOver(g, deal.to, deal.from, deal.get, deal.getItems);
    payForAction(g);
  },
};

/** Oil of the active player when this has changed hands and the action is paid for. */
function oilAfter(g: Position, { from, give, get }: Deal): number {
  const { oil, active } = g.public;
  const gain = get[OIL] - give[OIL];
  return oil[active] + (from === active ? gain : -gain) - actionPrice(g);
}

/** Can a player whose oil does not pay for the next action get it by trade (ATK-4.8)? */
export function mayTradeForOil(g: Position, seat: Seat): boolean {
  if (tradeAction.refusal(g, seat) !== undefined) return false;
  for (let other = 0; other < g.seats; other++) {
    if (other === seat || g.public.oil[seat] + g.public.oil[other] < actionPrice(g)) continue;
    if (hasClearPath(g, seat, other)) return true;
  }
  return false;
}

function handOver(g: Position, from: Seat, to: Seat, amounts: Deal['give'], items: Deal['giveItems']): void {
  const { pp, oil } = g.public;
  pp[from] -= amounts[0];
  pp[to] += amounts[0];
  oil[from] -= amounts[1];
  oil[to] += amounts[1];
  const giver = g.private[from];
  const taker = g.private[to];
  for (const item of items) {
    const political = POLITICAL_ITEMS.indexOf(item);
    const economic = ECONOMIC_ITEMS.indexOf(item);
    if (political >= 0) {
      giver.political[political]--;
      taker.political[political]++;
    } else if (economic >= 0) {
      giver.economic[economic]--;
      taker.economic[economic]++;
    } else {
      const bit = 1 << ROUTE_ITEMS.indexOf(item);
      giver.routes &= ~bit;
      taker.routes |= bit;
    }
  }
}

export const tradeAction: Action = {
  id: 'trade',
  paysLater: true,
  refusal({ public: { eagles, deals } }, seat) {
    if (eagles >= LAST_EAGLE) return TOO_LATE;
    return deals.offers[seat] >= MOST_OFFERS ? TALKED_ENOUGH : undefined;
  },
  begin(g, seat, go) {
    go.call({ step: 'trade', seat, actions: g.public.actions, offers: g.public.deals.offers[seat] });
  },
};

/** Talking is free; the action is over with the first exchange (ATK-4.8). */
export const trade: Automatic<Attack, 'trade'> = {
  kind: 'automatic',
  rules: ['ATK-4.8', 'ATK-18.4'],
  run(g, { seat, actions, offers }, go) {
    const made = g.public.deals.offers[seat];
    if (g.public.actions > actions || made >= MOST_OFFERS) go.done();
    else go.call({ step: 'offerTrade', seat, fresh: made === offers });
  },
};

const END = { do: 'endTrade' } as const;
const TALK_TO = EACH_SEAT.map((target) => ({ do: 'talkTo', target }) as const);

/** With whom? Only those can be talked to to whom a clear path leads. */
export const offerTrade: Decision<Attack, 'offerTrade'> = {
  kind: 'decision',
  rules: ['ATK-18.4', 'ATK-18.6', 'ATK-18.7', 'ATK-18.8', 'ATK-18.9', 'ATK-22.3', 'ATK-R23'],
  asks: (_g, { seat }) => seat,
  choices(g, _frame, seat, offer) {
    for (let target = 0; target < g.seats; target++) {
      if (target === seat) continue;
      if (hasClearPath(g, seat, target)) offer.add(TALK_TO[target]);
      else offer.add(TALK_TO[target], NO_PATH[target]);
    }
    offer.add(END);
  },
  /** Any of them, again and again until one is open: then a path is looked for once, not for everybody. */
  pick(g, _frame, seat, chance) {
    for (;;) {
      const target = chance.below(g.seats);
      if (target === seat) return END;
      if (hasClearPath(g, seat, target)) return TALK_TO[target];
    }
  },
  default: () => END,
  take(g, { fresh }, seat, choice, go) {
    if (choice.do === 'talkTo') go.next({ step: 'makeOffer', seat, target: choice.target, fresh });
    else endTalk(g, seat, fresh, go);
  },
};

/** Who talks without offering anything has had one of his talks (ATK-R23). */
function endTalk(g: Position, seat: Seat, fresh: boolean, go: AttackGo): void {
  if (fresh) g.public.deals.offers[seat]++;
  go.done();
  go.done();
}

export const makeOffer: Decision<Attack, 'makeOffer'> = {
  kind: 'decision',
  rules: ['ATK-18.1', 'ATK-18.2', 'ATK-18.3', 'ATK-18.4', 'ATK-18.5', 'ATK-R24'],
  asks: (_g, { seat }) => seat,
  choices(g, { target }, seat, offer) {
    offerDealTo(DEALING, g, seat, target, offer);
    offer.add(END);
  },
  default: () => END,
  take(g, { fresh }, seat, choice, go) {
    if (choice.do !== 'offerDeal') return endTalk(g, seat, fresh, go);
    go.done();
    takeOffer(DEALING, g, seat, choice, go);
  },
};

/** ATK-27.17: whoever does not answer refuses. */
export const answerDeal = answerStep(DEALING);

/** Whoever was promised a favour says whether it was kept; silence is a yes. */
export const judgePromises = judgeStep(DEALING);
