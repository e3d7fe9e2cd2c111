import { REGION_CARDS, type Region } from './region-cards.ts';

export type { Region } from './region-cards.ts';

/** Regions by index, as positions hold them. */
export const REGIONS: readonly Region[] = REGION_CARDS.map(({ id }) => id);

export const REGION_OF = Object.fromEntries(REGIONS.map((id, region) => [id, region])) as Readonly<
  Record<Region, number>
>;

/** Printed levels by region (IDEO-1.2.1). */
export const PRINTED: readonly number[] = REGION_CARDS.map(({ level }) => level);

/** Neighbours by region (IDEO-1.7.1). */
export const ADJACENT: readonly (readonly number[])[] = REGION_CARDS.map(({ adjacent }) =>
  adjacent.map((id) => REGION_OF[id]),
);
