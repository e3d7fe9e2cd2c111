import { type GeoProjection, geoNaturalEarth1 } from 'd3-geo';
import { geoPatterson, geoProject } from 'd3-geo-projection';
import type { FeatureCollection } from 'geojson';
import type { Land } from './atlas.ts';
import type { MapPlan, Place } from './plan.ts';

/** Width of every map in its own units. */
export const WIDTH = 1200;
const MARGIN = 8;
/** Longitude of the middle: the edge is then in the Bering Strait, where it cuts no land. */
const MIDDLE = -11;

export interface Plane {
  readonly height: number;
  readonly projection: GeoProjection;
  at(place: Place): [number, number];
}

/** The plane of a map: as high as its land. */
export function planeOf(shape: MapPlan['shape'], land: FeatureCollection): Plane {
  const projection = shape === 'round' ? geoNaturalEarth1() : geoPatterson();
  projection.rotate([MIDDLE, 0]);
  if (shape === 'round') projection.fitWidth(WIDTH - 2 * MARGIN, land);
  else projection.scale(WIDTH / (2 * Math.PI)).translate([WIDTH / 2, 0]);
  const { top, bottom } = reach(geoProject(land, projection));
  const [x, y] = projection.translate();
  projection.translate([shape === 'round' ? x + MARGIN : x, y - top + MARGIN]);
  return {
    height: Math.ceil(bottom - top + 2 * MARGIN),
    projection,
    at(place) {
      const found = projection([place[0], place[1]]);
      if (found === null) throw new RangeError(`${place.join()} is not on the map`);
      return found;
    },
  };
}

function reach(land: FeatureCollection | null): { top: number; bottom: number } {
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  const look = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    if (typeof part[1] !== 'number') {
      for (const one of part) look(one);
      return;
    }
    top = Math.min(top, part[1]);
    bottom = Math.max(bottom, part[1]);
  };
  for (const { geometry } of (land as FeatureCollection<Land['geometry']> | null)?.features ?? [])
    look(geometry.coordinates);
  return { top, bottom };
}
