import type { Seat, Simultaneous } from '@entente/engine';
import { discard } from '../../cards/hand.ts';
import { DECK_OF } from '../../cards/table.ts';
import { DISCARD } from '../../choices.ts';
import type { CardId } from '../../data/cards/index.ts';
import { DECKS } from '../../data/terms.ts';
import type { Limit, Position } from '../../position.ts';
import { politicalColumn } from './technology.ts';

/** Cards in hand above the limit of class A; cards on the table do not count (LIM-1.3.3). */
function excess(g: Position, seat: Seat): number {
  return g.private[seat].hand.length - politicalColumn(g.public.nations[seat]).handLimit;
}

function names(given: readonly Limit['choice'][], card: CardId): boolean {
  for (const choice of given) if (choice.do === 'discard' && choice.card === card) return true;
  return false;
}

/**
 * A nation with more than the limit discards cards of its choice (LIM-1.3.1). No other step checks it (LIM-1.3.4).
 */
export const actionCapacity: Simultaneous<Limit, 'actionCapacity'> = {
  kind: 'simultaneous',
  phase: 'political',
  rule: 'LIM-1.0.1',
  asks(g) {
    const asked: Seat[] = [];
    for (let seat = 0; seat < g.seats; seat++) if (excess(g, seat) > 0) asked.push(seat);
    return asked;
  },
  prompt(view) {
    if (view.private === null || view.viewer === 'spectator') return { count: 0 };
    const { handLimit } = politicalColumn(view.public.nations[view.viewer]);
    return { count: Math.max(0, view.private.hand.length - handLimit - view.answers.length) };
  },
  choices(g, _frame, seat, offer) {
    const given = g.answers[seat];
    for (const card of g.private[seat].hand) if (!names(given, card)) offer.add(DISCARD[card]);
  },
  /** The cards that came last go first. */
  default(g, _frame, seat) {
    const left = g.private[seat].hand.filter((card) => !names(g.answers[seat], card));
    return DISCARD[left[left.length - 1]];
  },
  more: (g, _frame, seat, given) => given.length < excess(g, seat),
  resolve(g, _frame, answers, go) {
    for (let seat = 0; seat < g.seats; seat++) {
      const given = answers[seat];
      if (given.length === 0) continue;
      for (const choice of given) if (choice.do === 'discard') discard(g, seat, choice.card);
      // Everybody sees which decks have grown, but not in which order the cards were chosen.
      for (let deck = 0; deck < DECKS.length; deck++)
        for (const choice of given)
          if (choice.do === 'discard' && DECK_OF[choice.card] === deck)
            go.log('log.discarded', { seat, deck: DECKS[deck] });
    }
    for (const nation of g.public.nations) nation.passed = false;
    go.next({ step: 'politicalDecisions', seat: g.public.leader });
  },
};
