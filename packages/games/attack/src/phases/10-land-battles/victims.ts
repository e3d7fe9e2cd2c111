import { ARTILLERY, INFANTRY, LAND, LAND_COSTS, PLANE, TANK } from '../../data/units.ts';

/** Who may be hit by whom. Forces are committed units by kind. */

/** The first kind that is there, in the order of the hierarchy (ATK-10.10). */
function first(force: readonly number[], from: number): number {
  for (let kind = from; kind < LAND; kind++) if (force[kind] > 0) return kind;
  return -1;
}

/**
 * May a hit of this kind remove this victim? Infantry follows the hierarchy (ATK-10.11), a Tank may pass over Infantry
 * (ATK-10.12), a Plane takes any (ATK-10.14); example: ATK-29.4. `shielded` is the technology that makes hits of Planes
 * follow the hierarchy, too.
 */
export function mayHit(kind: number, victim: number, force: readonly number[], shielded: boolean): boolean {
  if (force[victim] === 0) return false;
  if (kind === PLANE && !shielded) return true;
  if (victim === first(force, INFANTRY)) return true;
  return kind === TANK && victim === first(force, TANK);
}

/** May a hit of this kind remove two Infantry at once (ATK-10.13, example ATK-29.5)? */
export const mayHitTwo = (kind: number, force: readonly number[]): boolean =>
  kind === ARTILLERY && force[INFANTRY] >= 2;

/** What a hit can do: a victim by kind, or two Infantry. */
export const TWO_INFANTRY = LAND;

/** The order in which hits are dealt with when nobody chooses: the freest first. */
const DEAREST_FIRST = [PLANE, TANK, ARTILLERY, INFANTRY];
const NEUTRAL_ORDER = [PLANE, ARTILLERY, TANK, INFANTRY];

function dearest(kind: number, force: readonly number[], shielded: boolean): number {
  let best = -1;
  for (let victim = 0; victim < LAND; victim++) {
    if (!mayHit(kind, victim, force, shielded)) continue;
    if (best < 0 || LAND_COSTS[victim] > LAND_COSTS[best]) best = victim;
  }
  return best;
}

/** The next hit and its victim by the fixed policy of Minor Neutrals (ATK-10.22): [kind, victim]. */
export function neutralHit(
  hits: readonly number[],
  force: readonly number[],
  shielded: boolean,
): [number, number] {
  for (const kind of NEUTRAL_ORDER) {
    if (hits[kind] > 0) return [kind, mayHitTwo(kind, force) ? TWO_INFANTRY : dearest(kind, force, shielded)];
  }
  return [-1, -1];
}

/** The next hit and the dearest victim it may take (ATK-27.12): two Infantry together cost as much as a Tank. */
export function dearestHit(
  hits: readonly number[],
  force: readonly number[],
  shielded: boolean,
): [number, number] {
  for (const kind of DEAREST_FIRST) {
    if (hits[kind] === 0) continue;
    const victim = dearest(kind, force, shielded);
    const two = mayHitTwo(kind, force) && LAND_COSTS[victim] <= 2 * LAND_COSTS[INFANTRY];
    return [kind, two ? TWO_INFANTRY : victim];
  }
  return [-1, -1];
}
