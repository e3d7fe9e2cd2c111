import type { Seat } from '@entente/engine';
import type { ReactNode } from 'react';

export type { BoardArrow as MapArrow } from '../board-api/arrows.ts';

/** The counter of a region, drawn around 0, 0 in pixels. */
export interface MapCounter {
  readonly badge?: ReactNode;
  /** Half the width of the counter, in pixels. */
  readonly reach?: number;
  /** Half the height of a counter that is wider than high: what surrounds it is no circle then. */
  readonly flat?: number;
  /** How far the counter reaches below its middle, if that is more. */
  readonly depth?: number;
  /** Half the width of what is below its middle, if that is more: no name is written over it. */
  readonly foot?: number;
  /** How many times larger it is drawn; the layer sees to that. */
  readonly size?: number;
}

/** A region as it is shown. The layer knows no rule: colours, marks and words come from the board. */
export interface MapRegion extends MapCounter {
  readonly id: string;
  /** Written at the region where there is room. */
  readonly name: string;
  /** What a screen reader says: the name and the one fact that matters first. */
  readonly about: string;
  /** Whose colour and pattern it has. */
  readonly owner: Seat | null;
  /** Not in play: pale, and no button. */
  readonly pale?: boolean;
  /** Something can be done here now. */
  readonly lit?: boolean;
  /** A sea: its name is written as waters are. */
  readonly water?: boolean;
  /** Steps back while the board points out others. */
  readonly dim?: boolean;
  /** A second owner, hatched over the first: what it would become. */
  readonly ahead?: Seat | null;
  /** Its counter where the whole world is small (null: not shown there), and its counter close up. */
  readonly far?: MapCounter | null;
  readonly near?: MapCounter;
}

/** The width of the whole world in pixels below which counters are those from afar, and above which those from near. */
const FAR = 620;
const NEAR = 7000;

/** How much larger counters are in a world at least as wide as this, by a mouse and by a finger. */
const SIZES = [
  { from: 2800, mouse: 1.4, finger: 1.5 },
  { from: 1700, mouse: 1.2, finger: 1.35 },
  { from: FAR, mouse: 1, finger: 1.15 },
];

/** Regions with the counters that fit a world as wide as this. */
export function seenFrom(regions: readonly MapRegion[], width: number, touch = false): readonly MapRegion[] {
  const found = SIZES.find(({ from }) => width >= from);
  const size = found === undefined ? 1 : touch ? found.finger : found.mouse;
  return regions.flatMap((region) => {
    const counter = width < FAR ? region.far : width > NEAR ? region.near : undefined;
    if (counter === null) return [];
    const by = counter === undefined ? size : 1;
    const { reach = 0, flat = reach, depth = flat, foot = reach, ...rest } = { ...region, ...counter };
    return { ...rest, size: by, reach: reach * by, flat: flat * by, depth: depth * by, foot: foot * by };
  });
}
