import type { Seat } from '@entente/engine';
import { MAPS, REGIONS, type Region, SEAS, type Sea } from '../data/map.ts';
import { LAND, PLANE } from '../data/units.ts';
import { stepsOf } from '../phases/17-research/technology.ts';
import { isOpen, NEIGHBOURS } from '../phases/18-trade/paths.ts';
import type { AttackView } from '../position.ts';

/** How far things go, for boards that show it. What may really be done is told by the choices alone. */

/** By region, in how many steps the units that stand in a region get there (ATK-7.2, ATK-7.3, ATK-7.4, ATK-7.6). */
export function reachOfUnits({ public: world, options }: AttackView, region: number): Map<Region, number> {
  const { adjacent } = MAPS[options.map];
  const owner = world.owner[region];
  const reach = new Map<Region, number>();
  if (owner < 0) return reach;
  const far = (kind: number) => world.units[region * LAND + kind] > 0 && stepsOf(world, owner, kind) > 1;
  const driven = [...Array(LAND).keys()].some((kind) => kind !== PLANE && far(kind));
  for (const first of adjacent[region]) {
    if (!far(PLANE) && !(driven && world.owner[first] === owner)) continue;
    for (const second of adjacent[first]) if (second !== region) reach.set(REGIONS[second], 2);
  }
  for (const first of adjacent[region]) reach.set(REGIONS[first], 1);
  return reach;
}

/** The same for ships in a sea area (ATK-9.1); canals may turn out to be closed. */
export function reachOfFleet({ options }: AttackView, sea: number): Map<Sea, number> {
  const { waters } = MAPS[options.map];
  const reach = new Map<Sea, number>();
  for (const first of waters[sea])
    for (const second of waters[first]) if (second !== sea) reach.set(SEAS[second], 2);
  for (const first of waters[sea]) reach.set(SEAS[first], 1);
  return reach;
}

/** A shortest clear path between two Capital Cities (ATK-18.6), both included; null when there is none. */
export function tradePath(view: AttackView, one: Seat, other: Seat): (Region | Sea)[] | null {
  const { capitals } = view.public;
  const [start, end] = [capitals[one], capitals[other]];
  if (start < 0 || end < 0 || !isOpen(view, start, one, other)) return null;
  const next = NEIGHBOURS[view.options.map];
  const from = new Map([[start, start]]);
  for (const place of from.keys()) {
    if (place === end) return wayBack(from, start, end);
    for (const beside of next[place])
      if (!from.has(beside) && isOpen(view, beside, one, other)) from.set(beside, place);
  }
  return null;
}

function wayBack(from: ReadonlyMap<number, number>, start: number, end: number): (Region | Sea)[] {
  const name = (place: number) => REGIONS[place] ?? SEAS[place - REGIONS.length];
  const way = [name(end)];
  for (let place = end; place !== start; ) {
    place = from.get(place) ?? start;
    way.unshift(name(place));
  }
  return way;
}
