import type { Point } from './file.ts';

/** How a world is seen in a frame: a place p of the world lies at x + k·p, in pixels. */
export interface Sight {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** Steps per doubling of the scale at which counters are rearranged. */
const STEPS = 4;

/** The scale for which counters are arranged at this one. */
export const stepOf = (scale: number): number => 2 ** (Math.round(Math.log2(scale) * STEPS) / STEPS);

export function inFrame({ x, y, k }: Sight, [a, b]: Point): Point {
  return [x + k * a, y + k * b];
}

export function inWorld({ x, y, k }: Sight, [a, b]: Point): Point {
  return [(a - x) / k, (b - y) / k];
}

/** The sight in which a place of the world lies at a point of the frame. */
export function pinned([a, b]: Point, [x, y]: Point, k: number): Sight {
  return { x: x - a * k, y: y - b * k, k };
}

/** Moved no more than needed, so that the frame shows nothing outside the world; a smaller world lies in the middle. */
export function held(sight: Sight, size: Point, from: Point, to: Point): Sight {
  const push = (axis: 0 | 1): number => {
    const near = inWorld(sight, [0, 0])[axis] - from[axis];
    const far = inWorld(sight, size)[axis] - to[axis];
    return far > near ? (near + far) / 2 : Math.min(0, near) || Math.max(0, far);
  };
  return { ...sight, x: sight.x + push(0) * sight.k, y: sight.y + push(1) * sight.k };
}

/** On the way from one sight to another, 0 ≤ t ≤ 1: nearer or farther at an even pace, around one fixed point. */
export function between(from: Sight, to: Sight, size: Point, t: number): Sight {
  const middle: Point = [size[0] / 2, size[1] / 2];
  const [ax, ay] = inWorld(from, middle);
  const [bx, by] = inWorld(to, middle);
  const k = from.k * (to.k / from.k) ** t;
  const part = Math.abs(to.k / from.k - 1) < 1e-6 ? t : (1 / from.k - 1 / k) / (1 / from.k - 1 / to.k);
  return pinned([ax + (bx - ax) * part, ay + (by - ay) * part], middle, k);
}
