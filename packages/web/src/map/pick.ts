import { shortest } from './direction.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './file.ts';

interface Near {
  readonly id: string;
  readonly place: Point;
  readonly distance: number;
}

type World = Pick<Drawing, 'places' | 'endless' | 'width'>;

/** The regions whose counters lie within reach of a point, the nearest first: what overlaps is told apart by that. */
function within([x, y]: Point, reach: number, ids: readonly string[], world: World): Near[] {
  const { places, endless, width } = world;
  const found: Near[] = [];
  for (const id of ids) {
    const place = places.get(id);
    if (place === undefined) continue;
    const distance = Math.hypot(shortest(place[0] - x, endless ? width : 0), place[1] - y);
    if (distance <= reach) found.push({ id, place, distance });
  }
  return found.sort((one, other) => one.distance - other.distance);
}

/** The region whose counter is nearest to a point, if it is within reach. */
export function nearest(point: Point, reach: number, ids: readonly string[], world: World): string | null {
  return within(point, reach, ids, world)[0]?.id ?? null;
}

/** Part of a finger's reach within which it cannot tell two counters apart. */
const TOO_NEAR = 1.2;

/** Where a finger of this reach has met several counters at once, and how near they are to each other. */
export function crowdAt(
  point: Point,
  reach: number,
  ids: readonly string[],
  world: World,
): { place: Point; apart: number } | null {
  const [one, other] = within(point, reach, ids, world);
  if (other === undefined) return null;
  const apart = Math.hypot(
    shortest(one.place[0] - other.place[0], world.endless ? world.width : 0),
    one.place[1] - other.place[1],
  );
  return apart < TOO_NEAR * reach ? { place: one.place, apart } : null;
}
