import { EDGES, REGIONS, SEAS } from '../../data/map.ts';
import { FLEET, LAND, SUBMARINE } from '../../data/units.ts';
import { SEATS, type World } from '../../position.ts';
import { fleetAt, garrison } from '../../table.ts';
import { COUNT, FIRST, goal, isByLand, KIND, MARCH, ORIGIN, SECOND } from './marches.ts';

/*
 * What can still be planned. The numbers are worked out once for each list of choices, into the same arrays again and
 * again: a list is filled very often.
 */

/** Ships stand behind the land units in the places of `anew`. */
const SHIP_PLACES = REGIONS.length * LAND;

export const unitPlace = (region: number, kind: number): number => region * LAND + kind;
export const shipPlace = (sea: number, kind: number): number => SHIP_PLACES + sea * FLEET + kind;

/** Units and ships that have no order yet, by place. */
const free = new Int16Array(SHIP_PLACES + SEAS.length * FLEET);
/** By region: land units that will surely be there afterwards (ATK-5.4). */
const staying = new Int16Array(REGIONS.length);

function restrict(anew: readonly number[]): void {
  for (let place = 0; place < free.length; place++) {
    if (free[place] === 0) continue;
    let most = 0;
    for (let at = 0; at < anew.length; at += 2) if (anew[at] === place) most += anew[at + 1];
    if (free[place] > most) free[place] = most;
  }
}

/** Fills `free` and `staying` for the seat that moves. `anew` restricts it after a refusal (ATK-7.11). */
export function countAvailable(world: World, anew: readonly number[]): void {
  countUnits(world);
  countShips(world);
  if (anew.length > 0) restrict(anew);
}

function countUnits(world: World): void {
  const { owner, units, movement, active } = world;
  for (let region = 0; region < owner.length; region++) {
    const own = owner[region] === active;
    staying[region] = own ? garrison(world, region) : 0;
    for (let kind = 0; kind < LAND; kind++)
      free[region * LAND + kind] = own ? units[region * LAND + kind] : 0;
  }
  const { marches } = movement;
  for (let at = 0; at < marches.length; at += MARCH) {
    const origin = marches[at + ORIGIN];
    const count = marches[at + COUNT];
    free[origin * LAND + marches[at + KIND]] -= count;
    staying[origin] -= count;
    const to = goal(movement, at);
    if (owner[to] === active && isByLand(movement, at)) staying[to] += count;
  }
}

function countShips({ ships, movement, active }: World): void {
  for (let sea = 0; sea < SEAS.length; sea++) {
    const from = (sea * SEATS + active) * FLEET;
    for (let kind = 0; kind < FLEET; kind++) free[SHIP_PLACES + sea * FLEET + kind] = ships[from + kind];
  }
  const { sailings } = movement;
  for (let at = 0; at < sailings.length; at += MARCH)
    free[SHIP_PLACES + sailings[at + ORIGIN] * FLEET + sailings[at + KIND]] -= sailings[at + COUNT];
}

/** How many units of a kind may still set out from here (ATK-5.4). */
export function mayLeave(region: number, kind: number): number {
  const units = free[region * LAND + kind];
  const spare = staying[region] - 1;
  return units < spare ? units : spare;
}

/** How many units of the march at `at`, which ends here for now, may go on. */
export function mayGoOn(world: World, at: number): number {
  const { movement, owner, active } = world;
  const count = movement.marches[at + COUNT];
  const region = goal(movement, at);
  if (owner[region] !== active || !isByLand(movement, at)) return count;
  const spare = staying[region] - 1;
  return count < spare ? count : spare;
}

export const mayStay = (region: number, kind: number): number => free[region * LAND + kind];
export const maySail = (sea: number, kind: number): number => free[SHIP_PLACES + sea * FLEET + kind];

/** Ships of the mover in a sea area after all sailings: Submarines, or all others. */
export function fleetAfter(world: World, sea: number, submarines: boolean): number {
  const { ships, movement, active } = world;
  const from = fleetAt(sea, active);
  let count = submarines ? ships[from + SUBMARINE] : ships[from] + ships[from + 2] + ships[from + 3];
  const { sailings } = movement;
  for (let at = 0; at < sailings.length; at += MARCH) {
    if ((sailings[at + KIND] === SUBMARINE) !== submarines) continue;
    if (sailings[at + ORIGIN] === sea) count -= sailings[at + COUNT];
    if (harbour(sailings, at) === sea) count += sailings[at + COUNT];
  }
  return count;
}

/** Where the sailing at `at` ends. */
export function harbour(sailings: readonly number[], at: number): number {
  const second = sailings[at + SECOND];
  return second >= 0 ? second : sailings[at + FIRST];
}

/** Has the march at `at` made one step only? */
export const isShort = (marches: readonly number[], at: number): boolean => marches[at + SECOND] < 0;

/** The place that a short march has reached. */
export const reached = (marches: readonly number[], at: number): number => EDGES[marches[at + FIRST]].to;
