import type { Seat } from '@entente/engine';
import type { Drawing } from './drawing.ts';
import type { Point } from './file.ts';
import type { Label } from './labels.ts';
import type { MapRegion } from './region.ts';
import { spread } from './spread.ts';

/** The same map with its counters side by side at this scale (pixels for a unit). */
export function arranged(drawing: Drawing, regions: readonly MapRegion[], scale: number): Drawing {
  const counters = regions.flatMap(({ id, reach = 0 }) => {
    const at = drawing.places.get(id);
    return at === undefined ? [] : [{ id, at, reach }];
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

export function labelsOf(drawing: Drawing, regions: readonly MapRegion[], selected: string | null): Label[] {
  return regions.flatMap((region) => {
    const at = drawing.places.get(region.id);
    if (at === undefined) return [];
    const rank = region.id === selected ? 0 : region.lit ? 1 : region.pale ? 3 : 2;
    const { reach = 0, flat = reach, depth = flat } = region;
    return [{ id: region.id, at, text: region.name, reach, depth, rank }];
  });
}
