import { BEFORE_TUNING, REGION_CARDS, type Region } from './region-cards.ts';

export type { Region } from './region-cards.ts';

/** Regions by index, as positions hold them. */
export const REGIONS: readonly Region[] = REGION_CARDS.map(({ id }) => id);

export const REGION_OF = Object.fromEntries(REGIONS.map((id, region) => [id, region])) as Readonly<
  Record<Region, number>
>;

/** Levels and links of the regions, by region. */
interface Atlas {
  /** Printed levels (IDEO-1.2.1). */
  readonly printed: readonly number[];
  /** Neighbours (IDEO-1.7.1): both ways, and from each region to each (IDEO-18.2). */
  readonly adjacent: readonly (readonly number[])[];
}

const TUNED: Atlas = {
  printed: REGION_CARDS.map(({ level }) => level),
  adjacent: REGION_CARDS.map(({ adjacent }) => adjacent.map((id) => REGION_OF[id])),
};

const isNew = (one: Region, other: Region) =>
  BEFORE_TUNING.unlinked.some((pair) => pair.includes(one) && pair.includes(other));

const FIRST: Atlas = {
  printed: REGION_CARDS.map(({ id, level }) => BEFORE_TUNING.levels[id] ?? level),
  adjacent: REGION_CARDS.map(({ id, adjacent }) =>
    adjacent.filter((other) => !isNew(id, other)).map((other) => REGION_OF[other]),
  ),
};

/** A position holds an index of this list. */
export const ATLASES: readonly Atlas[] = [TUNED, FIRST];

/** By the values of the option `regions`. */
export const ATLAS_OF = { tuned: 0, first: 1 } as const;
