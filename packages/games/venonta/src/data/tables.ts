// Numbers of the box and of the tables. Lists of three are for 3, 4 and 6 players.

/** By number of players: the place in such a list. */
export const COLUMN: readonly number[] = [0, 0, 0, 0, 1, 0, 2];

export const BOX = {
  /** VEN-0.3.5 */
  firstYear: 1950,
  /** VEN-1.1 */
  years: 50,
  /** VEN-0.4.1 */
  rounds: 4,
  /** VEN-0.1.12 */
  tokens: 36,
  /** VEN-0.3.7 */
  tepPerTerritory: 2,
  /** VEN-0.3.8 */
  tokensPerTerritory: 3,
  /** VEN-0.1.5 */
  discs: 5,
  /** VEN-0.1.11: population goes from 1 to 10. */
  leastPopulation: 1,
  mostPopulation: 10,
} as const;

/** VEN-0.3.6 */
export const START_POPULATION = [6, 5, 3] as const;
/** Action cards in a full hand (VEN-0.3.12, VEN-8.1). */
export const HAND = [3, 3, 2] as const;
/** Head colonists of each player (VEN-9.8.7). */
export const COLONISTS = [3, 3, 2] as const;

/** Population by players and round (VEN-2.1). */
export const POPULATION: readonly (readonly number[])[] = [
  [6, 8, 10, 10],
  [5, 6, 8, 8],
  [3, 4, 5, 5],
];

/** What a territory, a farm and an intensive farm yield (VEN-0.1.10). */
export const FOOD = { base: 1, otherBase: 2, farm: 1, intensive: 3 } as const;

/**
 * Tokens, CO2 and rations of building and of going back. What becomes forest takes its CO2 back, the CO2 of an
 * intensive farm stays (VEN-9.3.1), and no card that spared CO2 in building changes that (VEN-R18).
 */
export const COSTS = {
  /** VEN-9.2.11 */
  farm: { tokens: 2, co2: 1, food: 1 },
  /** VEN-9.2.12: 3 rations instead of 1 (VEN-9.2.5). */
  intensive: { tokens: 2, co2: 1, food: 2 },
  /** VEN-9.2.13 */
  factory: { tokens: 3, co2: 1, food: 0 },
  /** VEN-9.2.14 */
  tank: { tokens: 2, co2: 0, food: 0 },
  /** VEN-9.3.6 */
  noFarm: { tokens: 1, co2: -1, food: -1 },
  /** VEN-9.3.7 */
  noIntensive: { tokens: 1, co2: 0, food: -2 },
  /** VEN-9.3.8 */
  noFactory: { tokens: 2, co2: -1, food: 0 },
} as const;

/** Tokens of a free territory and for its factory (VEN-5.2); of a colony, for its owner and its coloniser (VEN-5.3). */
export const INCOME = { free: 2, factory: 1, owner: 1, coloniser: 1 } as const;

/** Price of a TEP by TEP consumed: each row from `from` on (VEN-9.4.3). */
export const TEP_PRICES = [
  { from: 0, price: 1 },
  { from: 6, price: 2 },
  { from: 12, price: 3 },
  { from: 18, price: 4 },
] as const;

/** Price of a ration by the seller’s surplus: each row from `from` on, else the last price (VEN-9.4.4). */
export const RATION_PRICES = [
  { from: 4, price: 1 },
  { from: 2, price: 2 },
  { from: 1, price: 3 },
] as const;
/** Also for a ration that the player needs (VEN-24.8). */
export const DEAREST_RATION = 4;

export const COMBAT = {
  /** Of the people (VEN-9.5.4), and of each tank (VEN-9.5.5). */
  dicePerForce: 3,
  /** VEN-9.6.2 */
  dicePerRoll: 3,
  /** Sides of a die (VEN-9.6.1). */
  faces: 6,
  /** Tokens for a tank and for allied people (VEN-9.5.8). */
  perTank: 1,
  perAlly: 1,
  /** VEN-9.9.8 */
  rebellion: 1,
  /** VEN-9.6.9 */
  blankRolls: 2,
  /** VEN-24.15 */
  mostRolls: 100,
} as const;

/** Faces that hit, and the other reading of the worked example (VEN-9.6.3). */
export const HITS = {
  extremes: { tank: [3, 4, 5], people: [1, 6] },
  mirrored: { tank: [1, 3], people: [5, 6] },
} as const;

/** VP for missing rations, at most (VEN-11.1.7). */
export const NEGLIGENCE = { most: 3 } as const;

/** The red spaces of the track (VEN-0.2.7). */
export const RED: readonly number[] = [10, 19, 28, 37, 46];
