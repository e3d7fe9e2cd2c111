import { select } from 'd3-selection';
// Gives selections their transitions.
import 'd3-transition';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Drawing } from './drawing.ts';
import type { Point } from './file.ts';
import { fitted, shiftOf } from './frame.ts';

/** How much larger than the whole world it gets. */
const NEAREST = 12;
/** Names appear anew at every quarter of a doubling. */
const STEPS = 4;
/** Empty room around what is brought into view, in pixels. */
const ROOM = 40;

export interface Camera {
  zoomBy(factor: number): void;
  whole(): void;
  /** Brings places into view, as near as they fit. */
  show(places: readonly Point[]): void;
  /** Moves no more than needed to see a place. */
  reveal(place: Point): void;
}

interface Refs {
  readonly frame: RefObject<SVGSVGElement | null>;
  readonly world: RefObject<SVGGElement | null>;
}

/**
 * `foot` is what the whole world leaves free below it, in pixels; without room for that it lies in the middle, and
 * `roomy` is false.
 *
 * Wheel, pinch and drag move the world inside its frame without asking React; `scale` (pixels for a unit) changes in
 * steps, for what has to be arranged anew. Style sheets find the exact scale in `--scale`.
 */
export function useCamera(
  { frame, world }: Refs,
  drawing: Drawing,
  start: readonly Point[] | null,
  foot: number,
): { camera: Camera; scale: number; roomy: boolean } {
  const [scale, setScale] = useState(1);
  const [roomy, setRoomy] = useState(false);
  const first = useRef(start);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);

  useEffect(() => {
    const svg = frame.current;
    const group = world.current;
    if (svg === null || group === null) return;
    const { width, height, endless } = drawing;
    const far = endless ? Number.POSITIVE_INFINITY : 0;
    const size = (): Point => {
      const { width: w, height: h } = svg.getBoundingClientRect();
      return [Math.max(w, 1), Math.max(h, 1)];
    };
    const apply = ({ x, y, k }: ZoomTransform) => {
      const shift = endless ? shiftOf(x, k, width, size()[0]) : 0;
      group.setAttribute('transform', `translate(${x + shift} ${y}) scale(${k})`);
      svg.style.setProperty('--scale', String(k));
      for (const pattern of svg.querySelectorAll('pattern'))
        pattern.setAttribute('patternTransform', `scale(${1 / k})`);
      setScale(2 ** (Math.round(Math.log2(k) * STEPS) / STEPS));
    };
    const moves = zoom<SVGSVGElement, unknown>()
      .clickDistance(5)
      .extent(() => {
        const [w, h] = size();
        return [
          [0, 0],
          [w, h],
        ];
      })
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => apply(transform));
    behaviour.current = moves;
    const selection = select(svg).call(moves).on('dblclick.zoom', null);
    let before: Point | null = null;
    const resized = new ResizeObserver(() => {
      const now = size();
      if (now[0] <= 1 || now[1] <= 1) return;
      const least = Math.min(now[0] / width, now[1] / height);
      moves.scaleExtent([least, least * NEAREST]).translateExtent([
        [-far, 0],
        [width + far, height + footIn(drawing, now, foot) / least],
      ]);
      setRoomy(footIn(drawing, now, foot) > 0);
      const places = first.current;
      if (before === null && places !== null && places.length > 0)
        selection.call(moves.transform, fitted(places, now, least, least * NEAREST, ROOM));
      else if (before === null || isNear(transformOf(svg), wholeOf(drawing, before, foot)))
        selection.call(moves.transform, wholeOf(drawing, now, foot));
      else keep(svg, moves, drawing, before, now);
      before = now;
    });
    resized.observe(svg);
    return () => {
      resized.disconnect();
      selection.on('.zoom', null);
    };
  }, [drawing, frame, world, foot]);

  const camera = useMemo(() => cameraOf(frame, behaviour, drawing, foot), [drawing, frame, foot]);
  return { camera, scale, roomy };
}

