/**
 * The words the data is written in.
 *
 * How tables are indexed, everywhere in this folder: the rules count levels, positions and generations from 1, and so do
 * the tables. Index 0 of a list stands for "below the track" and holds the value that the rules give it, which is 0
 * (LIM-0.4.3). Tables of records have the keys 1, 2, 3, 4 and no key 0.
 */

export const CLASSES = ['A', 'B', 'C', 'D', 'E'] as const;
export type SocialClass = (typeof CLASSES)[number];

/** The three factories of a nation, in the order of production (LIM-2.9.1). Each fills a stock of the same name. */
export const FACTORIES = ['renewable', 'industrial', 'military'] as const;
export type Factory = (typeof FACTORIES)[number];

/** What the market trades. */
export const RESOURCES = ['renewable', 'industrial', 'military', 'fossil'] as const;
export type Resource = (typeof RESOURCES)[number];

export const DECKS = ['society', 'production', 'armyEconomy'] as const;
export type Deck = (typeof DECKS)[number];

/** In the order in which crises are checked and resolved (LIM-3.2.1). */
export const CRISIS_TYPES = ['financial', 'ecological', 'military'] as const;
export type CrisisType = (typeof CRISIS_TYPES)[number];

/** The phases of a generation, in order (LIM-0.1.5); the end comes once. */
export const PHASES = [['political', 'social', 'international'], ['end']] as const;
export type Phase = (typeof PHASES)[number][number];

/** Independent of each other (LIM-3.6.1). */
export const ALLIANCE_TYPES = ['military', 'economic'] as const;
export type AllianceType = (typeof ALLIANCE_TYPES)[number];

/** A standard of living, and so also a column of the political and of the social phase. */
export type StandardOfLiving = 1 | 2 | 3 | 4;

/** 1 is the solo game: one nation and the star nation. */
export type NationCount = 1 | 2 | 3 | 4 | 5 | 6;

export type Generation = 1 | 2 | 3 | 4 | 5 | 6 | 7;
