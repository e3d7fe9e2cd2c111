import type { Seat } from '@entente/engine';
import { shortest } from './direction.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './file.ts';
import type { Label } from './labels.ts';
import type { MapRegion } from './region.ts';
import { stepOf } from './sight.ts';
import { spread } from './spread.ts';

/** Half of what a finger needs, in pixels. */
const FINGER = 22;

/** The same map with its counters side by side at this scale (pixels for a unit); what is lit has room for a finger. */
export function arranged(
  drawing: Drawing,
  regions: readonly MapRegion[],
  scale: number,
  touch: boolean,
): Drawing {
  const counters = regions.flatMap(({ id, reach = 0, lit }) => {
    const at = drawing.places.get(id);
    return at === undefined ? [] : [{ id, at, reach: touch && lit ? Math.max(FINGER, reach) : reach }];
  });
  return { ...drawing, places: new Map([...drawing.places, ...spread(counters, scale)]) };
}

export function placesOf(drawing: Drawing, ids: readonly string[]): Point[] {
  return ids.flatMap((id) => {
    const place = drawing.places.get(id);
    return place === undefined ? [] : [place];
  });
}

export function seatsOf(regions: readonly MapRegion[]): Seat[] {
  const seats = regions.flatMap(({ owner, ahead }) => [owner, ahead]);
  return [...new Set(seats.filter((seat) => seat !== null && seat !== undefined))].toSorted(
    (one, other) => one - other,
  );
}

/** Factor of each step nearer until everything can be told apart. */
const NEARER = 1.15;

/** The scale, this one or nearer, at which a finger tells all that is lit apart; the farthest if none does. */
export function apartAt(
  drawing: Drawing,
  regions: readonly MapRegion[],
  scale: number,
  nearest: number,
): number {
  for (let k = scale; k < nearest; k *= NEARER) if (apartBy(drawing, regions, k) >= 2 * FINGER - 1) return k;
  return nearest;
}

/** How near two of what is lit come to each other at this scale, in pixels. */
export function apartBy(drawing: Drawing, regions: readonly MapRegion[], scale: number): number {
  const { places } = arranged(drawing, regions, stepOf(scale), true);
  const lit = regions.filter((region) => region.lit).map(({ id }) => id);
  const spots = placesOf({ ...drawing, places }, lit);
  const gaps = spots.flatMap(([x, y], at) =>
    spots
      .slice(at + 1)
      .map(([a, b]) => Math.hypot(shortest(a - x, drawing.endless ? drawing.width : 0), b - y)),
  );
  return Math.min(...gaps) * scale;
}

export function labelsOf(drawing: Drawing, regions: readonly MapRegion[], selected: string | null): Label[] {
  return regions.flatMap((region) => {
    const at = drawing.places.get(region.id);
    if (at === undefined) return [];
    const rank = region.id === selected ? 0 : region.lit ? 1 : region.pale ? 3 : 2;
    const { reach = 0, flat = reach, depth = flat, foot = reach } = region;
    const isWater = region.water ?? false;
    return [
      {
        id: region.id,
        at,
        text: region.name,
        reach: Math.max(reach, foot),
        depth,
        rank: isWater ? rank + 0.5 : rank,
        isWater,
        isLarge: rank < 2,
      },
    ];
  });
}
