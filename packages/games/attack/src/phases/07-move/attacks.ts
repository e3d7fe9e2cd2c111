import type { Position, World } from '../../position.ts';
import { COUNT, goal, KIND, MARCH } from './marches.ts';

/** Marches into regions that the mover does not own. */

/** Entering a region of another owner is an attack (ATK-7.5). */
export const isAttack = (world: World, at: number): boolean =>
  world.owner[goal(world.movement, at)] !== world.active;

/** All regions that are attacked, each once (ATK-10.1). None whose attackers were all lost on the way (ATK-8.13). */
export function battlefields(world: World): number[] {
  const { movement } = world;
  const regions: number[] = [];
  for (let at = 0; at < movement.marches.length; at += MARCH) {
    const region = goal(movement, at);
    if (world.owner[region] !== world.active && !regions.includes(region)) regions.push(region);
  }
  return regions;
}

/** The attacked regions that belong to players: those that a Non-Aggression Pact can save. */
export const attackedRegions = ({ public: world }: Pick<Position, 'public'>): number[] =>
  battlefields(world).filter((region) => world.owner[region] >= 0);

/** The attack on a region does not take place; the units stay where they were, also across the sea (ATK-8.14). */
export function callOffAttack({ public: { movement } }: Position, region: number): void {
  for (let at = movement.marches.length - MARCH; at >= 0; at -= MARCH) {
    if (goal(movement, at) === region) movement.marches.splice(at, MARCH);
  }
}

/** Attackers of a region by kind, from wherever they come (ATK-7.9). */
export function attackersOf({ movement }: World, region: number): number[] {
  const { marches } = movement;
  const force = [0, 0, 0, 0];
  for (let at = 0; at < marches.length; at += MARCH) {
    if (goal(movement, at) === region) force[marches[at + KIND]] += marches[at + COUNT];
  }
  return force;
}
