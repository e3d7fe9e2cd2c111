import type { Point } from './file.ts';
import type { Box } from './labels.ts';

/** What is kept free at each edge of a frame, in pixels. */
export interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Margin around every overlay, in pixels. */
const MARGIN = 14;
/** Maximum height of a row of small things at the top, in pixels. */
const ROW = 64;
/** Part of the frame from which an overlay takes a whole edge. */
export const WIDE = 0.6;
const HIGH = 0.2;

/** The edges of a frame that overlays leave free: those as wide or high as the frame, and a row at its top. */
export function freeOf(frame: Box, covers: readonly Box[]): Edges {
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top];
  const middle: Point = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2];
  const edges = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const keep = (edge: keyof Edges, room: number) => {
    edges[edge] = Math.max(edges[edge], room + MARGIN);
  };
  for (const { left, right, top, bottom } of covers) {
    if (right - left < 1 || bottom - top < 1) continue;
    const isUpper = (top + bottom) / 2 < middle[1];
    if (right - left >= WIDE * width) {
      if (isUpper) keep('top', bottom - frame.top);
      else keep('bottom', frame.bottom - top);
    } else if (bottom - top >= HIGH * height) {
      if ((left + right) / 2 < middle[0]) keep('left', right - frame.left);
      else keep('right', frame.right - left);
    } else if (isUpper) keep('top', Math.min(bottom - frame.top, ROW - MARGIN));
  }
  return edges;
}

/** A sheet at the side whose content is still to come: it will take the side. */
export function grown(sheet: Box, frame: Box): Box {
  const isAside = sheet.right - sheet.left < WIDE * (frame.right - frame.left);
  const { left, right, top, bottom } = sheet;
  return isAside ? { left, right, top, bottom: Math.max(bottom, frame.bottom) } : sheet;
}

/** What is seen of a frame between its edges. */
export function isWithin([x, y]: Point, [w, h]: Point, { top, right, bottom, left }: Edges): boolean {
  return x >= left && x <= w - right && y >= top && y <= h - bottom;
}
