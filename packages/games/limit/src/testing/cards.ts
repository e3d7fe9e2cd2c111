import type { CardId } from '../data/cards/index.ts';
import { make, Situation } from './situation.ts';

type Wanted = Parameters<typeof make>[1];

/** The first nation is at its turn with these cards in hand; the second is the other one, if there is any. */
export function turnWith(cards: CardId[], own: Wanted = {}, other: Wanted = {}, seats = 2): Situation {
  const s = new Situation(seats);
  s.g.private[0].hand = cards;
  s.nation(0).known = [];
  make(s.nation(0), own);
  if (seats > 1) make(s.nation(1), other);
  return s.when({ step: 'politicalTurn', seat: 0, cards: 0, withdrawn: [] });
}

export const play = (card: CardId): { do: 'play'; card: CardId } => ({ do: 'play', card });
