import { MAPS } from '../data/map.ts';
import { COUNT, goal, MARCH, ORIGIN } from '../phases/move/marches.ts';
import { NEUTRAL, type Position, type World } from '../position.ts';
import { isIdle } from './region.ts';

/** Stacks that have nothing to attack beside them go where there is something. */

/** A neighbour by land of an idle region that has something to attack, or -1. */
export function forwardOf(g: Position, region: number): number {
  for (const to of MAPS[g.options.map].borders[region]) if (!isIdle(g, to)) return to;
  return -1;
}

/** Units that are on their way from an idle region into one that is not. */
export function arriving(world: World): number {
  const { movement, owner, active } = world;
  const { marches } = movement;
  let count = 0;
  for (let at = 0; at < marches.length; at += MARCH) {
    const to = goal(movement, at);
    if (owner[to] === active && advances(world, marches[at + ORIGIN], to)) count += marches[at + COUNT];
  }
  return count;
}

function advances({ owner, active }: World, from: number, to: number): boolean {
  const beside = (region: number) =>
    MAPS.both.adjacent[region].some((other) => owner[other] !== active && owner[other] >= NEUTRAL);
  return !beside(from) && beside(to);
}
