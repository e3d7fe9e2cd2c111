import type { Seat } from '@entente/engine';
import type { CardId } from '../data/cards/index.ts';
import type { Nation, Position } from '../position.ts';
import { CARD, DECK_OF } from './table.ts';

/** Where the cards of a nation are, and what everybody knows about it. */

/** A card in hand is shown: everybody knows it from now on. */
export function show(nation: Nation, card: CardId): void {
  if (!nation.known.includes(card)) nation.known.push(card);
  if (!nation.shown.includes(card)) nation.shown.push(card);
}

export function remove(cards: CardId[], card: CardId): void {
  const at = cards.indexOf(card);
  if (at < 0) return;
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i];
  cards.pop();
}

/** From hand to the table: permanent cards stay, immediate ones until all have passed (LIM-1.4.12, LIM-1.4.13). */
export function layDown(g: Position, seat: Seat, card: CardId): void {
  const nation = g.public.nations[seat];
  remove(g.private[seat].hand, card);
  remove(nation.known, card);
  if (CARD[card].kind === 'permanent') nation.permanents.push(card);
  else nation.played.push(card);
}

/** An immediate card goes back from the table to the hand, in everybody's sight. */
export function takeUp(g: Position, seat: Seat, card: CardId): void {
  const nation = g.public.nations[seat];
  remove(nation.played, card);
  g.private[seat].hand.push(card);
  nation.known.push(card);
}

/** When all have passed, the immediate cards return to hand (LIM-1.4.12, LIM-3.9.1). */
export function takeUpAll(g: Position, seat: Seat): void {
  const { played } = g.public.nations[seat];
  while (played.length > 0) takeUp(g, seat, played[0]);
}

/**
 * Any card, a starting one or one that was set aside too, goes to the bottom of its own deck (LIM-1.3.2). Which card it
 * is only the owner knows, so all of that deck become uncertain.
 */
export function discard(g: Position, seat: Seat, card: CardId): void {
  const nation = g.public.nations[seat];
  const deck = DECK_OF[card];
  remove(g.private[seat].hand, card);
  g.private[seat].under[deck].push(card);
  const { known } = nation;
  for (let at = known.length - 1; at >= 0; at--) if (DECK_OF[known[at]] === deck) remove(known, known[at]);
}
