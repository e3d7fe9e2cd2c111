import type { Factory, SocialClass } from './terms.ts';

/**
 * Value of each population level (LIM-0.3.1). Index 0 is below the track (0, LIM-0.4.3) and index 10 above it
 * (100 again, LIM-0.4.4), so that a need counted one level higher can be read without a special case.
 */
export const POPULATION_VALUE: readonly number[] = [0, 1, 2, 3, 5, 10, 20, 30, 50, 100, 100];
export const POPULATION_LEVELS = 9;

/** Output of each factory level (LIM-0.3.2). Index 9 exists only for intensive farming at the end of the track. */
export const PRODUCTION_OUTPUT: readonly number[] = [0, 1, 2, 3, 5, 10, 20, 30, 50, 100];
export const FACTORY_LEVELS = 8;

/** Lowest level of population and factories (LIM-0.4.5). */
export const LOWEST_LEVEL = 1;

export type FactoryTable = { readonly fossil: readonly number[]; readonly pollution: readonly number[] };

/**
 * Fossil burnt and pollution made by an industrial or military factory at each level (LIM-0.3.3).
 * Level 5 and the zeros are printed; the rest is reconstructed, in two readings of which `main` is in force.
 */
export const FACTORY_TABLES = {
  main: { fossil: [0, 0, 0, 0, 1, 2, 4, 6, 10], pollution: [0, 0, 0, 0, 1, 1, 2, 3, 5] },
  alternative: { fossil: [0, 0, 0, 0, 1, 2, 3, 4, 5], pollution: [0, 0, 0, 0, 1, 1, 2, 2, 3] },
} as const satisfies Record<string, FactoryTable>;
export type FactoryReading = keyof typeof FACTORY_TABLES;

/** One territory space per renewable level (LIM-0.4.7); that level never exceeds the territories owned (LIM-0.4.6). */
export const TERRITORY_SPACES = 8;

/** LIM-0.3.4: which factories burn fossil at all. */
export const BURNS_FOSSIL: Readonly<Record<Factory, boolean>> = {
  renewable: false,
  industrial: true,
  military: true,
};

/** LIM-0.3.5, LIM-0.5.5 */
export const STANDARD_OF_LIVING = { lowest: 1, highest: 4, start: 1, demographicTokenAt: 3 } as const;

/** LIM-0.3.5: the share of the people in each class, in per cent. */
export const CLASS_SHARE: Readonly<Record<SocialClass, number>> = { A: 20, B: 20, C: 20, D: 20, E: 20 };

/** Social unrest (LIM-0.3.6, LIM-0.6.1): boom up to `boomTo`, riot from `riotFrom`, progress between. */
export const UNREST = { lowest: 1, highest: 11, start: 6, boomTo: 2, riotFrom: 10 } as const;

/** LIM-2.2.1: renewable kept after feeding. */
export const RENEWABLE_STORAGE = 10;

/** Demographic index by population level, for the score (LIM-4.2.2). */
export const DEMOGRAPHIC_INDEX: readonly number[] = [0, 1, 1, 1, 2, 2, 3, 4, 5, 5];

/**
 * Year in which each generation begins (LIM-0.1.6); index 8 is the year in which the seventh ends. Index 0 is unused.
 */
export const GENERATION_YEARS: readonly number[] = [0, 1850, 1880, 1910, 1940, 1970, 2000, 2030, 2060];
