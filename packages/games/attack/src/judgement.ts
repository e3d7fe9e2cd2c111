import type { Seat } from '@entente/engine';
import { LAND, LAND_COSTS } from './data/units.ts';
import { victoryPoints } from './politics/victory.ts';
import type { Position } from './position.ts';
import { unitsOfKind } from './table.ts';

const PER_POINT = 100;

/** A first measure of a position: points, and a little for what can be turned into points. */
export function judgement(g: Position, seat: Seat): number {
  const world = g.public;
  let army = 0;
  for (let kind = 0; kind < LAND; kind++) army += unitsOfKind(world, seat, kind) * LAND_COSTS[kind];
  return PER_POINT * victoryPoints(g, seat) + army + world.pp[seat] + 2 * world.oil[seat];
}
