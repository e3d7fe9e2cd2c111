import type { Point } from './file.ts';

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Largest angle between the arrow key and a neighbour, as its cosine: 60 degrees. */
const NEIGHBOUR = 0.5;
/** The same for other regions: 45 degrees. */
const OTHER = Math.SQRT1_2;

export interface Ways {
  readonly places: ReadonlyMap<string, Point>;
  /** Regions that can be reached. */
  readonly ids: readonly string[];
  /** In the sense of the game. */
  neighbours(id: string): readonly string[];
  /** Width in units after which the world repeats; 0 for never. */
  readonly round: number;
}

/** Where an arrow key leads from a region: to a neighbour in that direction, or to the nearest one there. */
export function towards(from: string, arrow: Point, ways: Ways): string | null {
  const open = new Set(ways.ids);
  open.delete(from);
  const neighbours = ways.neighbours(from).filter((id) => open.has(id));
  return best(from, arrow, neighbours, NEIGHBOUR, ways) ?? best(from, arrow, [...open], OTHER, ways);
}

function best(
  from: string,
  [ax, ay]: Point,
  ids: readonly string[],
  least: number,
  { places, round }: Ways,
): string | null {
  const start = places.get(from);
  if (start === undefined) return null;
  let found: string | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const id of ids) {
    const end = places.get(id);
    if (end === undefined) continue;
    const dx = shortest(end[0] - start[0], round);
    const dy = end[1] - start[1];
    const distance = Math.hypot(dx, dy);
    const along = distance === 0 ? 0 : (dx * ax + dy * ay) / distance;
    if (along < least) continue;
    // What lies straight ahead comes before what is nearer but off the way.
    const cost = distance / along ** 2;
    if (cost < lowest) {
      lowest = cost;
      found = id;
    }
  }
  return found;
}

/** The shorter of two ways around the world. */
export function shortest(dx: number, round: number): number {
  if (round === 0) return dx;
  return dx - Math.round(dx / round) * round;
}
