import { CARDS, type CardId, type PolicyCard } from '../data/cards.ts';
import { CLASSES, DECKS, FACTORIES, RESOURCES, type Resource, type SocialClass } from '../data/terms.ts';

/** What is read at every decision, looked up once. */
export function table<Value>(value: (card: PolicyCard) => Value): Readonly<Record<CardId, Value>> {
  return Object.fromEntries(CARDS.map((card) => [card.id, value(card)])) as Record<CardId, Value>;
}

export const CARD = table((card) => card);

/** The index of the deck that a card belongs to, in the order of `DECKS`. */
export const DECK_OF = table((card) => DECKS.indexOf(card.deck));

/** Choices are the same objects every time. */
export const PLAY = table((card) => ({ do: 'play' as const, card: card.id }));
export const PLAY_SHARED = table((card) => ({ do: 'playShared' as const, card: card.id }));
export const KEEP = table((card) => ({ do: 'keep' as const, card: card.id }));
export const UNDER = table((card) => ({ do: 'under' as const, card: card.id }));
export const UNDER_REST = { do: 'underRest' } as const;
export const OTHER_ORDER = { do: 'otherOrder' } as const;
export const DISCARD = table((card) => ({ do: 'discard' as const, card: card.id }));
export const REMOVE = table((card) => ({ do: 'remove' as const, card: card.id }));
export const TAKE_BACK = table((card) => ({ do: 'takeBack' as const, card: card.id }));

export const DRAW = DECKS.map((deck) => ({ do: 'draw' as const, deck }));
export const RAISE = CLASSES.map((name) => ({ do: 'raise' as const, class: name }));
export const LOWER = CLASSES.map((name) => ({ do: 'lower' as const, class: name }));
export const FACTORY = FACTORIES.map((factory) => ({ do: 'factory' as const, factory }));
export const WEAKEN = FACTORIES.map((factory) => ({ do: 'weaken' as const, factory }));
export const GAIN = RESOURCES.map((resource) => ({ do: 'gain' as const, resource }));
export const LOOT = RESOURCES.map((resource) => ({ do: 'loot' as const, resource }));

/** Indices of names in positions; a factory has the index of the resource that it makes. */
export const INDEX: Readonly<Record<Resource, number>> = {
  renewable: 0,
  industrial: 1,
  military: 2,
  fossil: 3,
};
export const CLASS_INDEX: Readonly<Record<SocialClass, number>> = { A: 0, B: 1, C: 2, D: 3, E: 4 };
