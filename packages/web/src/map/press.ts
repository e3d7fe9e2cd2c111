import type { MouseEvent } from 'react';
import type { Drawing } from './drawing.ts';
import { nearest } from './pick.ts';
import type { MapRegion } from './region.ts';

/** The region that an element belongs to. */
export function under(target: EventTarget): string | null {
  return (target as Element).closest<SVGElement>('[data-region]')?.dataset.region ?? null;
}

/** The arrow that an element belongs to. */
export function arrowUnder(target: EventTarget): string | null {
  return (target as Element).closest<SVGElement>('[data-arrow]')?.dataset.arrow ?? null;
}

/** What a press means: the counter nearest to it if there is one within reach, otherwise the land below it. */
export function pressedRegion(
  event: MouseEvent<SVGSVGElement>,
  drawing: Drawing,
  open: readonly MapRegion[],
): string | null {
  const group = event.currentTarget.querySelector<SVGGElement>(':scope > g');
  const matrix = group?.getScreenCTM();
  const touch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
  const land = under(event.target);
  if (!matrix) return land;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const reach = (touch ? 22 : 13) / matrix.a;
  const near = nearest(
    [x, y],
    reach,
    open.map((region) => region.id),
    drawing,
  );
  return near ?? (open.some((region) => region.id === land) ? land : null);
}
