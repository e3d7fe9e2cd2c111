import type { Point } from './file.ts';

/** Maximum distance of a counter from its place, in pixels. */
const FARTHEST = 16;
const ROUNDS = 12;

interface Counter {
  readonly id: string;
  readonly at: Point;
  /** Half its width, in pixels. */
  readonly reach: number;
}

/** Counters that would lie upon each other at this scale (pixels for a unit) step aside. */
export function spread(counters: readonly Counter[], scale: number): Map<string, Point> {
  const spots = counters.map(({ at, reach }) => ({
    home: [at[0] * scale, at[1] * scale] as const,
    x: at[0] * scale,
    y: at[1] * scale,
    reach,
  }));
  const pairs = spots.flatMap((one, index) =>
    spots.slice(index + 1).flatMap((other) => (mayMeet(one, other) ? [[one, other] as const] : [])),
  );
  for (let round = 0; round < ROUNDS && pairs.length > 0; round++) {
    for (const [one, other] of pairs) push(one, other);
    for (const spot of spots) hold(spot);
  }
  return new Map(counters.map(({ id }, index) => [id, [spots[index].x / scale, spots[index].y / scale]]));
}

interface Spot {
  readonly home: Point;
  x: number;
  y: number;
  readonly reach: number;
}

/** Even if both step aside as far as they may. */
function mayMeet({ home: [x, y], reach }: Spot, other: Spot): boolean {
  const farthest = reach + other.reach + 2 * FARTHEST;
  return Math.abs(other.home[0] - x) < farthest && Math.abs(other.home[1] - y) < farthest;
}

function push(one: Spot, other: Spot): void {
  const wanted = one.reach + other.reach;
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(dx, dy);
  if (wanted === 0 || distance >= wanted) return;
  const half = (wanted - distance) / 2;
  const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
  one.x -= ux * half;
  one.y -= uy * half;
  other.x += ux * half;
  other.y += uy * half;
}

function hold(spot: Spot): void {
  const [dx, dy] = [spot.x - spot.home[0], spot.y - spot.home[1]];
  const distance = Math.hypot(dx, dy);
  if (distance <= FARTHEST) return;
  spot.x = spot.home[0] + (dx / distance) * FARTHEST;
  spot.y = spot.home[1] + (dy / distance) * FARTHEST;
}
