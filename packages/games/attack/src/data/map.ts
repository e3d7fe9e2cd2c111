import { LANES } from './lanes.ts';
import { AFRICA } from './regions/africa.ts';
import { ASIA } from './regions/asia.ts';
import { EURASIA } from './regions/eurasia.ts';
import { NORTH_AMERICA } from './regions/north-america.ts';
import { PACIFIC_ISLANDS } from './regions/pacific-islands.ts';
import { SOUTH_AMERICA } from './regions/south-america.ts';
import { SEA_AREAS } from './sea-areas.ts';
import { CANALS } from './terms.ts';

/*
 * The map by index, as positions hold it. What is in play follows from the half of the map that is used (ATK-1.6):
 * `MAPS[g.options.map]`.
 */

const BY_CONTINENT = [NORTH_AMERICA, SOUTH_AMERICA, EURASIA, AFRICA, ASIA, PACIFIC_ISLANDS] as const;
const LAND = [
  ...NORTH_AMERICA,
  ...SOUTH_AMERICA,
  ...EURASIA,
  ...AFRICA,
  ...ASIA,
  ...PACIFIC_ISLANDS,
] as const;

export type Region = (typeof LAND)[number]['id'];
export type Sea = (typeof SEA_AREAS)[number]['id'];
type Half = 'west' | 'east' | 'both';

/** What has no name is not in these lists and cannot be entered (ATK-2.1). */
export const REGIONS: readonly Region[] = LAND.map(({ id }) => id);
export const SEAS: readonly Sea[] = SEA_AREAS.map(({ id }) => id);

const indices = <Id extends string>(ids: readonly Id[]) =>
  Object.fromEntries(ids.map((id, index) => [id, index])) as Readonly<Record<Id, number>>;

export const REGION_OF = indices(REGIONS);
export const SEA_OF = indices(SEAS);

/** By region: index of its continent (ATK-2.11). */
export const CONTINENT_OF: readonly number[] = BY_CONTINENT.flatMap((regions, continent) =>
  regions.map(() => continent),
);

/** By region: the sea areas that it touches (ATK-2.14). */
export const TOUCHES: readonly (readonly number[])[] = LAND.map(({ touches }) =>
  touches.map((id) => SEA_OF[id]),
);

/** By sea area: has it an anchor (ATK-2.5)? */
export const IS_ZONE: readonly boolean[] = SEA_AREAS.map(({ zone }) => zone);

/** The two canals (ATK-9.6): the region that each belongs to, and the sea areas that it joins. */
export const CANAL_REGION: readonly number[] = [REGION_OF.egypt_sudan, REGION_OF.panama];
export const CANAL_SEAS: readonly (readonly [number, number])[] = [
  [SEA_OF.eastern_mediterranean, SEA_OF.red_sea],
  [SEA_OF.caribbean_sea, SEA_OF.east_pacific],
];

/** The canal between two sea areas, or -1. */
export function canalBetween(one: number, other: number): number {
  for (let canal = 0; canal < CANALS.length; canal++) {
    const [a, b] = CANAL_SEAS[canal];
    if ((one === a && other === b) || (one === b && other === a)) return canal;
  }
  return -1;
}

/**
 * A step that a land unit can make in one direction, by land or along a lane (ATK-7.3). `via` is empty on land, else
 * the sea areas in order.
 */
export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly via: readonly number[];
}

function allEdges(): Edge[] {
  const edges: Edge[] = [];
  LAND.forEach(({ borders }, from) => {
    for (const id of borders) edges.push({ from, to: REGION_OF[id], via: [] });
  });
  for (const lane of LANES) {
    const from = REGION_OF[lane.from];
    const to = REGION_OF[lane.to];
    const via = lane.via.map((id) => SEA_OF[id]);
    edges.push({ from, to, via }, { from: to, to: from, via: via.toReversed() });
  }
  SEAS.forEach((_, sea) => {
    if (!IS_ZONE[sea]) return;
    const shore = REGIONS.flatMap((__, region) => (TOUCHES[region].includes(sea) ? [region] : []));
    for (const from of shore) for (const to of shore) if (from !== to) edges.push({ from, to, via: [sea] });
  });
  return edges;
}

/** Every step between two regions: borders, sea lanes, Sea Zones (ATK-2.3, ATK-2.4, ATK-2.5). */
export const EDGES: readonly Edge[] = allEdges();

/** One half of the map, or both. Lists by region or sea area are empty for what is not in play. */
export interface WorldMap {
  readonly regions: readonly number[];
  readonly seas: readonly number[];
  readonly continents: number;
  /** By region: edges that start there, as indices of EDGES. */
  readonly edges: readonly (readonly number[])[];
  /** By region: neighbours by land only. */
  readonly borders: readonly (readonly number[])[];
  /** By region: neighbours by land, sea lane or Sea Zone (ATK-2.13). */
  readonly adjacent: readonly (readonly number[])[];
  /** By region: sea areas in play that it touches. */
  readonly touches: readonly (readonly number[])[];
  /** By sea area: neighbours without the canals (ATK-2.6). All other straits are open (ATK-2.15). */
  readonly open: readonly (readonly number[])[];
  /** By sea area: neighbours with the canals. */
  readonly waters: readonly (readonly number[])[];
}

function mapOf(half: Half): WorldMap {
  // ATK-2.12: regions and sea areas say which half they belong to.
  const plays = (of: Half) => half === 'both' || of === half || of === 'both';
  const land = LAND.map((region) => plays(region.half));
  const sea = SEA_AREAS.map((area) => plays(area.half));
  const regions = [...land.keys()].filter((region) => land[region]);
  const seas = [...sea.keys()].filter((area) => sea[area]);
  const edges = REGIONS.map((_, region) =>
    [...EDGES.keys()].filter((edge) => {
      const { from, to, via } = EDGES[edge];
      return from === region && land[from] && land[to] && via.every((area) => sea[area]);
    }),
  );
  const adjacent = edges.map((list) => [...new Set(list.map((edge) => EDGES[edge].to))]);
  const open = SEA_AREAS.map(({ adjacent: ids }, area) =>
    sea[area] ? ids.map((id) => SEA_OF[id]).filter((other) => sea[other]) : [],
  );
  const canals = (area: number) => seas.filter((other) => sea[area] && canalBetween(area, other) >= 0);
  return {
    regions,
    seas,
    continents: new Set(regions.map((region) => CONTINENT_OF[region])).size,
    edges,
    borders: edges.map((list) =>
      list.filter((edge) => EDGES[edge].via.length === 0).map((edge) => EDGES[edge].to),
    ),
    adjacent,
    touches: TOUCHES.map((list, region) => (land[region] ? list.filter((area) => sea[area]) : [])),
    open,
    waters: open.map((list, area) => [...list, ...canals(area)]),
  };
}

export const MAPS: Readonly<Record<Half, WorldMap>> = {
  both: mapOf('both'),
  west: mapOf('west'),
  east: mapOf('east'),
};
