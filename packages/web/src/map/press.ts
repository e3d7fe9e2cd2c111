import type { MouseEvent } from 'react';
import type { Drawing } from './drawing.ts';
import type { Point } from './file.ts';
import { crowdAt, nearest } from './pick.ts';
import type { MapRegion } from './region.ts';

/** The region that an element belongs to. */
export function under(target: EventTarget): string | null {
  return (target as Element).closest<SVGElement>('[data-region]')?.dataset.region ?? null;
}

/** The arrow that an element belongs to. */
export function arrowUnder(target: EventTarget): string | null {
  return (target as Element).closest<SVGElement>('[data-arrow]')?.dataset.arrow ?? null;
}

/** Half of what a finger needs, and a mouse, in pixels. */
const FINGER = 22;
const MOUSE = 13;

export type MapPress =
  | { readonly kind: 'region'; readonly id: string }
  /** Too much at once for a finger: how many times nearer it could tell them apart. */
  | { readonly kind: 'crowd'; readonly place: Point; readonly nearer: number; readonly id: string }
  | null;

/**
 * What a press means: the counter nearest to it if there is one within reach, otherwise the land below it. Where
 * something can be done, a finger means that.
 */
export function pressedRegion(
  event: MouseEvent<SVGSVGElement>,
  drawing: Drawing,
  open: readonly MapRegion[],
): MapPress {
  const group = event.currentTarget.querySelector<SVGGElement>(':scope > g');
  const matrix = group?.getScreenCTM();
  const touch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
  const below = under(event.target);
  const land = open.some((region) => region.id === below) ? below : null;
  if (!matrix) return regionOf(land);
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const reach = (touch ? FINGER : MOUSE) / matrix.a;
  const all = open.map((region) => region.id);
  const lit = touch ? open.filter((region) => region.lit).map((region) => region.id) : [];
  const id = nearest([x, y], reach, lit, drawing) ?? nearest([x, y], reach, all, drawing);
  const crowd = touch ? crowdAt([x, y], reach, lit.length > 0 ? lit : all, drawing) : null;
  if (crowd === null || id === null) return regionOf(id ?? land);
  return { kind: 'crowd', place: crowd.place, nearer: (2 * reach) / Math.max(crowd.apart, reach / 4), id };
}

const regionOf = (id: string | null): MapPress => (id === null ? null : { kind: 'region', id });
