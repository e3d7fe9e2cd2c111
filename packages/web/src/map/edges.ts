import { type Box, overlap } from './labels.ts';

/** Margin around the letters of a name, in pixels. */
const HALO = 3;

/** How far a name moves aside so that nothing of it is cut off or covered; null where it has to be left out. */
export function aside(name: Box, frame: Box, covers: readonly Box[]): number | null {
  const middle = (name.left + name.right) / 2;
  if (middle < frame.left || middle > frame.right || name.top < frame.top || name.bottom > frame.bottom)
    return null;
  let by = Math.max(0, frame.left - name.left) + Math.min(0, frame.right - name.right);
  for (const cover of covers) {
    const box = moved(name, by);
    if (!overlap(box, cover)) continue;
    if (middle >= cover.left && middle <= cover.right) return null;
    by += middle < cover.left ? cover.left - box.right : cover.right - box.left;
  }
  const there = moved(name, by);
  const isCut = there.left < frame.left || there.right > frame.right;
  return isCut || covers.some((cover) => overlap(there, cover)) ? null : by;
}

const moved = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left + by,
  right: right + by,
  top,
  bottom,
});

/** Names at the edges of a map are moved inside; where another one is in the way they are left out. */
export function keepNamesInside(svg: SVGSVGElement, covers: readonly Box[]): void {
  const { left, right, top, bottom } = svg.getBoundingClientRect();
  const frame = { left: left + HALO, right: right - HALO, top, bottom };
  const names = [...svg.querySelectorAll<SVGTextElement>('text[data-name]')].map((text) => {
    const box = moved(text.getBoundingClientRect(), -Number(text.getAttribute('x')));
    return { text, box, by: aside(box, frame, covers) };
  });
  const written = names.flatMap(({ box, by }) => (by === 0 ? [box] : []));
  for (const { text, box, by } of names) {
    const there = moved(box, by ?? 0);
    const isFree = by === 0 || (by !== null && !written.some((other) => overlap(there, other)));
    if (isFree && by !== 0) written.push(there);
    text.setAttribute('x', String(isFree ? (by ?? 0) : 0));
    text.style.visibility = isFree ? '' : 'hidden';
  }
}
