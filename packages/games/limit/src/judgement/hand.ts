import type { CardId } from '../data/cards.ts';
import type { Position } from '../position.ts';

/** What a card in hand is worth for each generation still to come, in points: found by playing. */
const WORTH: Readonly<Record<CardId, number>> = {
  S01: 0.8,
  S02: 0.5,
  S03: 0.2,
  S04: 1.5,
  S05: 1.2,
  S06: 0.3,
  S07: 1.2,
  S08: 0.3,
  S09: 0.8,
  S10: 1.2,
  S11: 1.0,
  S12: 1.5,
  P01: 1.0,
  P02: 1.0,
  P03: 0.6,
  P04: 1.2,
  P05: 0.4,
  P06: 0.4,
  P07: 0.4,
  P08: 0.4,
  P09: 0.3,
  P10: 0.3,
  P11: 0.7,
  P12: 0.6,
  P13: 1.0,
  E01: 1.0,
  E02: 0.3,
  E03: 0.5,
  E04: 0.3,
  E05: 0.8,
  E06: 0.2,
  E07: 1.2,
  E08: 0.5,
  E09: 0.3,
  E10: 0.5,
  E11: 0.8,
  E12: 0.3,
};

/** Cards in hand and those that come back to it at the end of the political phase. */
export function handWorth(g: Position, seat: number, generations: number): number {
  let sum = 0;
  for (const card of g.private[seat].hand) sum += WORTH[card];
  for (const card of g.public.nations[seat].played) sum += WORTH[card];
  return sum * generations;
}
