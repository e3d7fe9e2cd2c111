import type { Seat } from '@entente/engine';
import { MAPS } from '../../data/map.ts';
import { SUBMARINE } from '../../data/units.ts';
import { type Position, SEATS, type World } from '../../position.ts';
import { submarinesAt, surfaceAt } from '../../queries.ts';
import { harbour } from '../07-move/available.ts';
import { KIND, MARCH } from '../07-move/marches.ts';

/*
 * Naval battles to come, in `Movement.pending`: each is one number made of the sea area, the opponent of the active
 * player and the reason.
 */

/**
 * Ships other than Submarines on both sides: they must fight (ATK-9.3, ATK-13.4), and never share waters (ATK-28.9).
 */
export const MUST = 0;
/** The active player’s Submarines attack (ATK-9.4). */
export const ENGAGED = 1;
/** Only Submarines of the opponent are there: their owner decides (ATK-9.5). */
export const OPPONENT_DECIDES = 2;
/** Only Submarines were built: their owner decides (ATK-13.5). */
export const BUILDER_DECIDES = 3;
const REASONS = 4;

export const pendingOf = (sea: number, opponent: Seat, reason: number): number =>
  (sea * SEATS + opponent) * REASONS + reason;
export const seaOf = (pending: number): number => Math.floor(pending / (SEATS * REASONS));
export const opponentOf = (pending: number): Seat => Math.floor(pending / REASONS) % SEATS;
export const reasonOf = (pending: number): number => pending % REASONS;

/** Has another ship than a Submarine ended a move of this action here? */
function arrivedOnSurface({ movement: { sailings } }: World, sea: number): boolean {
  for (let at = 0; at < sailings.length; at += MARCH) {
    if (sailings[at + KIND] !== SUBMARINE && harbour(sailings, at) === sea) return true;
  }
  return false;
}

/** Naval battles that the planned orders lead to for certain: surface ships meet surface ships (ATK-9.3). */
export function navalBattlesAhead({ public: world, seats }: Pick<Position, 'public' | 'seats'>): number {
  const { sailings } = world.movement;
  const met = new Set<number>();
  for (let at = 0; at < sailings.length; at += MARCH) {
    if (sailings[at + KIND] === SUBMARINE) continue;
    const sea = harbour(sailings, at);
    for (let seat = 0; seat < seats; seat++)
      if (seat !== world.active && surfaceAt(world, sea, seat) > 0) met.add(pendingOf(sea, seat, MUST));
  }
  return met.size;
}

/**
 * The battles that follow from where the fleets of a Move are now (ATK-9.3, ATK-9.4, ATK-9.5), one for each opponent
 * (ATK-11.1).
 */
export function battlesAfterMove(g: Position): number[] {
  const world = g.public;
  const { active, movement } = world;
  const pending: number[] = [];
  for (const sea of MAPS[g.options.map].seas) {
    const surface = surfaceAt(world, sea, active);
    const below = submarinesAt(world, sea, active);
    if (surface === 0 && below === 0) continue;
    for (let seat = 0; seat < g.seats; seat++) {
      if (seat === active) continue;
      const theirs = surfaceAt(world, sea, seat);
      if (theirs > 0 && surface > 0) pending.push(pendingOf(sea, seat, MUST));
      else if (theirs > 0 && (movement.engaged[sea] & (1 << seat)) !== 0)
        pending.push(pendingOf(sea, seat, ENGAGED));
      else if (theirs === 0 && submarinesAt(world, sea, seat) > 0 && arrivedOnSurface(world, sea))
        pending.push(pendingOf(sea, seat, OPPONENT_DECIDES));
    }
  }
  return pending;
}

/** Can it still take place, after the battles before it (ATK-11.4)? */
function isStillDue(world: World, pending: number): boolean {
  const sea = seaOf(pending);
  const opponent = opponentOf(pending);
  const own = surfaceAt(world, sea, world.active);
  const below = submarinesAt(world, sea, world.active);
  switch (reasonOf(pending)) {
    case MUST:
      return own > 0 && surfaceAt(world, sea, opponent) > 0;
    case OPPONENT_DECIDES:
      return own > 0 && submarinesAt(world, sea, opponent) > 0;
    default:
      return below > 0 && surfaceAt(world, sea, opponent) > 0;
  }
}

/** Strikes off the battles that cannot take place any more. */
export function strikeOff(world: World): void {
  world.movement.pending = world.movement.pending.filter((pending) => isStillDue(world, pending));
}

/** Will there be a naval battle of the active player in this sea area? */
export function isContested({ movement: { pending } }: World, sea: number): boolean {
  for (let index = 0; index < pending.length; index++) if (seaOf(pending[index]) === sea) return true;
  return false;
}
