import { LAND } from '../../data/units.ts';
import { type LandBattle, NEUTRAL, type Position } from '../../position.ts';
import { attackersOf } from '../07-move/attacks.ts';

/** What both sides of a land battle have, by kind. */

export const sum = (force: readonly number[]): number => force[0] + force[1] + force[2] + force[3];

/** What the defender has left here. */
export function defendersOf({ public: world }: Position, { region, defender, guard }: LandBattle): number[] {
  if (defender === NEUTRAL) return guard.slice();
  return world.units.slice(region * LAND, region * LAND + LAND);
}

/** What a side could commit. */
export const strength = (g: Position, battle: LandBattle, seat: number): number[] =>
  seat === battle.attacker ? attackersOf(g.public, battle.region) : defendersOf(g, battle);
