import { feature, mesh } from 'topojson-client';
import type { GeometryCollection } from 'topojson-specification';
import type { MapFile, Point, WaterName } from './file.ts';

export interface MapShape {
  readonly id: string;
  readonly path: string;
  /** Its main land: thick lines around every islet would hide what they surround. */
  readonly body: string;
  /** Length of the sides of its box, for what fits into it. */
  readonly box: Point;
}

/** A map, ready to be drawn. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly endless: boolean;
  /** Regions that are too small for the scale have no shape: they are dots at their places. */
  readonly regions: ReadonlyMap<string, MapShape>;
  readonly seas: ReadonlyMap<string, MapShape>;
  /** Between seas; not along the edges of the map, where an endless world goes on. */
  readonly seaLines: string;
  readonly rest: string;
  /** Where land ends, and where one region borders on another. */
  readonly coast: string;
  readonly borders: string;
  readonly graticule: string;
  /** Mountains as lines, and their shaded sides. */
  readonly mountains: string;
  readonly slopes: string;
  readonly waters: readonly WaterName[];
  readonly places: ReadonlyMap<string, Point>;
}

type Ring = readonly (readonly number[])[];

export function drawingOf(file: MapFile): Drawing {
  const { regions, rest, seas } = file.topology.objects;
  const land: GeometryCollection = {
    type: 'GeometryCollection',
    geometries: [...regions.geometries, ...rest.geometries],
  };
  return {
    width: file.width,
    height: file.height,
    endless: file.endless,
    regions: shapesOf(file, regions),
    seas: shapesOf(file, seas),
    seaLines: linesOf(file),
    rest: polygonsOf(file, rest)
      .flatMap(({ polygons }) => polygons)
      .map(pathOf)
      .join(''),
    coast: meshOf(file, land, (one, other) => one === other),
    borders: meshOf(file, land, (one, other) => one !== other),
    graticule: file.graticule,
    mountains: file.peaks.map((peak, at) => mountain(peak, at).lines).join(''),
    slopes: file.peaks.map((peak, at) => mountain(peak, at).slope).join(''),
    waters: file.waters,
    places: new Map(Object.entries(file.places)),
  };
}

/** Every other one is a little smaller. */
function mountain([x, y]: Point, at: number): { lines: string; slope: string } {
  const size = at % 2 === 0 ? 1 : 0.8;
  const [half, top, foot] = [2.4 * size, tenth(y - 1.6 * size), tenth(y + 1.4 * size)];
  return {
    lines: `M${tenth(x - half)} ${foot}L${x} ${top}L${tenth(x + half)} ${foot}`,
    slope: `M${x} ${top}L${tenth(x + half)} ${foot}H${tenth(x + half / 4)}Z`,
  };
}

type Between = Parameters<typeof mesh>[2];

function meshOf({ topology }: MapFile, land: GeometryCollection, between: Between): string {
  return mesh(topology, land, between)
    .coordinates.map((line) => `M${line.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`)
    .join('');
}

function polygonsOf(file: MapFile, objects: GeometryCollection): { id: string; polygons: Ring[][] }[] {
  return feature(file.topology, objects).features.map(({ id, geometry }) => ({
    id: String(id),
    polygons:
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [],
  }));
}

function linesOf({ topology, width, height }: MapFile): string {
  const at = (value: number, edge: number) => Math.abs(value - edge) < 1;
  const onEdge = ([ax, ay]: readonly number[], [bx, by]: readonly number[]) =>
    [0, width].some((edge) => at(ax, edge) && at(bx, edge)) ||
    [0, height].some((edge) => at(ay, edge) && at(by, edge));
  return mesh(topology, topology.objects.seas)
    .coordinates.flatMap((line) =>
      line.slice(1).map((point, index) => (onEdge(line[index], point) ? '' : segment(line[index], point))),
    )
    .join('');
}

function segment([ax, ay]: readonly number[], [bx, by]: readonly number[]): string {
  return `M${tenth(ax)} ${tenth(ay)}L${tenth(bx)} ${tenth(by)}`;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Smallest part of the largest piece of land that still belongs to the body. */
const MAIN = 0.25;

function shapesOf(file: MapFile, objects: GeometryCollection): Map<string, MapShape> {
  return new Map(
    polygonsOf(file, objects).map(({ id, polygons }) => {
      const areas = polygons.map(([outer]) => areaOf(outer));
      const largest = Math.max(...areas);
      const body = polygons.filter((_, at) => areas[at] >= MAIN * largest);
      const shape: MapShape = {
        id,
        path: polygons.map(pathOf).join(''),
        body: body.map(pathOf).join(''),
        box: boxOf(body.flat(2)),
      };
      return [id, shape];
    }),
  );
}

function pathOf(polygon: readonly Ring[]): string {
  return polygon.map((ring) => `M${ring.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`).join('');
}

function areaOf(ring: Ring): number {
  let sum = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}

function boxOf(points: Ring): Point {
  const side = (axis: number) => {
    const values = points.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return [side(0), side(1)];
}
