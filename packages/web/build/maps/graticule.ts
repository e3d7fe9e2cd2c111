import { geoProject } from 'd3-geo-projection';
import type { MultiLineString } from 'geojson';
import type { MapPlan, Place } from './plan.ts';
import type { Plane } from './plane.ts';

/** Degrees between two lines, and between two points of a line that is bent. */
const STEP = 15;
const FINE = 15;

/** Meridians and parallels as the path of a drawing. */
export function graticule(plane: Plane, shape: MapPlan['shape']): string {
  const every = (from: number, to: number, step: number) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
  const meridians = every(-180, 165, STEP).map((x) => every(-60, 90, FINE).map((y): Place => [x, y]));
  const parallels = every(-60, 75, STEP).map((y) => every(-180, 180, FINE).map((x): Place => [x, y]));
  const lines: MultiLineString = {
    type: 'MultiLineString',
    coordinates: [...meridians, ...parallels].map((line) => line.map(([x, y]) => [x, y])),
  };
  const flat = geoProject(lines, plane.projection);
  return (flat?.coordinates ?? [])
    .map((line) => straight(line, shape))
    .map((line) => `M${line.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`)
    .join('');
}

/** In a cylinder every line is straight, and so is every parallel: their ends are enough. */
function straight(line: number[][], shape: MapPlan['shape']): number[][] {
  const level = line.every(([, y]) => Math.abs(y - line[0][1]) < 0.5);
  const [first, last] = [line[0], line[line.length - 1]];
  return shape === 'endless' || level ? [first, last] : line;
}
