import type { CardId } from './cards/index.ts';
import type { Generation, Resource } from './terms.ts';

export type StarValues = {
  readonly population: number;
  /** Read as the standard of living of class C, the only class a card asks the star nation for (E11). */
  readonly standardOfLiving: number;
  readonly military: number;
  /** Output of its industrial factory. */
  readonly industrial: number;
};

/** The star nation's values, fixed within a generation (LIM-5.3). */
export const STAR_VALUES: Readonly<Record<Generation, StarValues>> = {
  1: { population: 2, standardOfLiving: 1, military: 3, industrial: 1 },
  2: { population: 3, standardOfLiving: 2, military: 5, industrial: 2 },
  3: { population: 5, standardOfLiving: 2, military: 5, industrial: 3 },
  4: { population: 10, standardOfLiving: 3, military: 10, industrial: 5 },
  5: { population: 20, standardOfLiving: 3, military: 10, industrial: 5 },
  6: { population: 30, standardOfLiving: 3, military: 20, industrial: 10 },
  7: { population: 50, standardOfLiving: 4, military: 20, industrial: 10 },
};

/** The tokens of the star nation, which do change (LIM-5.2, LIM-5.4). */
export const STAR_TOKENS = {
  territories: 5,
  fossil: 8,
  money: 40,
  pollution: 0,
  destabilisation: 0,
} as const;

/** LIM-5.12: cards that may not be aimed at the star nation, and what a military operation can carry off. */
export const NOT_AT_STAR: readonly CardId[] = ['E12'];
export const STAR_LOOT: readonly Resource[] = ['fossil'];

/** LIM-5.14: score above which you played very well. */
export const SOLO_TARGET = 100;

/** A fixed number, or one for each generation (index 0 unused). */
export type EventAmount = number | readonly number[];

export type EventCondition =
  | { readonly if: 'starHolds'; readonly what: 'fossil' | 'money'; readonly atLeast: EventAmount }
  | { readonly if: 'starMilitaryAtLeastYours' }
  | { readonly if: 'youHoldAny'; readonly of: readonly Resource[] }
  | { readonly if: 'colonisationHoldsTerritory' }
  /** The market has one and the star nation can pay for it. */
  | { readonly if: 'starCanBuy'; readonly resource: Resource }
  /** The rate allows a sale and the bank can pay for one. */
  | { readonly if: 'starCanSell'; readonly resource: Resource }
  /** You or the star nation. */
  | { readonly if: 'someoneHoldsDestabilisation' };

export type EventEffect =
  /** To LIMIT. */
  | { readonly do: 'starBurnsFossil'; readonly amount: EventAmount }
  /** From LIMIT. */
  | { readonly do: 'starGainsFossil'; readonly amount: number }
  | {
      readonly do: 'starTakes';
      readonly token: 'pollution' | 'destabilisation';
      readonly amount: EventAmount;
    }
  | { readonly do: 'starPaysBank'; readonly amount: number }
  | { readonly do: 'starColonises'; readonly territories: number; readonly fossil: number }
  /** A transaction of the star nation: stock, money and rate change as in LIM-6.1. */
  | { readonly do: 'starBuys'; readonly resource: Resource; readonly upTo: number }
  /** It sells its industrial value, as far as the bank can pay; its values do not change. */
  | { readonly do: 'starSells'; readonly resource: 'industrial' }
  /** An attack with its military value. Unless you resist you lose the first of these that you own, up to the amount. */
  | {
      readonly do: 'starRaids';
      readonly loses: readonly { readonly resource: Resource; readonly upTo: number }[];
    }
  /** You and the star nation. */
  | { readonly do: 'bothReturnDestabilisation'; readonly amount: number };

export type SoloEvent = {
  readonly id: string;
  readonly key: string;
  /** All must hold, otherwise another event is drawn (LIM-5.5). */
  readonly applies: readonly EventCondition[];
  readonly effects: readonly EventEffect[];
};

const BOOM: readonly number[] = [0, 1, 1, 1, 2, 2, 3, 3];

const EVENTS = [
  {
    id: 'EV1',
    key: 'factoryBoom',
    applies: [{ if: 'starHolds', what: 'fossil', atLeast: BOOM }],
    effects: [
      { do: 'starBurnsFossil', amount: BOOM },
      { do: 'starTakes', token: 'pollution', amount: BOOM },
    ],
  },
  {
    id: 'EV2',
    key: 'coalRush',
    applies: [{ if: 'starHolds', what: 'money', atLeast: 5 }],
    effects: [
      { do: 'starPaysBank', amount: 5 },
      { do: 'starTakes', token: 'pollution', amount: 1 },
      { do: 'starGainsFossil', amount: 2 },
    ],
  },
  {
    id: 'EV3',
    key: 'armsBuildUp',
    applies: [{ if: 'starMilitaryAtLeastYours' }],
    effects: [{ do: 'starTakes', token: 'destabilisation', amount: 1 }],
  },
  {
    id: 'EV4',
    key: 'raid',
    applies: [{ if: 'youHoldAny', of: ['fossil', 'industrial', 'renewable'] }],
    effects: [
      { do: 'starTakes', token: 'destabilisation', amount: 1 },
      {
        do: 'starRaids',
        loses: [
          { resource: 'fossil', upTo: 2 },
          { resource: 'industrial', upTo: 5 },
          { resource: 'renewable', upTo: 5 },
        ],
      },
    ],
  },
  {
    id: 'EV5',
    key: 'expedition',
    applies: [{ if: 'colonisationHoldsTerritory' }],
    effects: [
      { do: 'starColonises', territories: 1, fossil: 2 },
      { do: 'starTakes', token: 'destabilisation', amount: 2 },
    ],
  },
  {
    id: 'EV6',
    key: 'fuelImports',
    applies: [{ if: 'starCanBuy', resource: 'fossil' }],
    effects: [{ do: 'starBuys', resource: 'fossil', upTo: 2 }],
  },
  {
    id: 'EV7',
    key: 'goodsExports',
    applies: [{ if: 'starCanSell', resource: 'industrial' }],
    effects: [{ do: 'starSells', resource: 'industrial' }],
  },
  {
    id: 'EV8',
    key: 'detente',
    applies: [{ if: 'starHolds', what: 'money', atLeast: 10 }, { if: 'someoneHoldsDestabilisation' }],
    effects: [
      { do: 'starPaysBank', amount: 10 },
      { do: 'bothReturnDestabilisation', amount: 1 },
    ],
  },
] as const satisfies readonly SoloEvent[];

export type EventId = (typeof EVENTS)[number]['id'];

/** The eight events of the solo game (LIM-5.7). The printed ones are unknown: these are invented in their place. */
export const SOLO_EVENTS: readonly (SoloEvent & { readonly id: EventId })[] = EVENTS;
