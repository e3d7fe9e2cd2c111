import type { PlannedName } from './waters.ts';

/** Longitude and latitude. */
export type Place = readonly [number, number];

interface RegionPlan {
  readonly id: string;
  /** Whole countries, by three letters. */
  readonly countries?: string;
  /** Countries that it shares with other regions: each place goes to the region with the nearest point. */
  readonly parts?: Readonly<Record<string, readonly Place[]>>;
  /** Place of its name; by default the widest part of its largest piece of land. */
  readonly at?: Place;
  /** Where it is drawn as a dot if it is too small for the scale. */
  readonly near?: Place;
}

/** What the map of a game is made of. Which regions are neighbours is the game's to say, never the map's. */
export interface MapPlan {
  readonly id: string;
  /** `round`: a world with edges. `endless`: the Pacific goes on beyond them. */
  readonly shape: 'round' | 'endless';
  /** How much of a coast may go, and how small an island, in square units of the map. */
  readonly coast?: number;
  readonly island?: number;
  readonly regions: readonly RegionPlan[];
  /** Parts of a country, by longitudes and latitudes, that belong to another region than the rest of it. */
  readonly elsewhere?: readonly {
    readonly country: string;
    /** West, south, east, north. */
    readonly within: readonly [number, number, number, number];
    readonly region: string;
    readonly what: string;
  }[];
  /** Seas as areas: every place at sea belongs to the one with the nearest point. */
  readonly seas?: readonly { readonly id: string; readonly points: readonly Place[] }[];
  /** Waters that nobody may enter: they take their places from the seas. */
  readonly closed?: readonly Place[];
  /** Waters that are named on the map without being part of the game. */
  readonly waters?: readonly PlannedName[];
  /** Other things with a place on the map. */
  readonly marks?: readonly { readonly id: string; readonly at: Place }[];
}
