import type { CrisisType } from '../data/terms.ts';
import { ECOLOGICAL, FINANCIAL, MILITARY, type World } from '../position.ts';

const BIT: Readonly<Record<CrisisType, number>> = {
  financial: FINANCIAL,
  ecological: ECOLOGICAL,
  military: MILITARY,
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
