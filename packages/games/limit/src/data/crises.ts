/** LIM-0.2.2; the number that ends the game is in the box data. */
export const CRISIS_TILES = { financial: 4, ecological: 4, military: 4 } as const;

/** LIM-3.1.1: a nation with `from` or more military takes this much destabilisation. */
export const COLD_WAR = { from: 16, destabilisation: 1 } as const;

/**
 * LIM-3.3, in the order of application. Placed when taxes or boom money empty the bank, once a generation (LIM-2.8).
 */
export const FINANCIAL_CRISIS = {
  /** Times the population value, times the financial tiles of all generations (LIM-3.2.4); paid to the bank. */
  moneyPerHeadAndTile: 1,
  /** Steps lost by one class of the owner's choice. */
  standardOfLiving: 1,
  richest: { destabilisationAlone: 2, destabilisationTied: 1 },
} as const;

/** LIM-3.4, in the order of application. Happens when the pollution reserve is empty. */
export const ECOLOGICAL_CRISIS = {
  renewableLevelsPerTile: 1,
  territories: 1,
  /** The nation or nations with most pollution; the class is the highest that may fall. */
  culprit: { population: 1, unrest: 3, standardOfLiving: 1 },
  /** Others at least this many levels below a culprit, after its loss, gain population levels. */
  migration: { levelsBelow: 2, population: 1 },
} as const;

/** LIM-3.5, in the order of application. Happens when the destabilisation reserve is empty. */
export const MILITARY_CRISIS = {
  /** Taken each time from the lowest class that may fall. */
  standardOfLivingPerTile: 1,
  /** Military spent: the population value that many levels below. */
  militaryLevelOffset: -1,
  destabilisationReturned: 1,
  /** The nation or nations with most destabilisation left. */
  culprit: { population: 1 },
} as const;
