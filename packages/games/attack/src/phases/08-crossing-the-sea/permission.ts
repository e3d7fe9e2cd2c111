import type { Refusal, Seat } from '@entente/engine';
import { CANAL_REGION, EDGES, SEAS } from '../../data/map.ts';
import { CANALS } from '../../data/terms.ts';
import { PLANE } from '../../data/units.ts';
import { NEUTRAL, SEATS, type World } from '../../position.ts';
import { surfaceAt } from '../../queries.ts';
import { fleetAfter } from '../07-move/available.ts';

/** Who must agree to a crossing or to a passage through a canal. */

const CANAL_CLOSED: readonly Refusal[] = CANALS.map((canal) => ({
  code: 'refuse.canalClosed',
  rule: 'ATK-9.8',
  with: { canal },
}));
const CANAL_DENIED: readonly Refusal[] = CANALS.map((canal) => ({
  code: 'refuse.canalDenied',
  rule: 'ATK-9.7',
  with: { canal },
}));
/** By `sea * SEATS + seat`. */
const LANE_DENIED: readonly Refusal[] = SEAS.flatMap((sea) =>
  Array.from({ length: SEATS }, (_, seat) => ({
    code: 'refuse.laneDenied',
    rule: 'ATK-8.2',
    with: { sea, seat },
  })),
);

/**
 * Why the mover’s ships cannot pass a canal. A rival who owns it is asked later. A Minor Neutral of the mover’s
 * government opens it (example ATK-29.17), also one that has just taken it (ATK-28.5).
 */
export function canalRefusal({ owner, government, governments, active, movement }: World, canal: number) {
  const region = CANAL_REGION[canal];
  // ATK-9.9
  if (owner[region] === active) return undefined;
  if (owner[region] === NEUTRAL)
    return government[region] === governments[active] ? undefined : CANAL_CLOSED[canal];
  return movement.canals[canal] < 0 ? CANAL_DENIED[canal] : undefined;
}

/** The rival whose permission a canal needs, or -1. Who owns it now counts, not for moves already made (ATK-28.11). */
export function canalOwner({ owner, active }: World, canal: number): number {
  const seat = owner[CANAL_REGION[canal]];
  return seat === active ? NEUTRAL : seat;
}

/** Will the mover’s ships fight this seat’s in the sea area (ATK-8.6)? */
export function willFight(world: World, sea: number, seat: Seat): boolean {
  if (fleetAfter(world, sea, false) > 0) return true;
  return (world.movement.engaged[sea] & (1 << seat)) !== 0 && fleetAfter(world, sea, true) > 0;
}

/**
 * Must this seat agree to a crossing of the sea area (ATK-8.2, ATK-8.4)? It has ships there and no battle
 * comes (example ATK-29.14).
 */
export function mustAgree(world: World, sea: number, seat: Seat): boolean {
  return seat !== world.active && surfaceAt(world, sea, seat) > 0 && !willFight(world, sea, seat);
}

/** Why units of this kind cannot go along an edge: a player has refused. Planes need no permission (ATK-8.5). */
export function laneRefusal(world: World, edge: number, kind: number): Refusal | undefined {
  const { via } = EDGES[edge];
  if (kind === PLANE) return undefined;
  for (let index = 0; index < via.length; index++) {
    const sea = via[index];
    const denied = world.movement.denied[sea];
    if (denied === 0) continue;
    for (let seat = 0; seat < SEATS; seat++) {
      if ((denied & (1 << seat)) !== 0 && mustAgree(world, sea, seat)) return LANE_DENIED[sea * SEATS + seat];
    }
  }
  return undefined;
}
