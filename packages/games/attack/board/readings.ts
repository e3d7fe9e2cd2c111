import type { Seat } from '@entente/engine';
import {
  type AttackView,
  CANAL_REGION,
  CANAL_SEAS,
  CANALS,
  type Canal,
  CONTINENT_OF,
  CONTINENTS,
  type Continent,
  FLEET,
  fleetAt,
  GOVERNMENTS,
  type Government,
  IS_ZONE,
  LAND,
  LAND_UNITS,
  type LandUnit,
  MAPS,
  NEUTRAL,
  REGION_OF,
  REGIONS,
  type Region,
  ROUTE_SEA,
  ROUTE_VALUES,
  SEA_OF,
  SEAS,
  type Sea,
  SHIPS,
  type Ship,
  type World,
} from '../src/index.ts';
import type { Place } from './context.ts';

export interface Stack<Kind> {
  readonly kind: Kind;
  readonly count: number;
}

/** A region as it is shown. */
export interface Land {
  readonly id: Region;
  readonly index: number;
  readonly owner: Seat | null;
  /** Of a Minor Neutral; null as long as it is not known. */
  readonly government: Government | null;
  readonly continent: Continent;
  readonly units: readonly Stack<LandUnit>[];
  readonly total: number;
  /** The owner of the Capital City there. */
  readonly capitals: readonly Seat[];
  readonly canal: Canal | null;
}

/** A sea area as it is shown. */
export interface Water {
  readonly id: Sea;
  readonly index: number;
  readonly fleets: readonly {
    readonly seat: Seat;
    readonly ships: readonly Stack<Ship>[];
    readonly total: number;
  }[];
  readonly zone: boolean;
  readonly canal: Canal | null;
  /** The value of the Trade Route that is based there. */
  readonly route: number | null;
}

export const isSea = (place: Place): place is Sea => place in SEA_OF;

/** Kinds of which there is at least one. */
export function stacksOf<Kind>(kinds: readonly Kind[], counts: readonly number[]): Stack<Kind>[] {
  return kinds.flatMap((kind, at) => (counts[at] > 0 ? [{ kind, count: counts[at] }] : []));
}

const totalOf = (stacks: readonly Stack<unknown>[]) => stacks.reduce((sum, { count }) => sum + count, 0);

export function readLand(world: World, index: number): Land {
  const units = stacksOf(LAND_UNITS, world.units.slice(index * LAND, (index + 1) * LAND));
  const canal = CANAL_REGION.indexOf(index);
  return {
    id: REGIONS[index],
    index,
    owner: world.owner[index] >= 0 ? world.owner[index] : null,
    government: world.owner[index] === NEUTRAL ? (GOVERNMENTS[world.government[index]] ?? null) : null,
    continent: CONTINENTS[CONTINENT_OF[index]],
    units,
    total: totalOf(units),
    capitals: world.capitals.flatMap((region, seat) => (region === index ? [seat] : [])),
    canal: CANALS[canal] ?? null,
  };
}

export function readWater(world: World, seats: number, index: number): Water {
  const fleets = Array.from({ length: seats }, (_, seat) => {
    const from = fleetAt(index, seat);
    const ships = stacksOf(SHIPS, world.ships.slice(from, from + FLEET));
    return { seat, ships, total: totalOf(ships) };
  });
  const canal = CANAL_SEAS.findIndex((ends) => ends.includes(index));
  const route = ROUTE_SEA.indexOf(index);
  return {
    id: SEAS[index],
    index,
    fleets: fleets.filter(({ total }) => total > 0),
    zone: IS_ZONE[index],
    canal: CANALS[canal] ?? null,
    route: ROUTE_VALUES[route] ?? null,
  };
}

export const readLands = ({ public: world, options }: AttackView): Land[] =>
  MAPS[options.map].regions.map((index) => readLand(world, index));

export const readWaters = ({ public: world, options, seats }: AttackView): Water[] =>
  MAPS[options.map].seas.map((index) => readWater(world, seats, index));

/** What touches a place, in the sense of the game. */
export function neighboursOf({ options }: AttackView, place: Place): Place[] {
  const map = MAPS[options.map];
  if (isSea(place)) {
    const sea = SEA_OF[place];
    const coasts = map.regions.filter((region) => map.touches[region].includes(sea));
    return [...map.waters[sea].map((other) => SEAS[other]), ...coasts.map((region) => REGIONS[region])];
  }
  const region = REGION_OF[place];
  return [
    ...map.adjacent[region].map((other) => REGIONS[other]),
    ...map.touches[region].map((sea) => SEAS[sea]),
  ];
}

/** Things that positions hold as bits, in the order of their list. */
export function bitsOf<Id>(ids: readonly Id[], bits: number): Id[] {
  return ids.filter((_, at) => (bits & (1 << at)) !== 0);
}
