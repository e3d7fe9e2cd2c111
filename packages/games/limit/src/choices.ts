import { table } from './cards/table.ts';
import { CLASSES, DECKS, FACTORIES, RESOURCES } from './data/terms.ts';

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
