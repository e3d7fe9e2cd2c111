import type { Seat } from '@entente/engine';
import { CARRIER, DESTROYER, FLEET, LAND, SUBMARINE } from './data/units.ts';
import { type Position, SEATS, type World } from './position.ts';

/** What can be read from the table. Plain loops: these are asked for very often. */

/** Where a seat’s ships in a sea area begin in `World.ships`. */
export const fleetAt = (sea: number, seat: Seat): number => (sea * SEATS + seat) * FLEET;

/** Land units in a region; Planes alone hold it, too (ATK-7.7). */
export function garrison({ units }: World, region: number): number {
  const at = region * LAND;
  return units[at] + units[at + 1] + units[at + 2] + units[at + 3];
}

/** Regions that a seat owns (ATK-5.3). */
export function regionsOf({ owner }: World, seat: Seat): number {
  let count = 0;
  for (let region = 0; region < owner.length; region++) if (owner[region] === seat) count++;
  return count;
}

/** Land units that a seat has on the map (ATK-23.1). */
export function landUnits(world: World, seat: Seat): number {
  const { owner } = world;
  let count = 0;
  for (let region = 0; region < owner.length; region++) {
    if (owner[region] === seat) count += garrison(world, region);
  }
  return count;
}

/** Land units of one kind that a seat has on the map. */
export function unitsOfKind({ owner, units }: World, seat: Seat, kind: number): number {
  let count = 0;
  for (let region = 0; region < owner.length; region++) {
    if (owner[region] === seat) count += units[region * LAND + kind];
  }
  return count;
}

export const submarinesAt = (world: World, sea: number, seat: Seat): number =>
  world.ships[fleetAt(sea, seat) + SUBMARINE];

/** Ships other than Submarines. */
export function surfaceAt({ ships }: World, sea: number, seat: Seat): number {
  const at = fleetAt(sea, seat);
  return ships[at] + ships[at + 2] + ships[at + 3];
}

export function shipsAt({ ships }: World, sea: number, seat: Seat): number {
  const at = fleetAt(sea, seat);
  return ships[at] + ships[at + 1] + ships[at + 2] + ships[at + 3];
}

/** Destroyers and Carriers: what may fire at Submarines (ATK-20.9). */
export function huntersAt({ ships }: World, sea: number, seat: Seat): number {
  const at = fleetAt(sea, seat);
  return ships[at + DESTROYER] + ships[at + CARRIER];
}

/** Has anybody but `seat` a ship here, Submarines included? */
export function othersAt({ ships }: World, sea: number, seat: Seat): boolean {
  const own = fleetAt(sea, seat);
  const from = fleetAt(sea, 0);
  for (let at = from; at < from + SEATS * FLEET; at++) {
    if (ships[at] > 0 && (at < own || at >= own + FLEET)) return true;
  }
  return false;
}

/** Does a seat own the region of its own Capital City (ATK-22.3)? */
export function holdsCapital({ owner, capitals }: World, seat: Seat): boolean {
  const capital = capitals[seat];
  return capital >= 0 && owner[capital] === seat;
}

export const hasResigned = ({ resigned }: World, seat: Seat): boolean => (resigned & (1 << seat)) !== 0;

/** The next one clockwise who still plays. */
export function nextSeat({ public: world, seats }: Pick<Position, 'public' | 'seats'>, seat: Seat): Seat {
  let next = (seat + 1) % seats;
  while (hasResigned(world, next)) next = (next + 1) % seats;
  return next;
}

/** Has a lap of turns come round to the first player when this one follows that one? */
export function comesRound(
  { public: { first }, seats }: Pick<Position, 'public' | 'seats'>,
  seat: Seat,
  next: Seat,
) {
  return (next - first + seats) % seats <= (seat - first + seats) % seats;
}

/** The first player of the round, or whoever comes first after one who has given up. */
export const firstSeat = (g: Pick<Position, 'public' | 'seats'>): Seat =>
  hasResigned(g.public, g.public.first) ? nextSeat(g, g.public.first) : g.public.first;
