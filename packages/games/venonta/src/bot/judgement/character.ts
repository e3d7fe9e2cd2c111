import type { ActionId } from '../../data/actions.ts';

/** How a bot sees the world. Points are victory points unless something else is said. */
export interface Character {
  /** How much of the danger that all lose together it sees: 1 is all of it. */
  readonly care: number;
  /** What it likes in objectives beyond their points: aggressive, neutral, peaceful. */
  readonly taste: readonly [number, number, number];
  /** Its trust in its own attacks. */
  readonly daring: number;
  /** A territory of another that it holds, and one of its own that is held, for each round still to come. */
  readonly colony: number;
  readonly lost: number;
  /** The first tank, the second, each further one. */
  readonly tanks: readonly [number, number, number];
  /** A factory, for each round still to come. */
  readonly factory: number;
  /** A promise that it has broken. */
  readonly honour: number;
}

export const CAREFUL: Character = {
  care: 1,
  taste: [0, 0.6, 1],
  daring: 0.9,
  colony: 0.5,
  lost: 1.2,
  tanks: [0.8, 0.3, 0.05],
  factory: 0.2,
  honour: 3,
};

export const AGGRESSIVE: Character = {
  care: 0.15,
  taste: [3, 0.5, 0],
  daring: 1,
  colony: 0.9,
  lost: 1.2,
  tanks: [1.3, 0.9, 0.3],
  factory: 0.62,
  honour: 0.8,
};

/** What all bots agree on. */
export const WEIGHTS = {
  win: 60,
  /** Points that make a lead twice as safe. */
  lead: 7,
  /** What a player can expect of a round to come, and of one whose objective nobody else knows. */
  round: 8,
  /** CO2 that a round to come adds by building, in the world. */
  building: 4.5,
  /** How sure the forecast of CO2 is. */
  forecast: 5,
  fish: 1.5,
  /** Waiting with a card to be asked again. */
  watching: 5,
  /** A token while something can be bought; one of the income of each round to come. */
  token: 0.2,
  income: 0.3,
  /** A ration that will be missing: the first three also cost points. */
  hunger: 1.7,
  moreHunger: 0.6,
  /** A ration that the next harvest will miss, and one that it has to spare. */
  nextHunger: 0.9,
  spare: 0.08,
  /** An own territory without a tank beside an enemy's. */
  exposed: 0.5,
  /** A factory without fuel for the next round. */
  cold: 0.6,
  /** A tank that is a guest on another player's territory. */
  guest: 0.15,
  /** Bargaining without an offer in mind. */
  bother: 1000,
  pact: 0.35,
  /** What another player's promise is worth, and what the seat's own costs. */
  promised: 0.3,
  promise: 0.2,
  /** A step still to be made towards an objective, and one that cannot be paid for. */
  step: 0.94,
  broke: 0.12,
} as const;

/** What it is worth to keep a card rather than to play it for nothing. */
export const KEPT: Partial<Record<ActionId, number>> = {
  'CA-01': 0.3,
  'CA-02': 0.2,
  'CA-03': 0.5,
  'CA-04': 0.9,
  'CA-05': 0.9,
  'CA-06': 0.3,
  'CA-07': 0.8,
  'CA-08': 0.5,
  'CA-09': 0.6,
  'CA-11': 0.4,
  'CA-14': 0.4,
  'CA-15': 0.8,
  'CA-16': 0.7,
  'CA-20': 0.7,
  'CA-21': 0.6,
  'CA-26': 0.9,
  'CA-29': 0.9,
  'CA-30': 1.5,
  'CA-31': 1.3,
  'CA-35': 0.6,
  'CA-36': 0.5,
  'CA-37': 0.3,
  'CA-38': 0.8,
  'CA-39': 0.9,
};
export const KEPT_OTHERWISE = 0.25;