function wholeOf(drawing: Drawing, size: Point, foot: number): ZoomTransform {
  const { width, height } = drawing;
  const [w, h] = size;
  const k = Math.min(w / width, h / height);
  const free = h - height * k - footIn(drawing, size, foot);
  return zoomIdentity.translate((w - width * k) / 2, Math.max(0, free / 2)).scale(k);
}

/** What may overlap, in pixels: the south of the world is mostly sea. */
const OVERLAP = 76;

function footIn({ width, height }: Drawing, [w, h]: Point, foot: number): number {
  return h - height * Math.min(w / width, h / height) >= foot - OVERLAP ? foot : 0;
}

/** Within a pixel. */
function isNear(one: ZoomTransform, other: ZoomTransform): boolean {
  return Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1 && one.k === other.k;
}

/** Unless it shows the whole world, a frame that changes its size goes on showing the same middle, at the same distance from the whole. */
function keep(
  svg: SVGSVGElement,
  moves: ZoomBehavior<SVGSVGElement, unknown>,
  { width, height }: Drawing,
  before: Point,
  now: Point,
): void {
  const transform = transformOf(svg);
  const was = Math.min(before[0] / width, before[1] / height);
  const is = Math.min(now[0] / width, now[1] / height);
  const k = (transform.k / was) * is;
  const [x, y] = transform.invert([before[0] / 2, before[1] / 2]);
  select(svg).call(moves.transform, zoomIdentity.translate(now[0] / 2 - x * k, now[1] / 2 - y * k).scale(k));
}

function transformOf(svg: SVGSVGElement): ZoomTransform {
  return (svg as SVGSVGElement & { __zoom?: ZoomTransform }).__zoom ?? zoomIdentity;
}

function cameraOf(
  frame: RefObject<SVGSVGElement | null>,
  behaviour: RefObject<ZoomBehavior<SVGSVGElement, unknown> | null>,
  drawing: Drawing,
  foot: number,
): Camera {
  /** By the time that pieces travel; at once where motion is not wanted. */
  const move = (to: (size: Point, now: ZoomTransform, nearest: number) => ZoomTransform | null) => {
    const svg = frame.current;
    const moves = behaviour.current;
    if (svg === null || moves === null) return;
    const { width, height } = svg.getBoundingClientRect();
    const target = to([width, height], transformOf(svg), moves.scaleExtent()[1]);
    if (target === null) return;
    const time = Number.parseFloat(getComputedStyle(svg).getPropertyValue('--travel')) || 0;
    const selection = select(svg);
    if (time === 0) selection.interrupt().call(moves.transform, target);
    else selection.transition().duration(time).call(moves.transform, target);
  };
  return {
    zoomBy: (factor) =>
      move(([w, h], now, nearest) => {
        const least = behaviour.current?.scaleExtent()[0] ?? 0;
        const k = Math.max(least, Math.min(nearest, now.k * factor));
        const [x, y] = now.invert([w / 2, h / 2]);
        return zoomIdentity.translate(w / 2 - x * k, h / 2 - y * k).scale(k);
      }),
    whole: () => move((size) => wholeOf(drawing, size, foot)),
    show: (places) =>
      move((size, _now, nearest) => {
        const least = behaviour.current?.scaleExtent()[0] ?? 0;
        return places.length === 0 ? null : fitted(places, size, least, nearest, ROOM);
      }),
    reveal: (place) =>
      move(([w, h], now) => {
        const [x, y] = now.apply([place[0], place[1]]);
        const shift = drawing.endless ? shiftOf(now.x, now.k, drawing.width, w) : 0;
        const dx = toward(x + shift, w);
        const dy = toward(y, h);
        return dx === 0 && dy === 0 ? null : now.translate(dx / now.k, dy / now.k);
      }),
  };
}

function toward(at: number, length: number): number {
  const room = Math.min(ROOM, length / 4);
  if (at < room) return room - at;
  return at > length - room ? length - room - at : 0;
}
