import { EDGES } from '../../data/map.ts';
import { LAND, PLANE } from '../../data/units.ts';
import type { Movement, World } from '../../position.ts';

/*
 * Marches that a Move has declared (ATK-7): five numbers each. The units stay where they began until they arrive, so
 * a march that comes to nothing has not moved anything (ATK-7.8).
 */

/** Number of fields of a march, and their offsets. */
export const MARCH = 5;
export const KIND = 0;
/** Units remember where they came from (ATK-7.8). */
export const ORIGIN = 1;
export const FIRST = 2;
export const SECOND = 3;
export const COUNT = 4;

/** Instead of a second step: there is none, and there may be one or not. Sailings have the same. */
export const ONE_STEP = -1;
const NO_MORE_STEPS = -2;

/** Has the march or sailing at `at` made one step only, and may make another? */
export const isShort = (orders: readonly number[], at: number): boolean => orders[at + SECOND] === ONE_STEP;

/** What is not refused stays as it was declared (ATK-7.11). */
export function holdTo(orders: number[]): void {
  for (let at = 0; at < orders.length; at += MARCH)
    if (isShort(orders, at)) orders[at + SECOND] = NO_MORE_STEPS;
}

/** The last edge of the march at `at`. */
export function lastEdge({ marches }: Movement, at: number): number {
  const second = marches[at + SECOND];
  return second >= 0 ? second : marches[at + FIRST];
}

/** Where the march at `at` goes. */
export const goal = (movement: Movement, at: number): number => EDGES[lastEdge(movement, at)].to;

/** How many armies and fleets a move sends: units of every kind that go from one place to another together. */
export function armies({ marches, sailings }: Movement): number {
  const ways = new Set<string>();
  for (const orders of [marches, sailings])
    for (let at = 0; at < orders.length; at += MARCH)
      ways.add([orders === sailings, ...orders.slice(at + ORIGIN, at + COUNT)].join());
  return ways.size;
}

/** The same units by the same way are one march. */
export function addMarch(
  { marches }: Movement,
  kind: number,
  origin: number,
  first: number,
  second: number,
  count: number,
): void {
  for (let at = 0; at < marches.length; at += MARCH) {
    if (
      marches[at + KIND] === kind &&
      marches[at + ORIGIN] === origin &&
      marches[at + FIRST] === first &&
      marches[at + SECOND] === second
    ) {
      marches[at + COUNT] += count;
      return;
    }
  }
  marches.push(kind, origin, first, second, count);
}

/** Takes this number of units out of the march at `at`; an empty march is struck off. */
export function shrinkMarch({ marches }: Movement, at: number, count: number): void {
  marches[at + COUNT] -= count;
  if (marches[at + COUNT] === 0) marches.splice(at, MARCH);
}

/** Does the march at `at` go across this sea area? */
export function crosses({ marches }: Movement, at: number, sea: number): boolean {
  const second = marches[at + SECOND];
  return EDGES[marches[at + FIRST]].via.includes(sea) || (second >= 0 && EDGES[second].via.includes(sea));
}

export function isByLand({ marches }: Movement, at: number): boolean {
  const second = marches[at + SECOND];
  return EDGES[marches[at + FIRST]].via.length === 0 && (second < 0 || EDGES[second].via.length === 0);
}

/** Units on their way across a sea area that a Submarine could hit (ATK-8.10). */
export function convoyAt(movement: Movement, sea: number): number {
  const { marches } = movement;
  let count = 0;
  for (let at = 0; at < marches.length; at += MARCH) {
    if (marches[at + KIND] !== PLANE && crosses(movement, at, sea)) count += marches[at + COUNT];
  }
  return count;
}

/** One unit of the march at `at` is lost. */
export function loseOne({ movement, units }: World, at: number): void {
  const { marches } = movement;
  units[marches[at + ORIGIN] * LAND + marches[at + KIND]]--;
  shrinkMarch(movement, at, 1);
}

/** The units of the march at `at` are now where they wanted to go. */
export function arrive({ movement, units }: World, at: number): void {
  const { marches } = movement;
  const kind = marches[at + KIND];
  const count = marches[at + COUNT];
  units[marches[at + ORIGIN] * LAND + kind] -= count;
  units[goal(movement, at) * LAND + kind] += count;
  marches.splice(at, MARCH);
}
