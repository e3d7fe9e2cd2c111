import type { Seat } from '@entente/engine';
import { TECHNOLOGIES, type Technology } from '../../data/terms.ts';
import {
  ARTILLERY,
  BATTLESHIP,
  CARRIER,
  CARRIER_HITS_ON,
  DESTROYER_HITS_ON,
  INFANTRY,
  LAND_COSTS,
  LAND_MOVES,
  PLANE,
  SHIP_COSTS,
  SUBMARINE_HITS_ON,
  TANK,
} from '../../data/units.ts';
import type { World } from '../../position.ts';

/** What technologies do for their owner (ATK-17.3, ATK-17.5). */

const BIT = Object.fromEntries(TECHNOLOGIES.map((id, index) => [id, 1 << index])) as Readonly<
  Record<Technology, number>
>;

export const BLITZKRIEG = 'blitzkrieg';

/** Only its owner’s own technologies count: nobody else’s serve him (ATK-17.3). */
export function knows({ technologies }: World, seat: Seat, technology: Technology): boolean {
  return (technologies[seat] & BIT[technology]) !== 0;
}

/** Steps of a land unit in a Move. */
export function stepsOf(world: World, seat: Seat, kind: number): number {
  if (kind === INFANTRY && knows(world, seat, 'motorized_infantry')) return 2;
  if (kind === ARTILLERY && knows(world, seat, 'self_propelled_guns')) return 2;
  return LAND_MOVES[kind];
}

/** Production Points that a land unit costs. */
export function landCost(world: World, seat: Seat, kind: number): number {
  if (kind === TANK && knows(world, seat, 'assembly_lines')) return 8;
  if (kind === PLANE && knows(world, seat, 'assembly_lines')) return 12;
  return LAND_COSTS[kind];
}

export function shipCost(world: World, seat: Seat, kind: number): number {
  if (kind === BATTLESHIP && knows(world, seat, 'modular_shipyards')) return 8;
  if (kind === CARRIER && knows(world, seat, 'modular_shipyards')) return 16;
  return SHIP_COSTS[kind];
}

/** What a ship adds to its own roll in a naval battle. A damaged Battleship counts as one (ATK-11.12). */
export function navalBonus(world: World, seat: Seat, kind: number): number {
  if (kind === CARRIER) return knows(world, seat, 'carrier_aviation') ? 1 : 0;
  return kind >= BATTLESHIP && knows(world, seat, 'fire_control') ? 1 : 0;
}

/** Raids and fire at crossings. */
export function submarineHitsOn(world: World, seat: Seat): number {
  return knows(world, seat, 'improved_torpedoes') ? SUBMARINE_HITS_ON - 1 : SUBMARINE_HITS_ON;
}

export function destroyerHitsOn(world: World, seat: Seat): number {
  return knows(world, seat, 'sonar') ? DESTROYER_HITS_ON - 1 : DESTROYER_HITS_ON;
}

export function carrierHitsOn(world: World, seat: Seat): number {
  return knows(world, seat, 'carrier_aviation') ? CARRIER_HITS_ON - 1 : CARRIER_HITS_ON;
}

/** Battle dice beyond those of the committed units. */
export function extraBattleDice(world: World, seat: Seat, committed: readonly number[]): number {
  return committed[TANK] > 0 && knows(world, seat, 'heavy_tanks') ? 1 : 0;
}

/** Must hits of enemy Planes on this seat follow the normal hierarchy? */
export function hasAntiAircraft(world: World, seat: Seat): boolean {
  return knows(world, seat, 'anti_aircraft');
}

const AIR_HITS_ON = 6;

export function fighterHitsOn(world: World, seat: Seat): number {
  return knows(world, seat, 'jet_fighters') ? AIR_HITS_ON - 1 : AIR_HITS_ON;
}

export function bomberHitsOn(world: World, seat: Seat): number {
  return knows(world, seat, 'heavy_bombers') ? AIR_HITS_ON - 1 : AIR_HITS_ON;
}

/** Defending fighter dice that cannot be lost. */
export function radarDice(world: World, seat: Seat): number {
  return knows(world, seat, 'radar') ? 1 : 0;
}

/** Bomber dice that cannot be shot down. */
export function rocketDice(world: World, seat: Seat): number {
  return knows(world, seat, 'rockets') ? 2 : 0;
}

export function extraOil(world: World, seat: Seat): number {
  return knows(world, seat, 'synthetic_oil') ? 5 : 0;
}

export function extraPoints(world: World, seat: Seat): number {
  return knows(world, seat, 'atomic_power') ? 10 : 0;
}

export function hasWildPopulation(world: World, seat: Seat): boolean {
  return knows(world, seat, 'synthetic_materials');
}

export function cardsAfterRound(world: World, seat: Seat): number {
  return knows(world, seat, 'code_breaking') ? 2 : 1;
}

export function blitzReduction(world: World, seat: Seat): number {
  return knows(world, seat, 'radio_broadcasting') ? 1 : 0;
}
