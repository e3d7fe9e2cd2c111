// Numbers of the box and of the tables. Lists of three are for 3, 4 and 6 players.

/** By number of players: the place in such a list. */
export const COLUMN: readonly number[] = [0, 0, 0, 0, 1, 0, 2];

export const BOX = {
  firstYear: 1950,
  years: 50,
  rounds: 4,
  tokens: 36,
  tepPerTerritory: 2,
  tokensPerTerritory: 3,
  discs: 5,
  leastPopulation: 1,
  mostPopulation: 10,
} as const;

export const START_POPULATION = [6, 5, 3] as const;
export const HAND = [3, 3, 2] as const;
export const COLONISTS = [3, 3, 2] as const;

/** Population by players and round (VEN-2.1). */
export const POPULATION: readonly (readonly number[])[] = [
  [6, 8, 10, 10],
  [5, 6, 8, 8],
  [3, 4, 5, 5],
];

/** What a territory, a farm and an intensive farm yield (VEN-0.1.10). */
export const FOOD = { base: 1, otherBase: 2, farm: 1, intensive: 3 } as const;

/** Tokens, CO2 and rations of building and of going back (VEN-9.2, VEN-9.3). */
export const COSTS = {
  farm: { tokens: 2, co2: 1, food: 1 },
  intensive: { tokens: 2, co2: 1, food: 2 },
  factory: { tokens: 3, co2: 1, food: 0 },
  tank: { tokens: 2, co2: 0, food: 0 },
  noFarm: { tokens: 1, co2: -1, food: -1 },
  noIntensive: { tokens: 1, co2: 0, food: -2 },
  noFactory: { tokens: 2, co2: -1, food: 0 },
} as const;

/** VEN-5.2, VEN-5.3. */
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
export const DEAREST_RATION = 4;

/** VEN-9.5, VEN-9.6, VEN-9.9. */
export const COMBAT = {
  dicePerForce: 3,
  dicePerRoll: 3,
  perTank: 1,
  perAlly: 1,
  rebellion: 1,
  blankRolls: 2,
  mostRolls: 100,
} as const;

/** Faces that hit, and the other reading of the worked example (VEN-9.6.3). */
export const HITS = {
  extremes: { tank: [3, 4, 5], people: [1, 6] },
  mirrored: { tank: [1, 3], people: [5, 6] },
} as const;

/** VEN-11.1.7 */
export const NEGLIGENCE = { most: 3 } as const;

/** VEN-0.2.7 */
export const RED: readonly number[] = [10, 19, 28, 37, 46];
