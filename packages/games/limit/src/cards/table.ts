import { CARDS, type CardId, type PolicyCard } from '../data/cards/index.ts';
import { DECKS, type Resource, type SocialClass } from '../data/terms.ts';

/** What is read at every decision, looked up once. */
export function table<Value>(value: (card: PolicyCard) => Value): Readonly<Record<CardId, Value>> {
  return Object.fromEntries(CARDS.map((card) => [card.id, value(card)])) as Record<CardId, Value>;
}

export const CARD = table((card) => card);

/** The index of the deck that a card belongs to, in the order of `DECKS`. */
export const DECK_OF = table((card) => DECKS.indexOf(card.deck));

/** Indices of names in positions; a factory has the index of the resource that it makes. */
export const INDEX: Readonly<Record<Resource, number>> = {
  renewable: 0,
  industrial: 1,
  military: 2,
  fossil: 3,
};
export const CLASS_INDEX: Readonly<Record<SocialClass, number>> = { A: 0, B: 1, C: 2, D: 3, E: 4 };
