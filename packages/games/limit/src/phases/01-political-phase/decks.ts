import type { Refusal, Seat } from '@entente/engine';
import { remove } from '../../cards/hand.ts';
import { DECK_OF } from '../../cards/table.ts';
import type { CardId } from '../../data/cards/index.ts';
import { DECKS } from '../../data/terms.ts';
import type { LimitGo, Position } from '../../position.ts';

/** A deck is a shuffled upper part that nobody knows and a lower part in the order its owner has put there. */

/** An empty deck may not be chosen (LIM-1.2.3). */
export function mayDrawFrom(g: Position, seat: Seat, deck: number): boolean {
  return g.secret.decks[seat][deck].length > 0 || g.private[seat].under[deck].length > 0;
}

export function refuseDeck(deck: number): Refusal {
  return { code: 'refuse.deckEmpty', rule: 'LIM-1.2.3', with: { deck: DECKS[deck] } };
}

/** The one deck with cards; -1 if there are more, null if there is none. */
export function onlyDeck(g: Position, seat: Seat): number | null {
  let only: number | null = null;
  for (let deck = 0; deck < DECKS.length; deck++) {
    if (!mayDrawFrom(g, seat, deck)) continue;
    if (only !== null) return -1;
    only = deck;
  }
  return only;
}

/** Draws from the top; a deck with fewer cards is drawn whole (LIM-1.2.3). */
export function drawCards(g: Position, seat: Seat, deck: number, count: number, go: LimitGo): void {
  const upper = g.secret.decks[seat][deck];
  const { drawn, under } = g.private[seat];
  for (let drawing = 0; drawing < count; drawing++) {
    const card = upper.length > 0 ? upper.pop() : under[deck].shift();
    if (card === undefined) break;
    drawn.push(card);
  }
  g.public.nations[seat].drawing = deck;
  go.log('log.drawn', { seat, deck: DECKS[deck], count: drawn.length });
}

export function keepCard(g: Position, seat: Seat, card: CardId): void {
  remove(g.private[seat].drawn, card);
  g.private[seat].hand.push(card);
}

export function putUnder(g: Position, seat: Seat, card: CardId): void {
  remove(g.private[seat].drawn, card);
  g.private[seat].under[DECK_OF[card]].push(card);
}
