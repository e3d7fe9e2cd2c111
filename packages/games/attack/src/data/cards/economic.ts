import { ECONOMIC_TYPES, type EconomicType } from '../terms.ts';

/** Indices of ECONOMIC_TYPES. */
export const OIL = 2;
export const POPULATION = 4;
/** The first four types make a set (ATK-6.3), Population never does (ATK-6.4). */
export const SET_SIZE = 4;

/** ATK-6.1 */
const VALUES = [1, 2, 3, 4] as const;
type Value = (typeof VALUES)[number];

export type EconomicCard = `${EconomicType}_${Value}`;

/** By `type * 4 + value - 1`: cards of one kind are alike, so positions count them. */
export const ECONOMIC_CARDS: readonly EconomicCard[] = ECONOMIC_TYPES.flatMap((type) =>
  VALUES.map((value) => `${type}_${value}` as const),
);
export const ECONOMIC_KINDS = 20;

export const typeOf = (kind: number): number => kind >> 2;
export const worthOf = (kind: number): number => (kind & 3) + 1;

/** Copies of each kind, by value: the base deck and the expansion’s together (ATK-3.3). */
const BASE_COPIES: Readonly<Record<Value, number>> = { 1: 3, 2: 3, 3: 2, 4: 2 };
const EXPANSION_COPIES: Readonly<Record<Value, number>> = { 1: 2, 2: 2, 3: 2, 4: 2 };

/** By kind. */
export const ECONOMIC_COPIES: readonly number[] = ECONOMIC_TYPES.flatMap(() =>
  VALUES.map((value) => BASE_COPIES[value] + EXPANSION_COPIES[value]),
);
