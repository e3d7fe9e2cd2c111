import type { Chance, Seat } from '@entente/engine';
import { DISCARDED, HIDDEN, type Position } from '../position.ts';

/** Draws up to `count` cards; returns how many there were. */
export function draw(g: Position, seat: Seat, count: number, chance: Chance): number {
  const { hand } = g.private[seat];
  for (let drawn = 0; drawn < count; drawn++) {
    if (g.secret.actions.length === 0) reshuffle(g, chance);
    const card = g.secret.actions.pop();
    if (card === undefined) return drawn;
    hand.push(card);
  }
  return count;
}

/** The cards under the deck become the deck (VEN-18.5). */
function reshuffle(g: Position, chance: Chance): void {
  const { cards } = g.public;
  const { actions } = g.secret;
  for (let card = 0; card < cards.length; card++) {
    if (cards[card] !== DISCARDED) continue;
    cards[card] = HIDDEN;
    actions.push(card);
  }
  for (const mine of g.private) {
    actions.push(...mine.put);
    mine.put = [];
  }
  chance.shuffle(actions);
}
