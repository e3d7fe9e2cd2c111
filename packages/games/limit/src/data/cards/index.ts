import { ARMY_ECONOMY_CARDS } from './army-economy.ts';
import type { Card } from './card.ts';
import { PRODUCTION_CARDS } from './production.ts';
import { SOCIETY_CARDS } from './society.ts';

const ALL = [...SOCIETY_CARDS, ...PRODUCTION_CARDS, ...ARMY_ECONOMY_CARDS] as const;

export type CardId = (typeof ALL)[number]['id'];
export type PolicyCard = Card & { readonly id: CardId };

/** The 37 policy cards every nation owns (LIM-0.2.1), in the order S01 to S12, P01 to P13, E01 to E12. */
export const CARDS: readonly PolicyCard[] = ALL;

/** LIM-0.10.1 */
export const STARTING_HAND: readonly CardId[] = ['S07', 'S11', 'P13', 'P01'];

/** LIM-0.10.2 */
export const SET_ASIDE: readonly CardId[] = ['E01', 'P11', 'E06'];

/** LIM-0.10.3: cards in each shuffled deck at the start. */
export const DECK_SIZE = 10;

export type { Amount, Card, Cost, Effect } from './card.ts';
