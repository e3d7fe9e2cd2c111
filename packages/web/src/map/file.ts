import type { GeometryCollection, Topology } from 'topojson-specification';

/** A point of a map, in its own units. */
export type Point = readonly [number, number];

/** A map as `build/maps` writes it. */
export interface MapFile {
  readonly width: number;
  readonly height: number;
  /** It goes on beyond its left and right edges. */
  readonly endless: boolean;
  readonly topology: Topology<{
    regions: GeometryCollection;
    /** Land of nobody. */
    rest: GeometryCollection;
    seas: GeometryCollection;
  }>;
  /** Places for the counters of regions, seas and marks. */
  readonly places: Readonly<Record<string, Point>>;
  /** Meridians and parallels, as a path. */
  readonly graticule: string;
  /** Where mountains are drawn. */
  readonly peaks: readonly Point[];
  readonly waters: readonly WaterName[];
}

/** The name of a water that is no part of the game. Rank 1 is an ocean, 2 a sea, 3 a small one. */
export interface WaterName {
  readonly at: Point;
  readonly rank: 1 | 2 | 3;
  readonly en: string;
  readonly it: string;
  readonly de: string;
}
