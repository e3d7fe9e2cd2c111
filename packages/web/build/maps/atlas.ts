import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

export type Land = Feature<Polygon | MultiPolygon, { name: string }>;

/** Natural Earth, 1:50 million. */
export function readAtlas(): Land[] {
  const path = require.resolve('world-atlas/countries-50m.json');
  const world = JSON.parse(readFileSync(path, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  return feature(world, world.objects.countries).features as Land[];
}

export function keyOf(land: Land): string {
  return land.id === undefined ? land.properties.name : String(land.id);
}

export function polygonsOf(shape: Polygon | MultiPolygon): Position[][][] {
  return shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
}
