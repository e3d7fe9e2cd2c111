import type { Point } from './file.ts';

export interface Label {
  readonly id: string;
  readonly at: Point;
  readonly text: string;
  /** Half the width of the counter above it, in pixels; 0 without one. */
  readonly reach: number;
  /** How far the counter reaches below its middle, in pixels. */
  readonly depth: number;
  /** Those that come first are written first. */
  readonly rank: number;
  /** Written in spaced capitals. */
  readonly isWater?: boolean;
  /** Written larger. */
  readonly isLarge?: boolean;
}

/** Height of a line of text, in pixels. */
const HEIGHT = 14;
const LETTER = 6.6;
const LARGE = 7.6;
const CAPITAL = 11.5;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** About how wide a name is, in pixels. */
function widthOf({ text, isWater = false, isLarge = false }: Label): number {
  return text.length * (isWater ? CAPITAL : isLarge ? LARGE : LETTER);
}

/** Where the text below a counter begins, in pixels from its middle. */
export function below(depth: number): number {
  return depth === 0 ? -HEIGHT / 2 : depth + 2;
}

/** What counters and names take of the map at this scale, in pixels. */
export function takenBy(labels: readonly Label[], named: ReadonlySet<string>, scale: number): Box[] {
  return labels.flatMap((label) => {
    const { id, at, reach, depth } = label;
    const top = below(depth);
    return [
      ...(reach > 0 ? [around(at, scale, reach, -depth, depth)] : []),
      ...(named.has(id) ? [around(at, scale, widthOf(label) / 2, top, top + HEIGHT)] : []),
    ];
  });
}

/** Which names have room at this scale (pixels for a unit): none lies over another or over a counter. */
export function roomFor(labels: readonly Label[], scale: number): Set<string> {
  const counters = labels
    .filter(({ reach }) => reach > 0)
    .map(({ id, at, reach, depth }) => ({ id, box: around(at, scale, reach, -reach, depth) }));
  const shown = new Set<string>();
  const written: Box[] = [];
  for (const label of labels.toSorted((one, other) => one.rank - other.rank)) {
    const top = below(label.depth);
    const box = around(label.at, scale, widthOf(label) / 2, top, top + HEIGHT);
    const free =
      written.every((other) => !overlap(box, other)) &&
      counters.every((other) => other.id === label.id || !overlap(box, other.box));
    if (!free) continue;
    written.push(box);
    shown.add(label.id);
  }
  return shown;
}

function around([x, y]: Point, scale: number, half: number, top: number, bottom: number): Box {
  return {
    left: x * scale - half,
    right: x * scale + half,
    top: y * scale + top,
    bottom: y * scale + bottom,
  };
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
