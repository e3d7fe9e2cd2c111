import type { Changes } from './run.ts';

/** The switches that the scenarios of the book combine. */
export interface Levers {
  /** Twice the resources that can be mined, and cheaper to mine. */
  readonly moreResources: boolean;
  /** Technology against pollution. */
  readonly cleaner: boolean;
  /** Technology for higher yields of land. */
  readonly yields: boolean;
  /** Less land is lost to erosion. */
  readonly soil: boolean;
  /** Technology that needs fewer resources. */
  readonly thrift: boolean;
  /** Two children are wished for, and birth control always works. */
  readonly smallFamilies: boolean;
  /** Goods for a person are limited to what is enough, and last longer. */
  readonly enough: boolean;
  /** From this year on. */
  readonly year: number;
}

export const NOTHING: Levers = {
  moreResources: false,
  cleaner: false,
  yields: false,
  soil: false,
  thrift: false,
  smallFamilies: false,
  enough: false,
  year: 2002,
};

const more: Levers = { ...NOTHING, moreResources: true };
const cleaner: Levers = { ...more, cleaner: true };
const yields: Levers = { ...cleaner, yields: true };
const soil: Levers = { ...yields, soil: true };
const families: Levers = { ...more, smallFamilies: true };
const enough: Levers = { ...families, enough: true };
const all: Levers = { ...enough, cleaner: true, yields: true, soil: true, thrift: true };

/** The scenarios 1 to 10 of "Limits to Growth: The 30-Year Update". The book's eleventh begins the ninth in a later year. */
export const SCENARIOS: readonly Levers[] = [
  NOTHING,
  more,
  cleaner,
  yields,
  soil,
  { ...soil, thrift: true },
  families,
  enough,
  all,
  { ...all, year: 1982 },
];

/** As technology improves each year while there is a gap to close. */
const IMPROVES = 0.04;

export function changesOf(levers: Levers): Changes {
  const { year } = levers;
  const hasTechnology = levers.cleaner || levers.yields || levers.thrift || levers.enough;
  return {
    constants: {
      ...(levers.moreResources && { NRI: 2e12, FCAORTM: year }),
      ...(hasTechnology && { PYEAR: year, APYEAR: year }),
      ...(levers.soil && { LLMYTM: year }),
      ...(levers.smallFamilies && { ZPGT: year, FCEST: year }),
      ...(levers.enough && { IET: year, IOPCD: 350, ALIC2: 18, ALSC2: 25, ALAI2: 2.5 }),
    },
    tables: {
      ...(levers.moreResources && {
        FCAOR2: [1, 0.1, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05],
      }),
      ...(levers.cleaner && { POLGFM: [-IMPROVES, 0] }),
      ...(levers.yields && { LYCM: [0, IMPROVES] }),
      ...(levers.thrift && { NRCM: [-IMPROVES, 0] }),
    },
  };
}

/** World3 as it was in 1972, as changes of the version of 2003. */
export const VERSION_1974: Changes = {
  constants: { ALLN: 6000, DCFSN: 4 },
  tables: {
    LMF: [0, 1, 1.2, 1.3, 1.35, 1.4],
    LMHS2: [1, 1.4, 1.6, 1.8, 1.95, 2],
    FM: [0, 0.2, 0.4, 0.6, 0.8, 0.9, 1, 1.05, 1.1],
    SFSN: [1.25, 1, 0.9, 0.8, 0.75],
    LYMC: [
      1, 3, 3.8, 4.4, 4.9, 5.4, 5.7, 6, 6.3, 6.6, 6.9, 7.2, 7.4, 7.6, 7.8, 8, 8.2, 8.4, 8.6, 8.8, 9, 9.2, 9.4,
      9.6, 9.8, 10,
    ],
    PCRUM: [0, 0.85, 2.6, 4.4, 5.4, 6.2, 6.8, 7, 7],
  },
};
