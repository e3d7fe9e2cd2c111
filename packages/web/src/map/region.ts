import type { Seat } from '@entente/engine';
import type { ReactNode } from 'react';

/** What stands at a region, drawn around 0, 0 in pixels. */
export interface MapCounter {
  readonly badge?: ReactNode;
  /** Half the width of the counter, in pixels. */
  readonly reach?: number;
  /** Half the height of a counter that is wider than high: what surrounds it is no circle then. */
  readonly flat?: number;
  /** How far the counter reaches below its middle, if that is more. */
  readonly depth?: number;
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
  /** It is lit at its counter only. */
  readonly quiet?: boolean;
  /** Steps back, while others are being looked at. */
  readonly dim?: boolean;
  /** A second owner, hatched over the first: what it would become. */
  readonly ahead?: Seat | null;
  /** Its counter where the whole world is small (null: it is not shown there), and where it is looked at from near. */
  readonly far?: MapCounter | null;
  readonly near?: MapCounter;
}

/** From one region to another. */
export interface MapArrow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Whose it is; without one it is drawn in ink. */
  readonly seat?: Seat;
  /** Planned and not yet done: dashed. */
  readonly planned?: boolean;
  /** Told where the pointer rests on it; only such an arrow can be pressed. */
  readonly about?: string;
}

/** The width of the whole world in pixels below which counters are those from afar, and above which those from near. */
const FAR = 620;
const NEAR = 1900;

/** Regions with the counters that fit a world as wide as this. */
export function seenFrom(regions: readonly MapRegion[], width: number): readonly MapRegion[] {
  if (width >= FAR && width <= NEAR) return regions;
  return regions.flatMap((region) => {
    const counter = width < FAR ? region.far : region.near;
    return counter === null ? [] : { ...region, ...counter };
  });
}
