import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import type { Point } from './file.ts';

/**
 * An endless world is drawn three times side by side. However far it was pushed, the copy in the middle is brought
 * back under the middle of the frame: the result is a whole number of worlds, in pixels.
 */
export function shiftOf(x: number, k: number, width: number, frame: number): number {
  const world = width * k;
  const middle = (frame / 2 - x) / world;
  const shift = Math.floor(middle) * world;
  return shift === 0 ? 0 : shift;
}

/** The view in which all places are seen, as near as the limits allow. */
export function fitted(
  places: readonly Point[],
  [w, h]: Point,
  least: number,
  nearest: number,
  room: number,
): ZoomTransform {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = (w - 2 * room) / Math.max(right - left, 1);
  const high = (h - 2 * room) / Math.max(bottom - top, 1);
  const k = Math.max(least, Math.min(nearest / 3, wide, high));
  return zoomIdentity.translate(w / 2 - ((left + right) / 2) * k, h / 2 - ((top + bottom) / 2) * k).scale(k);
}
