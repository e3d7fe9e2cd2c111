import type { Factory, NationCount } from './terms.ts';

export type SharedSetup = {
  readonly pollution: number;
  readonly destabilisation: number;
  readonly colonisation: { readonly territories: number; readonly fossil: number };
  readonly bank: number;
  /** Whether the rulebook advises playing with alliances (LIM-0.8.8); solo has events instead. */
  readonly alliances: 'never' | 'advisedAgainst' | 'optional';
};

/**
 * What lies on the table before any nation adds its part (pollution LIM-0.8.3, destabilisation LIM-0.8.4,
 * colonisation LIM-0.8.5).
 */
export const SHARED_BASE = { pollution: 6, destabilisation: 6, territories: 1, fossil: 2 } as const;

/** What each nation adds to the shared reserves (LIM-0.8.3, LIM-0.8.4, LIM-0.8.5) and to the bank (LIM-0.8.6). */
export const NATION_ADDS = {
  pollution: 3,
  destabilisation: 2,
  territories: 1,
  fossil: 2,
  bank: 109,
} as const;

/** The table of LIM-0.8, sums written out. Solo has the reserves of two nations and the bank of one (LIM-5.1). */
export const SHARED_SETUP: Readonly<Record<NationCount, SharedSetup>> = {
  1: {
    pollution: 12,
    destabilisation: 10,
    colonisation: { territories: 3, fossil: 6 },
    bank: 109,
    alliances: 'never',
  },
  2: {
    pollution: 12,
    destabilisation: 10,
    colonisation: { territories: 3, fossil: 6 },
    bank: 218,
    alliances: 'advisedAgainst',
  },
  3: {
    pollution: 15,
    destabilisation: 12,
    colonisation: { territories: 4, fossil: 8 },
    bank: 327,
    alliances: 'advisedAgainst',
  },
  4: {
    pollution: 18,
    destabilisation: 14,
    colonisation: { territories: 5, fossil: 10 },
    bank: 436,
    alliances: 'optional',
  },
  5: {
    pollution: 21,
    destabilisation: 16,
    colonisation: { territories: 6, fossil: 12 },
    bank: 545,
    alliances: 'optional',
  },
  6: {
    pollution: 24,
    destabilisation: 18,
    colonisation: { territories: 7, fossil: 14 },
    bank: 654,
    alliances: 'optional',
  },
};

export type NationSetup = {
  readonly populationLevel: number;
  readonly factoryLevels: Readonly<Record<Factory, number>>;
  readonly stock: Readonly<Record<Factory, number>>;
  readonly fossil: number;
  readonly money: number;
  readonly territories: number;
  /** Standard of living of each class. */
  readonly standardOfLiving: number;
  readonly demographicTokens: number;
  readonly unrest: number;
  readonly pollution: number;
  readonly destabilisation: number;
};

/** LIM-0.9. The cards of a nation (LIM-0.10) are marked in the cards' own data. */
export const NATION_SETUP: NationSetup = {
  // LIM-0.9.1
  populationLevel: 2,
  factoryLevels: { renewable: 2, industrial: 1, military: 1 },
  // LIM-0.9.2
  stock: { renewable: 2, industrial: 1, military: 0 },
  fossil: 8,
  money: 5,
  // LIM-0.9.3
  territories: 5,
  // LIM-0.9.4
  standardOfLiving: 1,
  demographicTokens: 5,
  unrest: 6,
  // LIM-0.9.5
  pollution: 0,
  destabilisation: 0,
};

/** LIM-0.11.1: what differs in a taught first game. The dollar not handed out stays in the bank (LIM-0.11.2). */
export const TEACHING_START = {
  money: 4,
  bankPerNation: 110,
  firstStep: 'newPolicies',
  alliances: false,
  explainCrisesAfterGeneration: 2,
} as const;
