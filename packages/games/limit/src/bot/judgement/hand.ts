import type { CardId } from '../../data/cards/index.ts';
import type { Position } from '../../position.ts';

/** What a card in hand is worth for each generation still to come, in points: found by playing. */
const WORTH: Readonly<Record<CardId, number>> = {
  S01: 4,
  S02: 0.5,
  S03: 0.3,
  S04: 1,
  S05: 2.5,
  S06: 0.3,
  S07: 1.5,
  S08: 0.4,
  S09: 2.0,
  S10: 1.5,
  S11: 2.0,
  S12: 6.0,
  P01: 1.5,
  P02: 1,
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
  P13: 1.2,
  E01: 2.0,
  E02: 0.3,
  E03: 0.6,
  E04: 0.3,
  E05: 1.5,
  E06: 0.2,
  E07: 1.5,
  E08: 0.6,
  E09: 0.3,
  E10: 0.5,
  E11: 1.0,
  E12: 0.3,
};

/** Weight of the order of cards under a deck, which seldom matters. */
const ORDERING = 0.01;

/**
 * Cards in hand and on the table, as far as their owner has chosen in the step at hand; of cards just drawn the best.
 * Those on the table count too: an immediate one comes back, and playing a lasting one is no loss.
 */
export function handWorth(g: Position, seat: number, generations: number): number {
  const { hand, drawn } = g.private[seat];
  const { played, permanents } = g.public.nations[seat];
  let sum = 0;
  for (const cards of [hand, played, permanents]) for (const card of cards) sum += WORTH[card];
  let kept = 0;
  for (const answer of g.answers[seat] ?? []) {
    if (answer.do === 'discard') sum -= WORTH[answer.card];
    if (answer.do === 'otherOrder') sum -= ORDERING;
    if (answer.do !== 'keep') continue;
    sum += WORTH[answer.card];
    kept++;
  }
  if (kept === 0) {
    let best = 0;
    for (const card of drawn) best = Math.max(best, WORTH[card]);
    sum += best;
  }
  return sum * generations;
}
