import type { Seat } from '@entente/engine';
import { MAPS, REGIONS, SEAS, type WorldMap } from '../../data/map.ts';
import type { Position, World } from '../../position.ts';
import { hasResigned, shipsAt } from '../../queries.ts';

/** The clear path that a trade needs (ATK-18.6), over land regions and sea areas. */

/** ATK-18.7: a unit of a third player closes a region or a sea area, a Submarine too. */
function isOpenLand({ owner }: World, region: number, one: Seat, other: Seat): boolean {
  const holder = owner[region];
  return holder < 0 || holder === one || holder === other;
}

/** Where it is closed the trade goes by other waters (example ATK-29.15). */
function isOpenSea(world: World, sea: number, one: Seat, other: Seat, seats: number): boolean {
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== one && seat !== other && shipsAt(world, sea, seat) > 0) return false;
  }
  return true;
}

/** By map: the regions and sea areas next to each place; sea areas are numbered after the regions (ATK-18.8). */
function neighbours(map: WorldMap): readonly (readonly number[])[] {
  const land = REGIONS.length;
  return [
    ...REGIONS.map((_, region) => [...map.borders[region], ...map.touches[region].map((sea) => land + sea)]),
    ...SEAS.map((_, sea) => [
      ...map.open[sea].map((next) => land + next),
      ...map.regions.filter((region) => map.touches[region].includes(sea)),
    ]),
  ];
}

export const NEIGHBOURS = {
  both: neighbours(MAPS.both),
  west: neighbours(MAPS.west),
  east: neighbours(MAPS.east),
};

/** Used again and again: places that were seen, by the number of the search, and those still to search. */
const seen = new Int32Array(REGIONS.length + SEAS.length);
const queue = new Int32Array(REGIONS.length + SEAS.length);
let search = 0;

/** By map and `start * REGIONS.length + end`: a shortest way when nobody stands in it, once it was asked for. */
const USUAL_WAYS: Record<keyof typeof NEIGHBOURS, (readonly number[] | undefined)[]> = {
  both: [],
  west: [],
  east: [],
};

function usualWay(map: keyof typeof NEIGHBOURS, start: number, end: number): readonly number[] {
  const known = USUAL_WAYS[map][start * REGIONS.length + end];
  if (known !== undefined) return known;
  const next = NEIGHBOURS[map];
  const from = next.map(() => -1);
  from[start] = start;
  const places = [start];
  for (const place of places) {
    for (const beside of next[place]) {
      if (from[beside] >= 0) continue;
      from[beside] = place;
      places.push(beside);
    }
  }
  const way: number[] = [];
  for (let place = end; place !== start && place >= 0; place = from[place]) way.push(place);
  USUAL_WAYS[map][start * REGIONS.length + end] = way;
  return way;
}

/**
 * Is there a clear path from one Capital City to the other? None when a third player holds one of them (ATK-18.9). The
 * Arctic is no place at all, so it is never used.
 */
export function hasClearPath(g: Position, one: Seat, other: Seat): boolean {
  const { capitals } = g.public;
  if (hasResigned(g.public, one) || hasResigned(g.public, other)) return false;
  if (!isOpen(g, capitals[one], one, other)) return false;
  const way = usualWay(g.options.map, capitals[one], capitals[other]);
  for (let index = 0; index < way.length; index++) {
    if (!isOpen(g, way[index], one, other)) return hasAnyPath(g, one, other);
  }
  return true;
}

export function isOpen(
  { public: world, seats }: Pick<Position, 'public' | 'seats'>,
  place: number,
  one: Seat,
  other: Seat,
): boolean {
  return place < REGIONS.length
    ? isOpenLand(world, place, one, other)
    : isOpenSea(world, place - REGIONS.length, one, other, seats);
}

function hasAnyPath(g: Position, one: Seat, other: Seat): boolean {
  const { public: world } = g;
  const next = NEIGHBOURS[g.options.map];
  const start = world.capitals[one];
  const end = world.capitals[other];
  if (!isOpenLand(world, end, one, other)) return false;
  search++;
  seen[start] = search;
  queue[0] = start;
  for (let at = 0, size = 1; at < size; at++) {
    const here = queue[at];
    if (here === end) return true;
    const around = next[here];
    for (let index = 0; index < around.length; index++) {
      const place = around[index];
      if (seen[place] === search) continue;
      seen[place] = search;
      if (isOpen(g, place, one, other)) queue[size++] = place;
    }
  }
  return false;
}
