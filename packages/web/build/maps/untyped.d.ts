declare module 'd3-geo-projection' {
  import type { GeoProjection, GeoStreamWrapper } from 'd3-geo';
  import type { GeoJSON } from 'geojson';

  /** Projects shapes to the plane, cut where the projection cuts them. */
  export function geoProject<T extends GeoJSON>(shape: T, projection: GeoStreamWrapper): T | null;
  export function geoPatterson(): GeoProjection;
}

declare module 'd3-geo-voronoi' {
  import type { FeatureCollection, Polygon } from 'geojson';

  interface Site {
    readonly site: readonly [number, number];
  }
  interface Voronoi {
    polygons(): FeatureCollection<Polygon, Site & { sitecoordinates: [number, number] }>;
  }
  export function geoVoronoi(points: readonly (readonly [number, number])[]): Voronoi;
}

declare module 'polylabel' {
  /** The point of a polygon that is farthest from its edges. */
  export default function polylabel(
    polygon: readonly (readonly number[])[][],
    precision?: number,
  ): [number, number];
}
