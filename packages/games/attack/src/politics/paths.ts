import type { Seat } from '@entente/engine';
import { MAPS, REGIONS, SEAS, type WorldMap } from '../data/map.ts';
import type { Position, World } from '../position.ts';
import { shipsAt } from '../table.ts';

/** The clear path that a trade needs (ATK-18.6 to ATK-18.9), over land regions and sea areas. */

/** ATK-18.7: a unit of a third player closes a region or a sea area, a Submarine too. */
function isOpenLand({ owner }: World, region: number, one: Seat, other: Seat): boolean {
  const holder = owner[region];
  return holder < 0 || holder === one || holder === other;
}

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

const NEIGHBOURS = {
  both: neighbours(MAPS.both),
  west: neighbours(MAPS.west),
  east: neighbours(MAPS.east),
};

/** Is there a clear path from one Capital City to the other? The Arctic is no place at all, so it is never used. */
export function hasClearPath(g: Position, one: Seat, other: Seat): boolean {
  const { public: world, seats } = g;
  const next = NEIGHBOURS[g.options.map];
  const start = world.capitals[one];
  const end = world.capitals[other];
  const isOpen = (place: number): boolean =>
    place < REGIONS.length
      ? isOpenLand(world, place, one, other)
      : isOpenSea(world, place - REGIONS.length, one, other, seats);
  if (!isOpen(start) || !isOpen(end)) return false;
  const seen = next.map(() => false);
  const queue = [start];
  seen[start] = true;
  for (let at = 0; at < queue.length; at++) {
    if (queue[at] === end) return true;
    for (const place of next[queue[at]]) {
      if (seen[place]) continue;
      seen[place] = true;
      if (isOpen(place)) queue.push(place);
    }
  }
  return false;
}
