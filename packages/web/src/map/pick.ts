import { shortest } from './direction.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './file.ts';

/** The region whose counter is nearest to a point, if it is within reach: what overlaps is told apart by that. */
export function nearest(
  [x, y]: Point,
  reach: number,
  ids: readonly string[],
  { places, endless, width }: Pick<Drawing, 'places' | 'endless' | 'width'>,
): string | null {
  let found: string | null = null;
  let least = reach;
  for (const id of ids) {
    const place = places.get(id);
    if (place === undefined) continue;
    const distance = Math.hypot(shortest(place[0] - x, endless ? width : 0), place[1] - y);
    if (distance <= least) {
      least = distance;
      found = id;
    }
  }
  return found;
}
