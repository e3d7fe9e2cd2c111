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
  /** Where the counters of regions, seas and marks stand. */
  readonly places: Readonly<Record<string, Point>>;
}
