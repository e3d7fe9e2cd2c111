import type { CardId } from '../data/cards.ts';
import type { Position } from '../position.ts';

/** What a card in hand is worth for each generation still to come, in points: found by playing. */
const WORTH: Readonly<Record<CardId, number>> = {
  S01: 0.5,
  S02: 0.5,
  S03: 0.3,
  S04: 1.0,
  S05: 1.2,
  S06: 0.3,
  S07: 0.9,
  S08: 0.4,
  S09: 0.8,
  S10: 3.5,
  S11: 1.0,
  S12: 1.5,
  P01: 1.0,
  P02: 1.0,
  P03: 0.6,
  P04: 0.8,
  P05: 0.3,
  P06: 0.2,
  P07: 0.5,
  P08: 0.2,
  P09: 0.2,
  P10: 0.2,
  P11: 0.6,
  P12: 0.8,
  P13: 0.9,
  E01: 2.0,
  E02: 0.3,
  E03: 0.6,
  E04: 0.3,
  E05: 1.2,
  E06: 0.2,
  E07: 3.5,
  E08: 0.6,
  E09: 0.3,
  E10: 1.2,
  E11: 1.0,
  E12: 0.3,
};

/** Cards in hand, those that come back to it at the end of the political phase, and the best one just drawn. */
export function handWorth(g: Position, seat: number, generations: number): number {
  const { hand, drawn } = g.private[seat];
  let sum = 0;
  for (const card of hand) sum += WORTH[card];
  for (const card of g.public.nations[seat].played) sum += WORTH[card];
  let best = 0;
  for (const card of drawn) best = Math.max(best, WORTH[card]);
  return (sum + best) * generations;
}
