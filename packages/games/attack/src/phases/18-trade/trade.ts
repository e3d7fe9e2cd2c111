import type { Automatic, Decision, Refusal, Seat } from '@entente/engine';
import {
  answerStep,
  type Deal,
  type Dealing,
  judgeStep,
  offerDealTo,
  takeOffer,
} from '@entente/engine/deals';
import { total } from '../../cards/hand.ts';
import { ECONOMIC_CARDS } from '../../data/cards/economic.ts';
import { POLITICAL_CARDS } from '../../data/terms.ts';
import type { Good } from '../../flow.ts';
import { type Attack, type AttackGo, type Position, SEATS } from '../../position.ts';
import { type Action, actionPrice, payForAction } from '../04-turns/action.ts';
import { countCards, giveItems, itemsAskedOf, itemsIn, kindOf } from './items.ts';
import { hasClearPath } from './paths.ts';

/** Trade with another player (ATK-18), in the manner of the engine’s deals. */

export const LAST_EAGLE = 10;
const MOST_OFFERS = 10;
const MOST_ITEMS = 12;

const TOO_LATE: Refusal = { code: 'refuse.tooLate', rule: 'ATK-18.3', with: {} };
const EACH_SEAT = Array.from({ length: SEATS }, (_, seat) => seat);
/** By seat of the other. */
const NO_PATH: readonly Refusal[] = EACH_SEAT.map((target) => ({
  code: 'refuse.noPath',
  rule: 'ATK-18.6',
  with: { target },
}));
/** Index of oil among the goods. */
const OIL = 1;
const TOO_MANY_CARDS: Refusal = { code: 'refuse.tooManyCards', rule: 'ATK-R24', with: {} };
const NO_OIL_FOR_IT: Refusal = { code: 'refuse.oilForTrade', rule: 'ATK-4.8', with: {} };
const TALKED_ENOUGH: Refusal = { code: 'refuse.talkedEnough', rule: 'ATK-R23', with: { most: MOST_OFFERS } };

/** Favours are promises that the table remembers (ATK-18.5). */
export const FAVOURS = ['peace', 'passage', 'sparing', 'support'] as const;

const UNTIL = ['round', 'game'] as const;

export const DEALING: Dealing<Attack, Good> = {
  rule: 'ATK-18.4',
  // ATK-18.2: these and the cards of `items`, but no regions, units, capitals or technologies.
  goods: [
    { id: 'pp', say: 'deal.pp' },
    { id: 'oil', say: 'deal.oil' },
  ],
  clauses: FAVOURS.map((id) => ({ id, until: UNTIL, mutual: id === 'peace' })),
  mostOffers: MOST_OFFERS,
  mostItems: MOST_ITEMS,
  talkRounds: 1,
  deals: (g) => g.public.deals,
  most(g, good, giver) {
    if (good === 'pp') return g.public.pp[giver];
    // The action itself has to be paid for as well (ATK-4.8).
    return Math.max(0, g.public.oil[giver] - (giver === g.public.active ? actionPrice(g) : 0));
  },
  items: (g, giver, _taker, viewer) =>
    viewer === giver ? itemsIn(g.private[giver]) : itemsAskedOf(g, giver),
  sayItem: (item) => ({ say: `item.${kindOf(item)}`, with: {} }),
  barred: (g, from, to) =>
    hasClearPath(g, from, to) ? undefined : NO_PATH[from === g.public.active ? to : from],
  forbidden(g, deal) {
    if (oilAfter(g, deal) < 0) return NO_OIL_FOR_IT;
    const { from, to, giveItems: given, getItems: got } = deal;
    return isTooMuch(g, from, given) || isTooMuch(g, to, got) ? TOO_MANY_CARDS : undefined;
  },
  carryOut(g, deal, go) {
    handOver(g, deal.from, deal.to, deal.give, deal.giveItems, go);
    handOver(g, deal.to, deal.from, deal.get, deal.getItems, go);
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

/** Would a player have to give more cards than he has? Numbers of cards are public. */
function isTooMuch(g: Position, seat: Seat, items: readonly string[]): boolean {
  const { political, economic } = countCards(items);
  const hand = g.private[seat];
  return political[0] > total(hand.political) || economic[0] > total(hand.economic);
}

function handOver(
  g: Position,
  from: Seat,
  to: Seat,
  amounts: Deal['give'],
  items: Deal['giveItems'],
  go: AttackGo,
): void {
  const { pp, oil } = g.public;
  pp[from] -= amounts[0];
  pp[to] += amounts[0];
  oil[from] -= amounts[OIL];
  oil[to] += amounts[OIL];
  giveItems(g, from, to, items);
  const { political, economic } = countCards(items);
  if (political[1] + economic[1] > 0)
    go.call({ step: 'handCard', seat: from, target: to, political: political[1], economic: economic[1] });
}

const HAND_CARD = POLITICAL_CARDS.map((card) => ({ do: 'handCard', card }) as const);
const HAND_RESOURCE = ECONOMIC_CARDS.map((resource) => ({ do: 'handResource', resource }) as const);

/** Cards without a name: their giver chooses, and the two of them alone see which (ATK-R24). */
export const handCard: Decision<Attack, 'handCard'> = {
  kind: 'decision',
  phase: 'caller',
  rule: 'ATK-18.4',
  asks: (_g, { seat }) => seat,
  choices(g, { political }, seat, offer) {
    const hand = g.private[seat];
    if (political > 0) offer.addAll(HAND_CARD.filter((_, kind) => hand.political[kind] > 0));
    else offer.addAll(HAND_RESOURCE.filter((_, kind) => hand.economic[kind] > 0));
  },
  default(g, { political }, seat) {
    const hand = g.private[seat];
    if (political > 0) return HAND_CARD[hand.political.findIndex((count) => count > 0)];
    return HAND_RESOURCE[hand.economic.findIndex((count) => count > 0)];
  },
  take(g, frame, seat, choice, go) {
    const { target } = frame;
    if (choice.do === 'handCard') {
      giveItems(g, seat, target, [choice.card]);
      frame.political--;
      go.log('log.handedCard', { seat, target, card: choice.card }, [seat, target]);
    } else if (choice.do === 'handResource') {
      giveItems(g, seat, target, [choice.resource]);
      frame.economic--;
      go.log('log.handedResource', { seat, target, resource: choice.resource }, [seat, target]);
    }
    if (frame.political + frame.economic === 0) go.done();
  },
};

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
  phase: 'actions',
  rule: 'ATK-4.8',
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
  phase: 'actions',
  rule: 'ATK-18.4',
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

/** A player who talks without offering anything has used up one talk (ATK-R23). */
function endTalk(g: Position, seat: Seat, fresh: boolean, go: AttackGo): void {
  if (fresh) g.public.deals.offers[seat]++;
  go.done();
  go.done();
}

export const makeOffer: Decision<Attack, 'makeOffer'> = {
  kind: 'decision',
  phase: 'actions',
  rule: 'ATK-18.1',
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

/** The player who was promised a favour says whether it was kept; silence is a yes. */
export const judgePromises = judgeStep(DEALING);
