import type { Drawing } from './drawing.ts';
import type { Point } from './file.ts';
import { pinned, type Sight } from './sight.ts';

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
): Sight {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = (w - 2 * room) / Math.max(right - left, 1);
  const high = (h - 2 * room) / Math.max(bottom - top, 1);
  const k = Math.max(least, Math.min(nearest / 3, wide, high));
  return pinned([(left + right) / 2, (top + bottom) / 2], [w / 2, h / 2], k);
}

/** What may overlap, in pixels: the south of the world is mostly sea. */
const OVERLAP = 76;

/** In a narrower frame, in pixels, a corner would hide half of the world. */
const ROOMY = 560;

/** The whole world, above a foot of that many pixels where there is room for it; otherwise `foot` is 0. */
export function wholeOf(
  { width, height }: Drawing,
  [w, h]: Point,
  wanted: number,
): { sight: Sight; foot: number } {
  const k = Math.min(w / width, h / height);
  const foot = w >= ROOMY && h - height * k >= wanted - OVERLAP ? wanted : 0;
  const free = h - height * k - foot;
  return { sight: { x: (w - width * k) / 2, y: Math.max(0, free / 2), k }, foot };
}
