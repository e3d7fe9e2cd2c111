import { EDGES, REGIONS, SEAS } from '../../data/map.ts';
import { FLEET, LAND, SUBMARINE } from '../../data/units.ts';
import type { World } from '../../position.ts';
import { fleetAt } from '../../queries.ts';
import { COUNT, FIRST, goal, isByLand, KIND, MARCH, ORIGIN, SECOND } from './marches.ts';

/*
 * What can still be planned. The numbers are worked out once for each list of choices, into the same arrays again and
 * again: a list is filled very often.
 */

/** In the places of `anew`, ships come after the land units. */
const SHIP_PLACES = REGIONS.length * LAND;

export const unitPlace = (region: number, kind: number): number => region * LAND + kind;
export const shipPlace = (sea: number, kind: number): number => SHIP_PLACES + sea * FLEET + kind;

/** Units and ships without an order, by place. Only those of regions that the mover owns are written. */
const free = new Int16Array(SHIP_PLACES + SEAS.length * FLEET);
/** By region: land units that will surely be there afterwards (ATK-5.4). */
const staying = new Int16Array(REGIONS.length);
/** By sea area: the mover’s Submarines and other ships after all sailings. */
const below = new Int16Array(SEAS.length);
const surface = new Int16Array(SEAS.length);
/** By sea area: ships of the mover without an order. */
const idle = new Int16Array(SEAS.length);

/** After a refusal, the number of units of a place that may be planned again (ATK-7.11). */
function restricted(anew: readonly number[], place: number): number {
  if (anew.length === 0) return free[place];
  let most = 0;
  for (let at = 0; at < anew.length; at += 2) if (anew[at] === place) most += anew[at + 1];
  return free[place] < most ? free[place] : most;
}

/** Counts the mover’s land units. */
export function countUnits(world: World): void {
  const { owner, units, movement, active } = world;
  for (let region = 0; region < owner.length; region++) {
    if (owner[region] !== active) continue;
    const at = region * LAND;
    free[at] = units[at];
    free[at + 1] = units[at + 1];
    free[at + 2] = units[at + 2];
    free[at + 3] = units[at + 3];
    staying[region] = units[at] + units[at + 1] + units[at + 2] + units[at + 3];
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

/** Counts the mover’s ships. */
export function countShips({ ships, movement, active }: World): void {
  for (let sea = 0; sea < SEAS.length; sea++) {
    const from = fleetAt(sea, active);
    const at = SHIP_PLACES + sea * FLEET;
    for (let kind = 0; kind < FLEET; kind++) free[at + kind] = ships[from + kind];
    below[sea] = ships[from + SUBMARINE];
    surface[sea] = ships[from] + ships[from + 2] + ships[from + 3];
    idle[sea] = below[sea] + surface[sea];
  }
  const { sailings } = movement;
  for (let at = 0; at < sailings.length; at += MARCH) {
    const kind = sailings[at + KIND];
    const count = sailings[at + COUNT];
    const after = kind === SUBMARINE ? below : surface;
    free[SHIP_PLACES + sailings[at + ORIGIN] * FLEET + kind] -= count;
    idle[sailings[at + ORIGIN]] -= count;
    after[sailings[at + ORIGIN]] -= count;
    after[harbour(sailings, at)] += count;
  }
}

/** How many units of a kind may still set out from an own region (ATK-5.4). */
export function mayLeave(anew: readonly number[], region: number, kind: number): number {
  const units = restricted(anew, region * LAND + kind);
  const spare = staying[region] - 1;
  return units < spare ? units : spare;
}

/** How many units may leave an own region altogether (ATK-5.4). */
export const spareUnits = (region: number): number => Math.max(0, staying[region] - 1);

/** Is there just one land unit that will stay here (ATK-5.4)? */
export const isLastToStay = (region: number): boolean => staying[region] === 1;

/** How many units of the march at `at`, which ends here for now, may go on or be taken back. */
export function mayGoOn(world: World, at: number): number {
  const { movement, owner, active } = world;
  const count = movement.marches[at + COUNT];
  const region = goal(movement, at);
  if (owner[region] !== active || !isByLand(movement, at)) return count;
  const spare = staying[region] - 1;
  return count < spare ? count : spare;
}

/** Ships without an order may always get one: after a refusal they can be sent to fight for the crossing (ATK-7.11). */
export const maySail = (sea: number, kind: number): number => free[SHIP_PLACES + sea * FLEET + kind];

/** Can any ship here still get an order? */
export const mayAnySail = (sea: number): boolean => idle[sea] > 0;

/** The mover’s ships in a sea area after all sailings, as counted. */
export const belowAfter = (sea: number): number => below[sea];
export const surfaceAfter = (sea: number): number => surface[sea];

/** The same, worked out for one sea area. */
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

/** The place that a short march has reached. */
export const reached = (marches: readonly number[], at: number): number => EDGES[marches[at + FIRST]].to;
