import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Drawing } from './drawing.ts';
import { keepNamesInside } from './edges.ts';
import type { Point } from './file.ts';
import { fitted, shiftOf, wholeOf } from './frame.ts';
import { gestures } from './gestures.ts';
import { between, held, inFrame, inWorld, pinned, type Sight } from './sight.ts';

/** How much larger than the whole world it gets. */
const NEAREST = 12;
/** Names appear anew at every quarter of a doubling. */
const STEPS = 4;
/** Empty room around what is brought into view, in pixels. */
const ROOM = 40;

/** So long after it was last moved, in milliseconds, the world is at rest. */
const REST = 100;

/** Less than this many times nearer makes no difference. */
const LEAST_STEP = 1.1;

export interface Camera {
  zoomBy(factor: number): void;
  whole(): void;
  /** Brings places into view, as near as they fit. */
  show(places: readonly Point[]): void;
  /** Goes so many times nearer to a place; false where it is as near as can be. */
  approach(place: Point, factor: number): boolean;
  /** Moves no more than needed to see a place. */
  reveal(place: Point): void;
}

interface Refs {
  readonly frame: RefObject<SVGSVGElement | null>;
  readonly world: RefObject<SVGGElement | null>;
}

/** What moves the world inside its frame. */
interface Moves {
  sight(): Sight;
  size(): Point;
  /** Has the frame had a size yet? */
  isSeen(): boolean;
  limits(): readonly [number, number];
  /** By the time that pieces travel; at once where motion is not wanted. */
  travel(to: Sight): void;
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
  const moves = useRef<Moves | null>(null);

  useEffect(() => {
    const svg = frame.current;
    const group = world.current;
    if (svg === null || group === null) return;
    const { width, height, endless } = drawing;
    const far = endless ? Number.POSITIVE_INFINITY : 0;
    let sight: Sight = { x: 0, y: 0, k: 1 };
    let before: Point | null = null;
    let journey = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;

    /** Null while it is hidden. */
    const sizeNow = (): Point | null => {
      const { width: w, height: h } = svg.getBoundingClientRect();
      return w > 1 && h > 1 ? [w, h] : null;
    };
    /** While it is hidden, as it was last seen: that is what it comes back to. */
    const size = (): Point => sizeNow() ?? before ?? [1, 1];
    const leastIn = ([w, h]: Point) => Math.min(w / width, h / height);
    const limits = () => {
      const least = leastIn(size());
      return [least, least * NEAREST] as const;
    };
    const apply = (to: Sight) => {
      sight = to;
      const { x, y, k } = to;
      const shift = endless ? shiftOf(x, k, width, size()[0]) : 0;
      group.setAttribute('transform', `translate(${x + shift} ${y}) scale(${k})`);
      svg.style.setProperty('--scale', String(k));
      for (const pattern of svg.querySelectorAll('pattern'))
        pattern.setAttribute('patternTransform', `scale(${1 / k})`);
      setScale(2 ** (Math.round(Math.log2(k) * STEPS) / STEPS));
      clearTimeout(rest);
      rest = setTimeout(() => keepNamesInside(svg), REST);
    };
    const jump = (to: Sight) => {
      cancelAnimationFrame(journey);
      apply(to);
    };
    const travel = (to: Sight) => {
      const time = Number.parseFloat(getComputedStyle(svg).getPropertyValue('--travel')) || 0;
      if (time === 0) return jump(to);
      cancelAnimationFrame(journey);
      const from = sight;
      const begun = performance.now();
      const onward = (now: number) => {
        const part = Math.max(0, Math.min(1, (now - begun) / time));
        apply(part === 1 ? to : between(from, to, size(), eased(part)));
        if (part < 1) journey = requestAnimationFrame(onward);
      };
      journey = requestAnimationFrame(onward);
    };
    moves.current = { sight: () => sight, size, isSeen: () => before !== null, limits, travel };

    const endGestures = gestures(svg, {
      sight: () => sight,
      limits,
      begin: () => cancelAnimationFrame(journey),
      move(to) {
        const now = size();
        const below = wholeOf(drawing, now, foot).foot / leastIn(now);
        apply(held(to, now, [-far, 0], [width + far, height + below]));
      },
    });
    const resized = new ResizeObserver(() => {
      const now = sizeNow();
      if (now === null) return;
      const whole = wholeOf(drawing, now, foot);
      setRoomy(whole.foot > 0);
      const places = first.current;
      if (before === null && places !== null && places.length > 0) {
        const [least, nearest] = limits();
        jump(fitted(places, now, least, nearest, ROOM));
      } else if (before === null || isNear(sight, wholeOf(drawing, before, foot).sight)) jump(whole.sight);
      else {
        // The same middle, at the same distance from the whole.
        const middle = inWorld(sight, [before[0] / 2, before[1] / 2]);
        jump(pinned(middle, [now[0] / 2, now[1] / 2], (sight.k / leastIn(before)) * leastIn(now)));
      }
      before = now;
    });
    resized.observe(svg);
    return () => {
      resized.disconnect();
      endGestures();
      cancelAnimationFrame(journey);
      clearTimeout(rest);
      moves.current = null;
    };
  }, [drawing, frame, world, foot]);

  const camera = useMemo(() => cameraOf(moves, first, drawing, foot), [drawing, foot]);
  return { camera, scale, roomy };
}

/** Slow, fast, slow. */
function eased(t: number): number {
  return t < 0.5 ? 4 * t ** 3 : 1 - 4 * (1 - t) ** 3;
}

/** Within a pixel. */
function isNear(one: Sight, other: Sight): boolean {
  return Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1 && one.k === other.k;
}

/** What is to be shown before the frame is seen is what it begins with: `first`. */
function cameraOf(
  moves: RefObject<Moves | null>,
  first: RefObject<readonly Point[] | null>,
  drawing: Drawing,
  foot: number,
): Camera {
  const move = (to: (moves: Moves) => Sight | null) => {
    const target = moves.current === null ? null : to(moves.current);
    if (target !== null) moves.current?.travel(target);
  };
  return {
    zoomBy: (factor) =>
      move(({ sight, size, limits }) => {
        const [least, nearest] = limits();
        const [w, h] = size();
        const middle: Point = [w / 2, h / 2];
        const k = Math.max(least, Math.min(nearest, sight().k * factor));
        return pinned(inWorld(sight(), middle), middle, k);
      }),
    whole: () => move(({ size }) => wholeOf(drawing, size(), foot).sight),
    show(places) {
      if (places.length === 0) return;
      if (moves.current?.isSeen()) move(({ size, limits }) => fitted(places, size(), ...limits(), ROOM));
      else first.current = places;
    },
    approach(place, factor) {
      if (moves.current === null) return false;
      const { sight, size, limits, travel } = moves.current;
      const k = Math.min(limits()[1], sight().k * factor);
      if (k < sight().k * LEAST_STEP) return false;
      const [w, h] = size();
      travel(pinned(place, [w / 2, h / 2], k));
      return true;
    },
    reveal: (place) =>
      move(({ sight, size }) => {
        const now = sight();
        const [w, h] = size();
        const [x, y] = inFrame(now, place);
        const shift = drawing.endless ? shiftOf(now.x, now.k, drawing.width, w) : 0;
        const dx = toward(x + shift, w);
        const dy = toward(y, h);
        return dx === 0 && dy === 0 ? null : { ...now, x: now.x + dx, y: now.y + dy };
      }),
  };
}

function toward(at: number, length: number): number {
  const room = Math.min(ROOM, length / 4);
  if (at < room) return room - at;
  return at > length - room ? length - room - at : 0;
}
