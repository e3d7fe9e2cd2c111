import type { Automatic, Decision } from '@entente/engine';
import { discard, draw } from '../../cards/hand.ts';
import { TRADE, TYPE_OF } from '../../choices.ts';
import { BOX } from '../../data/box.ts';
import { type Ideology, type Position, TYPES } from '../../position.ts';
import { handSize, hasResigned, tradingInfluence } from '../../queries.ts';
import { noCards } from '../../refusals.ts';
import { hasOneAnswerAtBest } from '../03-the-turn/at-best.ts';
import { inTurn, nextGo, openPhase } from '../03-the-turn/rounds.ts';

function canTrade(g: Position, seat: number): boolean {
  return handSize(g, seat) > 0 && tradingInfluence(g.public, seat) > 0;
}

/** Everybody with cards in hand and on the table gets one go, in turn order (IDEO-5.1.2). */
export const trading: Automatic<Ideology, 'trading'> = {
  kind: 'automatic',
  phase: 'trading',
  rule: 'IDEO-3.1.4',
  run(g, _frame, go) {
    if (nextGo(g, canTrade)) {
      go.call({ step: 'trade', most: tradingInfluence(g.public, inTurn(g.public)), traded: 0 });
    } else {
      openPhase(g.public);
      go.next({ step: 'development' });
    }
  },
};

/** By Trading Influence, at most the number of regions. */
const ENOUGH = Array.from({ length: BOX.regions + 1 }, (_, most) => ({
  code: 'refuse.traded',
  rule: 'IDEO-5.1.2',
  with: { most },
}));

const END_TRADE = { do: 'endTrade' } as const;

/**
 * All discards come before the first card is drawn, once per turn (IDEO-5.1.4). They go to the own pile (IDEO-5.1.6),
 * so a reshuffle may bring them back (IDEO-5.1.5).
 */
export const trade: Decision<Ideology, 'trade'> = {
  kind: 'decision',
  phase: 'trading',
  rule: 'IDEO-5.1.2',
  isOpen: (seen, frame) => hasOneAnswerAtBest(trade, seen, frame),
  asks: (g) => inTurn(g.public),
  choices(g, frame, seat, offer) {
    const { hand } = g.private[seat];
    for (let type = 0; type < TYPES; type++) {
      if (frame.traded >= frame.most) offer.add(TRADE[type], ENOUGH[frame.most]);
      else if (hand[type] > 0) offer.add(TRADE[type]);
      else offer.add(TRADE[type], noCards(type, 1, 0));
    }
    offer.add(END_TRADE);
  },
  default: () => END_TRADE,
  take(g, frame, seat, choice, go) {
    if (choice.do === 'trade') {
      discard(g, seat, TYPE_OF[choice.influence]);
      frame.traded++;
      go.log('log.traded', { seat, influence: choice.influence });
      return;
    }
    // As many as were discarded (IDEO-5.1.3); a seat that has given up by then draws nothing (IDEO-R4).
    const draws = frame.traded > 0 && !hasResigned(g.public, seat);
    if (draws) go.log('log.drawn', { seat, count: draw(g, seat, frame.traded, go.chance) });
    go.done();
  },
};
