import { type Bend, bendOf } from './bend.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './file.ts';
import { type Box, overlap } from './labels.ts';
import type { MapArrow } from './region.ts';

/** Radius of a disc with its rim, in pixels. */
const RADIUS = 15;

/** Distance from a short way at which its disc is drawn, in pixels. */
const BESIDE = 20;

/** Parts of the way at which a disc may lie, best first. */
const PARTS = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74];

/** Places for the numbers of arrows: on their ways, clear of counters, names and each other where there is room. */
export function discsOf(
  drawing: Pick<Drawing, 'places' | 'width' | 'endless'>,
  arrows: readonly MapArrow[],
  scale: number,
  taken: readonly Box[],
): Map<string, Point> {
  const all = [...taken];
  const discs = new Map<string, Point>();
  for (const arrow of arrows) {
    const bend = arrow.label === undefined ? null : bendOf(drawing, arrow, arrows, scale);
    if (bend === null) continue;
    const at = freeAt(bend);
    all.push(boxAt(at));
    discs.set(arrow.id, at);
  }
  return discs;

  function freeAt(bend: Bend): Point {
    const worlds = drawing.endless ? [-drawing.width, 0, drawing.width] : [0];
    const isFree = ([x, y]: Point) =>
      worlds.every((by) => all.every((box) => !overlap(boxAt([x + by, y]), box)));
    return PARTS.map(bend.at).find(isFree) ?? besides(bend).find(isFree) ?? bend.middle;
  }

  function besides({ at }: Bend): Point[] {
    const away = BESIDE / scale;
    return PARTS.flatMap((part) => {
      const [x, y] = at(part);
      const [[ax, ay], [bx, by]] = [at(part - 0.01), at(part + 0.01)];
      const length = Math.max(1e-6, Math.hypot(bx - ax, by - ay));
      const [dx, dy] = [((by - ay) / length) * away, ((bx - ax) / length) * -away];
      return [
        [x + dx, y + dy],
        [x - dx, y - dy],
      ] as Point[];
    });
  }

  function boxAt([x, y]: Point): Box {
    return {
      left: x * scale - RADIUS,
      right: x * scale + RADIUS,
      top: y * scale - RADIUS,
      bottom: y * scale + RADIUS,
    };
  }
}
