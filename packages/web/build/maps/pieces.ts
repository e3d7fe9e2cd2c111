import { geoCentroid } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import { geoVoronoi } from 'd3-geo-voronoi';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import polygonClipping, { type MultiPolygon as Clip } from 'polygon-clipping';
import { keyOf, type Land, polygonsOf } from './atlas.ts';
import { atlasKey } from './countries.ts';
import type { MapPlan, Place } from './plan.ts';
import type { Plane } from './plane.ts';

/** A piece of a region in the plane; `null` for land of nobody. */
export interface MapPiece {
  readonly region: string | null;
  readonly shape: MultiPolygon;
}

const multi = (coordinates: MultiPolygon['coordinates']): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates,
});

/** All land in the plane, cut and handed out. */
export function piecesOf(plan: MapPlan, atlas: readonly Land[], plane: Plane): MapPiece[] {
  const whole = ownersOf(plan);
  return atlas.flatMap((land) => {
    const key = keyOf(land);
    const apart = setApart(plan, land);
    const shares = sharesOf(plan, key);
    return [...apart].flatMap(([region, shape]): MapPiece[] => {
      const flat = inPlane(shape, plane);
      if (flat === null) return [];
      if (region !== null) return [{ region, shape: flat }];
      if (shares.length > 0) return divide(flat, shares, plane);
      return [{ region: whole.get(key) ?? null, shape: flat }];
    });
  });
}

function inPlane(shape: Polygon | MultiPolygon, plane: Plane): MultiPolygon | null {
  const flat = geoProject(shape, plane.projection);
  return flat === null ? null : multi(polygonsOf(flat));
}

function ownersOf(plan: MapPlan): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { id, countries = '' } of plan.regions) {
    for (const code of countries.split(' ').filter((word) => word !== '')) {
      const key = atlasKey(code);
      if (owners.has(key)) throw new RangeError(`${code} is in ${owners.get(key)} and in ${id}`);
      owners.set(key, id);
    }
  }
  return owners;
}

/** The polygons of a country by the region that has them all to itself; `null` for the rest. */
function setApart(plan: MapPlan, land: Land): Map<string | null, MultiPolygon> {
  const here = (plan.elsewhere ?? []).filter(({ country }) => atlasKey(country) === keyOf(land));
  const apart = new Map<string | null, MultiPolygon>();
  for (const polygon of polygonsOf(land.geometry)) {
    const [x, y] = geoCentroid({ type: 'Polygon', coordinates: polygon });
    const found = here.find(({ within: [w, s, e, n] }) => x >= w && x <= e && y >= s && y <= n);
    const region = found?.region ?? null;
    const shape = apart.get(region) ?? multi([]);
    shape.coordinates.push(polygon);
    apart.set(region, shape);
  }
  return apart;
}

interface Share {
  readonly region: string;
  readonly point: Place;
}

function sharesOf(plan: MapPlan, key: string): Share[] {
  return plan.regions.flatMap(({ id, parts = {} }) =>
    Object.entries(parts).flatMap(([code, points]) =>
      atlasKey(code) === key ? points.map((point) => ({ region: id, point })) : [],
    ),
  );
}

/** Every place belongs to the region with the nearest point. */
function divide(shape: MultiPolygon, shares: readonly Share[], plane: Plane): MapPiece[] {
  const regions = [...new Set(shares.map(({ region }) => region))];
  if (regions.length === 1) return [{ region: regions[0], shape }];
  const cells = cellsOf(
    shares.map(({ point }) => point),
    plane,
  );
  return regions.flatMap((region): MapPiece[] => {
    const own = cells.filter((_, at) => shares[at].region === region).map((cell) => cell.coordinates as Clip);
    const area = polygonClipping.union(own[0], ...own.slice(1));
    const part = polygonClipping.intersection(shape.coordinates as Clip, area);
    return part.length === 0 ? [] : [{ region, shape: multi(part) }];
  });
}

/** The places that are nearer to each point than to any other. */
export function cellsOf(points: readonly Place[], plane: Plane): MultiPolygon[] {
  const cells = geoVoronoi(points).polygons() as FeatureCollection<Polygon, { site: unknown }>;
  const order = new Map(points.map((point, at) => [point.join(), at]));
  const found: MultiPolygon[] = points.map(() => multi([]));
  for (const cell of cells.features) {
    const { sitecoordinates } = cell.properties as unknown as { sitecoordinates: Place };
    const at = order.get(sitecoordinates.join());
    const flat = inPlane(cell.geometry, plane);
    if (at === undefined || flat === null) throw new RangeError(`no cell for ${sitecoordinates.join()}`);
    found[at] = flat;
  }
  return found;
}
