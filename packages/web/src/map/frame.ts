import { shortest } from './direction.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './file.ts';
import type { Edges } from './free.ts';
import { inFrame, inWorld, pinned, type Sight } from './sight.ts';

type World = Pick<Drawing, 'width' | 'endless'>;

/**
 * An endless world is drawn three times side by side. After any push, the copy in the middle is brought back
 * under the middle of the frame: the result is a whole number of worlds, in pixels.
 */
export function shiftOf(x: number, k: number, width: number, frame: number): number {
  const world = width * k;
  const middle = (frame / 2 - x) / world;
  const shift = Math.floor(middle) * world;
  return shift === 0 ? 0 : shift;
}

/** Half a counter with its name, in pixels. */
const ROOM = 30;

/** The free part of a frame, without the room that counters need at its edges. */
const insideOf = ([w, h]: Point, { top, right, bottom, left }: Edges): Point => [
  Math.max(40, w - left - right - 2 * ROOM),
  Math.max(40, h - top - bottom - 2 * ROOM),
];

/** The view in which all places are seen in the free part of the frame, as near as the limits allow. */
export function fitted(
  places: readonly Point[],
  size: Point,
  least: number,
  nearest: number,
  edges: Edges,
): Sight {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const inside = insideOf(size, edges);
  const wide = inside[0] / Math.max(right - left, 1);
  const high = inside[1] / Math.max(bottom - top, 1);
  const k = Math.max(least, Math.min(nearest, wide, high));
  return centred([(left + right) / 2, (top + bottom) / 2], size, k, edges);
}

/** A place in the middle of the free part of the frame. */
export function centred(place: Point, [w, h]: Point, k: number, { top, right, bottom, left }: Edges): Sight {
  return pinned(place, [(left + w - right) / 2, (top + h - bottom) / 2], k);
}

/** Where not all places can be seen from so near: as many as there can. */
export function densest(places: readonly Point[], size: Point, k: number, edges: Edges): Sight {
  const inside = insideOf(size, edges);
  let best: readonly Point[] = [];
  for (const [x, y] of places) {
    const near = places.filter(
      ([a, b]) => Math.abs(a - x) * k <= inside[0] / 2 && Math.abs(b - y) * k <= inside[1] / 2,
    );
    if (near.length > best.length) best = near;
  }
  return { ...fitted(best, size, k, k, edges), k };
}

/** In an endless world, places as near to each other as they get: it is cut where the widest gap is. */
export function together(places: readonly Point[], { width, endless }: World) {
  if (!endless || places.length === 0) return places;
  const within = (x: number) => ((x % width) + width) % width;
  const xs = places.map(([x]) => within(x)).toSorted((one, other) => one - other);
  const gapBefore = (at: number) => (at === 0 ? xs[0] + width - xs[xs.length - 1] : xs[at] - xs[at - 1]);
  const first = xs.reduce((best, _, at) => (gapBefore(at) > gapBefore(best) ? at : best), 0);
  return places.map(([x, y]): Point => [xs[first] + within(x - xs[first]), y]);
}

/** Where a place is in the frame; of an endless world, the one nearest to the middle. */
export function onScreen(place: Point, sight: Sight, [w]: Point, { width, endless }: World): Point {
  const [x, y] = inFrame(sight, place);
  return [endless ? w / 2 + shortest(x - w / 2, width * sight.k) : x, y];
}

/** The same goal without going round an endless world. */
export function shortWay(from: Sight, to: Sight, [w]: Point, { width, endless }: World): Sight {
  if (!endless) return to;
  const middle = (sight: Sight) => inWorld(sight, [w / 2, 0])[0];
  const by = middle(to) - middle(from);
  return { ...to, x: to.x + (by - shortest(by, width)) * to.k };
}

/** The whole world, in the middle of the frame. */
export function wholeOf({ width, height }: Pick<Drawing, 'width' | 'height'>, [w, h]: Point): Sight {
  const k = Math.min(w / width, h / height);
  return { x: (w - width * k) / 2, y: (h - height * k) / 2, k };
}

/** How many places lie beyond each edge of what is seen, each at the edge that it is farthest from. */
export function beyond(
  places: readonly Point[],
  sight: Sight,
  size: Point,
  edges: Edges,
  world: World,
): Record<keyof Edges, Point[]> {
  const found: Record<keyof Edges, Point[]> = { top: [], right: [], bottom: [], left: [] };
  for (const place of places) {
    const [w, h] = size;
    const [x, y] = onScreen(place, sight, size, world);
    const over: [keyof Edges, number][] = [
      ['left', edges.left - x],
      ['right', x - (w - edges.right)],
      ['top', edges.top - y],
      ['bottom', y - (h - edges.bottom)],
    ];
    const [[edge, by]] = over.sort(([, one], [, other]) => other - one);
    if (by > 0) found[edge].push(place);
  }
  return found;
}
