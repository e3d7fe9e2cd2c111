import type { Seat } from '@entente/engine';
import type { CrisisType } from './data/terms.ts';
import {
  ECOLOGICAL_TILE,
  FINANCIAL_TILE,
  MILITARY_TILE,
  type Nation,
  type Star,
  type World,
} from './position.ts';

/** All that count as nations where a rule says so: the star nation too, with its tokens only (LIM-5.9). */
export function everyone(world: World): (Nation | Star)[] {
  return world.star === null ? world.nations : [...world.nations, world.star];
}

/** Those of whom the most is true. */
export function most<Who>(all: readonly Who[], count: (who: Who) => number): Who[] {
  let highest = Number.NEGATIVE_INFINITY;
  for (const who of all) highest = Math.max(highest, count(who));
  return all.filter((who) => count(who) === highest);
}

/** The seats of nations; the star nation has none. */
export function seatsOf(world: World, some: readonly (Nation | Star)[]): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < world.nations.length; seat++) {
    if (some.includes(world.nations[seat])) seats.push(seat);
  }
  return seats;
}

const BIT: Readonly<Record<CrisisType, number>> = {
  financial: FINANCIAL_TILE,
  ecological: ECOLOGICAL_TILE,
  military: MILITARY_TILE,
};

/** Does a tile of this type lie on this generation? */
export function hasTile(world: World, type: CrisisType): boolean {
  return (world.timeline[world.generation] & BIT[type]) !== 0;
}

/** Puts a tile on this generation, unless one of its type is there already (LIM-2.8.4, LIM-3.2.2, LIM-9.3). */
export function placeTile(world: World, type: CrisisType): void {
  if (hasTile(world, type)) return;
  world.timeline[world.generation] |= BIT[type];
  world.crises[type]++;
}

/**
 * All tiles of all generations: they end the game and spoil the money (LIM-0.1.3, LIM-4.2.3). Several crises in one
 * generation may bring more than four (LIM-9.10).
 */
export function countCrises(world: World): number {
  const { financial, ecological, military } = world.crises;
  return financial + ecological + military;
}

/** The seat that is number `turn` (from 0) in turn order: clockwise from the leader (LIM-0.8.7). */
export function seatInTurn(world: World, turn: number): Seat {
  return (world.leader + turn) % world.nations.length;
}
