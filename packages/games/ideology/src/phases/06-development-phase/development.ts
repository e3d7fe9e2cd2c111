import type { Automatic, Decision, Refusal, Seat } from '@entente/engine';
import { discard } from '../../cards/hand.ts';
import { BUY, FINISH, PLACE, TYPE_OF } from '../../choices.ts';
import { ADVANCEMENT_KINDS, KIND_OF } from '../../data/advancements.ts';
import { REGION_OF } from '../../data/regions.ts';
import type { Advancement } from '../../data/terms.ts';
import { type Ideology, KINDS, type Position, TYPES, type World } from '../../position.ts';
import { handSize, isFull, slot } from '../../queries.ts';
import { FULL_AT_HOME, NO_PARTS, noCards, SOLD_OUT } from '../../refusals.ts';
import { hasOneAnswerAtBest } from '../03-the-turn/at-best.ts';
import { inTurn, nextGo } from '../03-the-turn/rounds.ts';

/** What each kind costs, in indices. */
const COSTS = ADVANCEMENT_KINDS.map(({ cards, parts }) => ({
  type: cards === undefined ? -1 : TYPE_OF[cards.influence],
  count: cards?.count ?? 0,
  parts: parts.map((part: Advancement) => KIND_OF[part]),
}));

/** What was bought before in the same go counts (IDEO-6.3.3). */
function holdsParts({ held }: World, seat: Seat, kind: number): boolean {
  for (const part of COSTS[kind].parts) if (held[seat * KINDS + part] === 0) return false;
  return true;
}

/** An empty pile sells nothing (IDEO-6.3.5), and no type of card stands in for another (IDEO-16.1). */
function purchaseRefusal(g: Position, seat: Seat, kind: number): Refusal | undefined {
  const { type, count } = COSTS[kind];
  if (g.public.supply[kind] === 0) return SOLD_OUT[kind];
  if (type < 0) return holdsParts(g.public, seat, kind) ? undefined : NO_PARTS[kind];
  const have = g.private[seat].hand[type];
  return have < count ? noCards(type, count, have) : undefined;
}

/** Decided by public information: with a card in hand there may be something to do. */
function canDevelop(g: Position, seat: Seat): boolean {
  if (handSize(g, seat) > 0) return true;
  for (let kind = 0; kind < KINDS; kind++) {
    if (COSTS[kind].type < 0 && purchaseRefusal(g, seat, kind) === undefined) return true;
  }
  return false;
}

/** One go each, in turn order. */
export const development: Automatic<Ideology, 'development'> = {
  kind: 'automatic',
  phase: 'development',
  rule: 'IDEO-3.1.4',
  run(g, _frame, go) {
    if (nextGo(g, canDevelop)) go.call({ step: 'develop' });
    else go.next({ step: 'newRegion' });
  },
};

/**
 * Cards to own regions and purchases, as many as one likes and in any order (IDEO-6.1.1). Only here can one buy
 * (IDEO-6.3.6).
 */
export const develop: Decision<Ideology, 'develop'> = {
  kind: 'decision',
  phase: 'development',
  rule: 'IDEO-6.1.1',
  isOpen: (seen, frame) => hasOneAnswerAtBest(develop, seen, frame),
  asks: (g) => inTurn(g.public),
  choices(g, _frame, seat, offer) {
    const { inPlay, controller } = g.public;
    const { hand } = g.private[seat];
    for (let index = 0; index < inPlay.length; index++) {
      const region = inPlay[index];
      if (controller[region] !== seat) continue;
      // At an own region there is no distance to pay for (IDEO-6.2.3); a full sector takes nothing (IDEO-6.2.2).
      for (let type = 0; type < TYPES; type++) {
        const at = region * TYPES + type;
        if (hand[type] === 0) offer.add(PLACE[at], noCards(type, 1, 0));
        else if (isFull(g.public, g.options, region, type)) offer.add(PLACE[at], FULL_AT_HOME[at]);
        else offer.add(PLACE[at]);
      }
    }
    for (let kind = 0; kind < KINDS; kind++) offer.add(BUY[kind], purchaseRefusal(g, seat, kind));
    offer.add(FINISH);
  },
  default: () => FINISH,
  take(g, _frame, seat, choice, go) {
    if (choice.do === 'place') {
      // In the sector of its type, and still its owner's (IDEO-6.2.1). The level waits for the Assessment (IDEO-6.2.4).
      const type = TYPE_OF[choice.influence];
      g.private[seat].hand[type]--;
      g.public.cards[slot(REGION_OF[choice.region], type, seat)]++;
      g.public.still = false;
      go.log('log.placed', { seat, region: choice.region, influence: choice.influence });
    } else if (choice.do === 'buy') {
      buy(g, seat, KIND_OF[choice.advancement]);
      go.log('log.bought', { seat, advancement: choice.advancement });
    } else go.done();
  },
};

/** Cards go to the discard pile (IDEO-6.3.1), parts back to their piles (IDEO-6.3.2). Copies add up (IDEO-6.3.4). */
function buy(g: Position, seat: Seat, kind: number): void {
  const { held, supply } = g.public;
  const { type, count, parts } = COSTS[kind];
  if (type >= 0) discard(g, seat, type, count);
  for (const part of parts) {
    held[seat * KINDS + part]--;
    supply[part]++;
  }
  held[seat * KINDS + kind]++;
  supply[kind]--;
  g.public.still = false;
}
