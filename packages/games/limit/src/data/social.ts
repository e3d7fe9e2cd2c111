import type { Factory, StandardOfLiving } from './terms.ts';

/** The eleven steps of the social phase, in order. Every nation ends a step before the next begins (LIM-2.0.1). */
export const SOCIAL_STEPS = [
  'food',
  'storage',
  'consumption',
  'demographicGrowth',
  'lowerMortality',
  'lowerBirthRate',
  'economicGrowth',
  'taxes',
  'production',
  'publicOrder',
  'classStruggle',
] as const;
export type SocialStep = (typeof SOCIAL_STEPS)[number];

/** What a riot takes: military worth the population some levels below (LIM-2.10.2), or money by the head, burned. */
export type Riot =
  | { readonly takes: 'military'; readonly levelOffset: number }
  | { readonly takes: 'money'; readonly perHead: number };

export type EconomicGrowth = {
  /** `each`: all factories listed move; `one`: the owner picks one that can move (LIM-2.7.4). */
  readonly moves: 'each' | 'one';
  readonly factories: readonly Factory[];
  readonly by: 1 | -1;
};

export type SocialColumn = {
  /** Goods needed: the population value that many levels up or down. `null`: no need at all (LIM-2.3.1). */
  readonly goodsLevelOffset: number | null;
  /** Population levels gained (LIM-2.4.1). */
  readonly growth: 0 | 1;
  readonly economy: EconomicGrowth;
  readonly taxPerHead: number;
  readonly riot: Riot;
  /** Steps of standard of living gained. */
  readonly progress: 0 | 1;
  readonly boom: { readonly standardOfLiving: 0 | 1; readonly money: number };
};

/**
 * By class C's standard of living at the start of the phase (LIM-2.0.2). Food is 1 renewable per head in every column.
 */
export const SOCIAL_COLUMNS: Readonly<Record<StandardOfLiving, SocialColumn>> = {
  1: {
    goodsLevelOffset: null,
    growth: 1,
    economy: { moves: 'each', factories: ['renewable'], by: 1 },
    taxPerHead: 2,
    riot: { takes: 'military', levelOffset: -2 },
    progress: 1,
    boom: { standardOfLiving: 1, money: 5 },
  },
  2: {
    goodsLevelOffset: -1,
    growth: 1,
    economy: { moves: 'each', factories: ['renewable', 'industrial'], by: 1 },
    taxPerHead: 3,
    riot: { takes: 'military', levelOffset: -1 },
    progress: 1,
    boom: { standardOfLiving: 1, money: 10 },
  },
  3: {
    goodsLevelOffset: 0,
    growth: 0,
    economy: { moves: 'one', factories: ['industrial', 'military'], by: 1 },
    taxPerHead: 3,
    riot: { takes: 'money', perHead: 2 },
    progress: 1,
    boom: { standardOfLiving: 1, money: 10 },
  },
  4: {
    goodsLevelOffset: 1,
    growth: 0,
    economy: { moves: 'one', factories: ['industrial', 'military'], by: -1 },
    taxPerHead: 5,
    riot: { takes: 'money', perHead: 3 },
    progress: 0,
    boom: { standardOfLiving: 0, money: 10 },
  },
};

/** What every missing level costs, by the resource that is short. Falls are given as positive numbers of steps. */
export const SHORTAGES = {
  /** LIM-2.1.3: the factory is the owner's choice. */
  renewable: { population: 1, factory: 1, standardOfLiving: 0, unrest: 3 },
  /** LIM-2.3.4: the class is the owner's choice. */
  industrial: { population: 0, factory: 0, standardOfLiving: 1, unrest: 2 },
  /** LIM-2.9.7: the factory is the one that could not run. */
  fossil: { population: 0, factory: 1, standardOfLiving: 0, unrest: 2 },
  /** LIM-2.10.3, LIM-3.5.3: the class is the owner's choice. */
  military: { population: 0, factory: 0, standardOfLiving: 1, unrest: 0 },
} as const;

/**
 * Tokens in the demographic zone that raise the population (LIM-2.5.1), and the most that leave afterwards (LIM-2.6.2).
 */
export const DEMOGRAPHIC_ZONE = { tokensForGrowth: 2, tokensLeaving: 2 } as const;

/** LIM-4.1.1: the steps that the resilience test repeats before scoring. */
export const RESILIENCE_STEPS = [
  'food',
  'consumption',
  'production',
] as const satisfies readonly SocialStep[];
