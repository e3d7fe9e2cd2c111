import type { Seat } from '@entente/engine';
import type { World } from '../position.ts';

/** The seat that is number `turn` (from 0) in turn order: clockwise from the leader (LIM-0.8.7). */
export function seatInTurn(world: World, turn: number): Seat {
  return (world.leader + turn) % world.nations.length;
}
