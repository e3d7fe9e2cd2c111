import type { Seat } from '@entente/engine';
import type { Position, World } from '../../position.ts';
import { hasResigned } from '../../queries.ts';

/**
 * Whose turn it is in a phase that follows the turn order (IDEO-3.1.3), which stays until the Turn Order Phase
 * (IDEO-3.1.9).
 */
export function inTurn({ order, place }: World): Seat {
  return order[place];
}

/**
 * One go each (IDEO-3.1.4): moves on to the next seat that can do something, and leaves no other out (IDEO-3.1.2);
 * false when all have had their go.
 */
export function nextGo(g: Position, can: (g: Position, seat: Seat) => boolean): boolean {
  const world = g.public;
  while (++world.place < g.seats) {
    const seat = inTurn(world);
    if (!hasResigned(world, seat) && can(g, seat)) return true;
  }
  world.place = -1;
  return false;
}

/** Before the first go of a phase, or the first action. */
export function openPhase(world: World): void {
  world.place = -1;
  world.passes = 0;
}

/**
 * Round and round (IDEO-3.1.5): moves on to the next seat that can do something, also one that has passed
 * before (IDEO-3.1.6). A seat that cannot passes; hand sizes and open cards may decide that, hidden cards may
 * not (IDEO-R1). A seat that has given up always passes (IDEO-16.10). False when all have passed in a row
 * (IDEO-3.1.7). Nothing else limits the number of actions (IDEO-3.1.8).
 */
export function nextAction(g: Position, can: (g: Position, seat: Seat) => boolean): boolean {
  const world = g.public;
  while (world.passes < g.seats) {
    world.place = (world.place + 1) % g.seats;
    const seat = inTurn(world);
    if (!hasResigned(world, seat) && can(g, seat)) return true;
    world.passes++;
  }
  return false;
}
