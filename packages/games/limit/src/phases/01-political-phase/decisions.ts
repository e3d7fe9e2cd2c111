import type { Automatic, Decision } from '@entente/engine';
import { costRefusal } from '../../cards/costs.ts';
import { takeUpAll } from '../../cards/hand.ts';
import { announce } from '../../cards/play.ts';
import { endIfIdle, passIfIdle } from '../../cards/playing.ts';
import { removalRefusal, removeCard } from '../../cards/removal.ts';
import { PLAY, PLAY_SHARED, REMOVE } from '../../choices.ts';
import type { CardId } from '../../data/cards/index.ts';
import type { Limit, Position } from '../../position.ts';
import { hasRichAlly, IS_SHARED } from '../03-international-phase/alliances/contributions.ts';

/**
 * Turns go round from the leader until every nation has passed (LIM-1.4.6); whoever has passed is left out (LIM-1.4.2).
 * Then immediate cards return to hand.
 */
export const politicalDecisions: Automatic<Limit, 'politicalDecisions'> = {
  kind: 'automatic',
  phase: 'political',
  rule: 'LIM-1.4.2',
  run(g, frame, go) {
    for (let turn = 0; turn < g.seats; turn++) {
      const seat = (frame.seat + turn) % g.seats;
      if (g.public.nations[seat].passed) continue;
      if (passIfIdle(g, seat, go)) continue;
      frame.seat = (seat + 1) % g.seats;
      return go.call({ step: 'politicalTurn', seat, cards: 0, withdrawn: [] });
    }
    for (let seat = 0; seat < g.seats; seat++) takeUpAll(g, seat);
    go.next({ step: 'socialPhase' });
  },
};

const PASS = { do: 'pass' } as const;

/** Two cards, one card and pass, or pass (LIM-1.4.1). */
export const politicalTurn: Decision<Limit, 'politicalTurn'> = {
  kind: 'decision',
  phase: 'political',
  rule: 'LIM-1.4.1',
  asks: (_g, frame) => frame.seat,
  choices(g, frame, seat, offer) {
    const mayShare = hasRichAlly(g, seat);
    for (const card of g.private[seat].hand) {
      const refusal = playRefusal(g, seat, card, frame.withdrawn);
      offer.add(PLAY[card], refusal);
      if (mayShare && IS_SHARED[card] && refusal === undefined) offer.add(PLAY_SHARED[card]);
    }
    const nation = g.public.nations[seat];
    for (const card of nation.permanents) offer.add(REMOVE[card], removalRefusal(nation, card));
    // LIM-1.4.11: nobody has to play a card.
    offer.add(PASS);
  },
  /** Draws from all that could be listed until it is open: few cards have to be checked. */
  pick(g, frame, seat, chance) {
    const { hand } = g.private[seat];
    const nation = g.public.nations[seat];
    const plays = hasRichAlly(g, seat) ? 2 * hand.length : hand.length;
    for (;;) {
      const at = chance.below(plays + nation.permanents.length + 1);
      if (at >= plays) {
        const card = nation.permanents[at - plays] as CardId | undefined;
        if (card === undefined) return PASS;
        if (removalRefusal(nation, card) === undefined) return REMOVE[card];
        continue;
      }
      const card = hand[at % hand.length];
      const isShared = at >= hand.length;
      if (isShared && !IS_SHARED[card]) continue;
      if (playRefusal(g, seat, card, frame.withdrawn) !== undefined) continue;
      return isShared ? PLAY_SHARED[card] : PLAY[card];
    }
  },
  default: () => PASS,
  take(g, _frame, seat, choice, go) {
    if (choice.do === 'play') return announce(g, seat, choice.card, false, go);
    if (choice.do === 'playShared') return announce(g, seat, choice.card, true, go);
    if (choice.do === 'remove') {
      removeCard(g, seat, choice.card, go);
      endIfIdle(g, seat, go);
    } else if (choice.do === 'pass') {
      g.public.nations[seat].passed = true;
      go.log('log.passed', { seat });
      go.done();
    }
  },
};

/**
 * Why a card in hand may not be played now. Only its cost counts, not whether its effect changes anything (LIM-1.4.10).
 */
export function playRefusal(g: Position, seat: number, card: CardId, withdrawn: readonly CardId[]) {
  if (withdrawn.includes(card)) return { code: 'refuse.withdrawn', rule: 'LIM-9.13', with: { card } };
  return costRefusal(g, seat, card);
}
