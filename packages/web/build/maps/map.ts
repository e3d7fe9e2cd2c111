import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import polygonClipping, { type MultiPolygon as Clip } from 'polygon-clipping';
import polylabel from 'polylabel';
import { mergeArcs } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Land, polygonsOf } from './atlas.ts';
import { graticule } from './graticule.ts';
import { peaks } from './mountains.ts';
import { cellsOf, type MapPiece, piecesOf } from './pieces.ts';
import type { MapPlan, Place } from './plan.ts';
import { type Plane, planeOf, WIDTH } from './plane.ts';

const COAST = 0.3;
const ISLAND = 0.8;
/** Number of steps along each axis in which the result is written. */
const GRID = 4096;
const ANTARCTICA = '010';

type Pieces = Topology<{ pieces: GeometryCollection<{ region: string | null }> }>;

/** The file of a map. The page reads it by `src/map/load.ts`. */
export function mapOf(plan: MapPlan, atlas: readonly Land[]): object {
  const land = atlas.filter(({ id }) => id !== ANTARCTICA);
  const plane = planeOf(plan.shape, collect(land.map(({ geometry }) => geometry)));
  const simple = simplified(piecesOf(plan, land, plane), plan);
  const merged = merge(simple, plan);
  const seas = seasOf(plan, plane);
  const regions = merged.filter((piece) => piece.region !== null);
  const rest = merged.filter((piece) => piece.region === null);
  return {
    width: WIDTH,
    height: plane.height,
    endless: plan.shape === 'endless',
    topology: topology({ regions: named(regions), rest: named(rest), seas: named(seas) }, GRID),
    places: Object.fromEntries([
      ...plan.regions.map((region) => [region.id, placeOf(region, regions, plane)] as const),
      ...(plan.seas ?? []).map(({ id, points }) => [id, rounded(plane.at(points[0]))] as const),
      ...(plan.marks ?? []).map(({ id, at }) => [id, rounded(plane.at(at))] as const),
    ]),
    graticule: graticule(plane, plan.shape),
    peaks: peaks().map((place) => rounded(plane.at(place))),
    waters: (plan.waters ?? []).map(({ at, ...name }) => ({ ...name, at: rounded(plane.at(at)) })),
  };
}

function collect(shapes: readonly (Polygon | MultiPolygon)[]): FeatureCollection<Polygon | MultiPolygon> {
  return {
    type: 'FeatureCollection',
    features: shapes.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  };
}

function named(pieces: readonly MapPiece[]): FeatureCollection<MultiPolygon> {
  return {
    type: 'FeatureCollection',
    features: pieces.map(({ region, shape }) => ({
      type: 'Feature',
      ...(region === null ? {} : { id: region }),
      properties: {},
      geometry: shape,
    })),
  };
}

/** Shared borders stay shared: what one piece loses of its edge the other one loses too. */
function simplified(pieces: readonly MapPiece[], { coast = COAST, island = ISLAND }: MapPlan): Pieces {
  const collection: FeatureCollection = {
    type: 'FeatureCollection',
    features: pieces.map(({ region, shape }) => ({
      type: 'Feature',
      properties: { region },
      geometry: shape,
    })),
  };
  const raw = topology({ pieces: collection }, 2e4) as unknown as Pieces;
  const less = simplify(presimplify(raw), coast);
  return filter(less, filterWeight(less, island)) as Pieces;
}

/** One shape for each region, and one for the land of nobody. */
function merge(simple: Pieces, plan: MapPlan): MapPiece[] {
  const { geometries } = simple.objects.pieces;
  return [...plan.regions.map(({ id }) => id), null].flatMap((region): MapPiece[] => {
    const own = geometries.filter(
      (one) =>
        (one.properties as { region: string | null }).region === region &&
        (one.type === 'Polygon' || one.type === 'MultiPolygon'),
    );
    if (own.length === 0) return [];
    const { arcs } = mergeArcs(simple, own as Parameters<typeof mergeArcs>[1]);
    const coordinates = arcs.map((polygon) => polygon.map((ring) => ringOf(simple, ring)));
    return coordinates.length === 0 ? [] : [{ region, shape: { type: 'MultiPolygon', coordinates } }];
  });
}

/** The arcs of a ring one after another; a negative one is walked backwards. */
function ringOf(simple: Pieces, arcs: readonly number[]): [number, number][] {
  const ring: [number, number][] = [];
  for (const arc of arcs) {
    const points = simple.arcs[arc < 0 ? ~arc : arc].map(([x, y]): [number, number] => [x, y]);
    if (arc < 0) points.reverse();
    ring.push(...(ring.length === 0 ? points : points.slice(1)));
  }
  return ring;
}

/** Seas lie under the land, so their cells need not end at coasts. */
function seasOf(plan: MapPlan, plane: Plane): MapPiece[] {
  const { seas = [], closed = [] } = plan;
  if (seas.length === 0) return [];
  const points = [...seas.flatMap((sea) => sea.points), ...closed];
  const cells = cellsOf(points, plane);
  const frame: Clip = [
    [
      [
        [0, 0],
        [WIDTH, 0],
        [WIDTH, plane.height],
        [0, plane.height],
        [0, 0],
      ],
    ],
  ];
  let next = 0;
  return seas.map(({ id, points: own }) => {
    const areas = own.map(() => cells[next++].coordinates as Clip);
    const area = polygonClipping.intersection(frame, polygonClipping.union(areas[0], ...areas.slice(1)));
    return { region: id, shape: { type: 'MultiPolygon', coordinates: area } };
  });
}

function placeOf(
  { id, at, near }: { id: string; at?: Place; near?: Place },
  regions: readonly MapPiece[],
  plane: Plane,
): readonly [number, number] {
  if (at !== undefined) return rounded(plane.at(at));
  const shape = regions.find(({ region }) => region === id)?.shape;
  if (shape !== undefined) {
    const [largest] = polygonsOf(shape).toSorted((one, other) => areaOf(other[0]) - areaOf(one[0]));
    const [x, y] = polylabel(largest as [number, number][][], 0.5);
    return rounded([x, y]);
  }
  if (near !== undefined) return rounded(plane.at(near));
  throw new RangeError(`${id} has neither land nor a place`);
}

function areaOf(ring: readonly (readonly number[])[]): number {
  let sum = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}

const rounded = ([x, y]: readonly [number, number]): readonly [number, number] => [
  Math.round(x * 10) / 10,
  Math.round(y * 10) / 10,
];
