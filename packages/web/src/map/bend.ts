import { shortest } from './direction.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './file.ts';
import type { MapArrow } from './region.ts';

/** Pixels between the ends and the counters. */
const CLEAR = 24;
/** Distance of the middle from the straight line, as a part of its length. */
const BEND = 0.18;

export interface Bend {
  readonly path: string;
  /** Where its head is, and how it is turned, in degrees. */
  readonly end: Point;
  readonly turn: number;
  readonly middle: Point;
  /** A part of the way from its start. */
  at(part: number): Point;
}

/** An arrow bends upwards, away from the names below counters; of there and back, one goes the other way. */
export function bendOf(
  { places, width, endless }: Pick<Drawing, 'places' | 'width' | 'endless'>,
  { from, to }: Pick<MapArrow, 'from' | 'to'>,
  all: readonly Pick<MapArrow, 'from' | 'to'>[],
  scale: number,
): Bend | null {
  const source = places.get(from);
  const goal = places.get(to);
  if (source === undefined || goal === undefined || from === to) return null;
  const start = source;
  const [dx, dy] = [shortest(goal[0] - start[0], endless ? width : 0), goal[1] - start[1]];
  const isBack = from > to && all.some((other) => other.from === to && other.to === from);
  const side = (dx >= 0 ? BEND : -BEND) * (isBack ? -1 : 1);
  const last: Point = [start[0] + dx, goal[1]];
  const over: Point = [start[0] + dx / 2 + dy * side, start[1] + dy / 2 - dx * side];
  const first = nearer(start, over, CLEAR / scale);
  const end = nearer(last, over, (CLEAR + 9) / scale);
  const tip = nearer(last, over, CLEAR / scale);
  return {
    path: `M${first[0]} ${first[1]}Q${over[0]} ${over[1]} ${end[0]} ${end[1]}`,
    end: tip,
    turn: (Math.atan2(last[1] - over[1], last[0] - over[0]) * 180) / Math.PI,
    middle: along(0.5),
    at: along,
  };

  function along(part: number): Point {
    const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    return [a * start[0] + b * over[0] + c * last[0], a * start[1] + b * over[1] + c * last[1]];
  }
}

/** From a point towards another, by this distance, but less than half the way. */
function nearer([x, y]: Point, [tx, ty]: Point, by: number): Point {
  const length = Math.max(1e-6, Math.hypot(tx - x, ty - y));
  const part = Math.min(0.45, by / length);
  return [x + (tx - x) * part, y + (ty - y) * part];
}
