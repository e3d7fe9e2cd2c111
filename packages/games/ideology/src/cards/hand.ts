import type { Chance, Seat } from '@entente/engine';
import { type Position, TYPES } from '../position.ts';

/** Drawing and discarding. Every card that moves ends the stillness of a turn (IDEO-16.12). */

/**
 * Draws up to `count` cards; gives the number drawn, which is less when deck and discards are used up (IDEO-4.2.3). A
 * type whose cards all lie at regions cannot come (IDEO-16.2).
 */
export function draw(g: Position, seat: Seat, count: number, chance: Chance): number {
  const { decks } = g.secret;
  const { hand } = g.private[seat];
  const at = seat * TYPES;
  let left = decks[at] + decks[at + 1] + decks[at + 2];
  for (let drawn = 0; drawn < count; drawn++) {
    // An empty deck takes what has been discarded since (IDEO-4.2.2).
    if (left === 0) left = reshuffle(g, seat);
    if (left === 0) return drawn;
    let card = chance.below(left);
    let type = 0;
    while (card >= decks[at + type]) card -= decks[at + type++];
    decks[at + type]--;
    hand[type]++;
    g.public.still = false;
    // The last card brings the discards back at once, whether or not more is drawn (IDEO-4.2.1).
    if (--left === 0) left = reshuffle(g, seat);
  }
  return count;
}

/** The discard pile becomes the draw deck; returns its size. */
function reshuffle(g: Position, seat: Seat): number {
  const { decks } = g.secret;
  const { discards, shuffled } = g.public;
  let size = 0;
  for (let at = seat * TYPES; at < seat * TYPES + TYPES; at++) {
    size += discards[at];
    decks[at] = discards[at];
    shuffled[at] = discards[at];
    discards[at] = 0;
  }
  return size;
}

/** Hand cards of a type go to the discard pile. */
export function discard(g: Position, seat: Seat, type: number, count = 1): void {
  if (count === 0) return;
  g.private[seat].hand[type] -= count;
  g.public.discards[seat * TYPES + type] += count;
  g.public.still = false;
}
