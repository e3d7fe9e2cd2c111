import type { Chance, Seat } from '@entente/engine';
import { ECONOMIC_KINDS } from '../data/cards/economic.ts';
import type { Position, World } from '../position.ts';

/** Drawing, stealing and losing cards. Piles and hands are counts by kind; -1 says that there was no card. */

export const POLITICAL_KINDS_COUNT = 20;
export const NO_CARD = -1;

/** How many cards there are. */
export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < counts.length; kind++) sum += counts[kind];
  return sum;
}

/** Takes one card at random out of the counts and gives its kind. */
export function drawFrom(counts: number[], chance: Chance): number {
  const size = total(counts);
  if (size === 0) return NO_CARD;
  let left = chance.below(size);
  let kind = 0;
  while (left >= counts[kind]) left -= counts[kind++];
  counts[kind]--;
  return kind;
}

/** ATK-15.4: an empty pile takes the discards back; the Eagles played stay counted. A hand has no limit (ATK-15.14). */
export function drawPolitical(g: Position, seat: Seat, chance: Chance): number {
  if (total(g.secret.political) === 0) reshuffle(g);
  const kind = drawFrom(g.secret.political, chance);
  if (kind !== NO_CARD) g.private[seat].political[kind]++;
  return kind;
}

function reshuffle({ public: world, secret }: Position): void {
  const { discards, shuffled } = world;
  for (let kind = 0; kind < POLITICAL_KINDS_COUNT; kind++) {
    secret.political[kind] = discards[kind];
    shuffled[kind] = discards[kind];
    discards[kind] = 0;
  }
}

/** ATK-5.9: an empty deck gives nothing. */
export function drawEconomic(g: Position, seat: Seat, chance: Chance): number {
  const kind = drawFrom(g.secret.economic, chance);
  if (kind !== NO_CARD) g.private[seat].economic[kind]++;
  return kind;
}

/** The Economic card that has stayed with a Minor Neutral after a failed attack, by option (ATK-10.24). */
export function takeKnown({ known }: World, region: number): number {
  for (let at = 0; at < known.length; at += 2) {
    if (known[at] !== region) continue;
    const [, card] = known.splice(at, 2);
    return card;
  }
  return NO_CARD;
}

/** A Political Action card goes from the hand to the discards. */
export function discardPolitical(g: Position, seat: Seat, kind: number): void {
  g.private[seat].political[kind]--;
  g.public.discards[kind]++;
}

/** ATK-5.8, ATK-6.6: Economic cards in use only, never a Trade Route. */
export function takeEconomic(g: Position, seat: Seat, from: Seat, chance: Chance): number {
  const kind = drawFrom(g.private[from].economic, chance);
  if (kind !== NO_CARD) g.private[seat].economic[kind]++;
  return kind;
}

export function takePolitical(g: Position, seat: Seat, from: Seat, chance: Chance): number {
  const kind = drawFrom(g.private[from].political, chance);
  if (kind !== NO_CARD) g.private[seat].political[kind]++;
  return kind;
}

/** Puts an Economic card out of use until its owner’s next production is over (ATK-6.5), bombed ones too (ATK-19.9). */
export function disable(g: Position, seat: Seat, kind: number): void {
  const hand = g.private[seat];
  hand.economic[kind]--;
  hand.disabled[kind]++;
}

/** ATK-6.5, ATK-21.8: after production everything is in use again (ATK-31.5), routes too (ATK-20.8). */
export function repair(g: Position, seat: Seat): void {
  const hand = g.private[seat];
  for (let kind = 0; kind < ECONOMIC_KINDS; kind++) {
    hand.economic[kind] += hand.disabled[kind];
    hand.disabled[kind] = 0;
  }
  hand.disabledRoutes = 0;
}
