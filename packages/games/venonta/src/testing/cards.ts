import type { Choice } from '../flow.ts';
import { Situation, THREE } from './situation.ts';

/** For tests of action cards; cards by their numbers. */

export const play = (number: string): Choice => ({ do: 'play', card: `CA-${number}` as 'CA-01' });

/** The first player produces and holds these cards; nobody else can object. */
export function holding(cards: readonly string[], part: 1 | 2 = 1): Situation {
  const s = new Situation(THREE).given({
    round: 2,
    tokens: [5, 5, 5],
    stock: [5, 5, 5],
    vp: [5, 5, 5],
    fed: [1, 1, 1],
    co2: 9,
    red: 1,
  });
  s.hand(0, ...cards.map((number) => `CA-${number}` as 'CA-01')).turnOf(0, part);
  return s.when({ step: 'produce' });
}
