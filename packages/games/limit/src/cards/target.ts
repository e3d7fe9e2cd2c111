import type { Seat } from '@entente/engine';
import type { CardId } from '../data/cards/index.ts';
import { NOT_AT_STAR, STAR_VALUES, type StarValues } from '../data/solo.ts';
import type { Generation } from '../data/terms.ts';
import { POPULATION_LEVELS, POPULATION_VALUE, PRODUCTION_OUTPUT } from '../data/tracks.ts';
import { heads } from '../phases/00-the-game/nation.ts';
import { INDUSTRIAL, type Nation, STAR, type Star, type World } from '../position.ts';

/** The values of the star nation in this generation (LIM-5.3). */
export function starValues(world: World): StarValues {
  return STAR_VALUES[world.generation as Generation];
}

/** The target, for the tokens that every nation has, the star nation too (LIM-5.4). */
export function tokensOf(world: World, aim: number): Nation | Star {
  if (aim === STAR && world.star !== null) return world.star;
  return world.nations[aim];
}

export function targetHeads(world: World, aim: number): number {
  return aim === STAR ? starValues(world).population : heads(world.nations[aim]);
}

export function targetStandard(world: World, aim: number, socialClass: number): number {
  return aim === STAR ? starValues(world).standardOfLiving : world.nations[aim].sol[socialClass];
}

/** The level of the target's industrial factory; the star nation's follows from its output. */
export function targetIndustry(world: World, aim: number): number {
  if (aim === STAR) return PRODUCTION_OUTPUT.indexOf(starValues(world).industrial);
  return world.nations[aim].factories[INDUSTRIAL];
}

/** The star nation's population as a level (LIM-5.11). */
export function starPopulationLevel(world: World): number {
  const level = POPULATION_VALUE.indexOf(starValues(world).population);
  return Math.min(level, POPULATION_LEVELS);
}

/** LIM-5.12 */
export function mayAimAtStar(card: CardId): boolean {
  return !NOT_AT_STAR.includes(card);
}

/** A target is always another nation (LIM-1.4.5); in the solo game it is the star nation. */
export function hasTarget(world: World, seat: Seat, card: CardId): boolean {
  if (world.star !== null) return mayAimAtStar(card);
  return world.nations.length > 1 && seat >= 0;
}
