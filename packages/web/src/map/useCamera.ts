import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Drawing } from './drawing.ts';
import { keepNamesInside } from './edges.ts';
import type { Point } from './file.ts';
import { centred, densest, fitted, onScreen, shiftOf, shortWay, together, wholeOf } from './frame.ts';
import { type Edges, freeOf, grown, isWithin, WIDE } from './free.ts';
import { gestures } from './gestures.ts';
import type { Box } from './labels.ts';
import { between, held, inWorld, pinned, type Sight, stepOf } from './sight.ts';

/** Largest scale: times the whole world, and at least this number of pixels for a unit. */
const NEAREST = 12;
const NEAR = 8;
/** Largest scale, in pixels for a unit, to which the map zooms so that a finger can tell things apart. */
export const CLOSE = 5;

/** Milliseconds after its last movement until the world is at rest. */
const REST = 100;

/** Smallest factor of zooming in that makes a difference. */
const LEAST_STEP = 1.1;

/** What is to be seen from now on. */
export interface Need {
  readonly places: readonly Point[];
  /** The player's own view is kept until this is another. */
  readonly phase: string;
  /** As near as it is brought where nothing has to be told apart: pixels for a unit. */
  readonly close: number;
  /** How much more room than other counters these need below their middle, in pixels. */
  readonly foot: number;
  /** Scale at which a finger can tell the places apart, at this one or nearer. */
  near(scale: number): number;
}

export interface Camera {
  zoomBy(factor: number): void;
  /** To what matters; from there to the whole world. */
  fit(): void;
  /**
   * Looks at what matters, unless the player has taken another view in this phase or all of it is seen already: then it
   * says false.
   */
  attend(need: Need): boolean;
  /** Brings places into view, as near as they fit. */
  show(places: readonly Point[]): void;
  /** Zooms in on a place by this factor; false if it is as near as possible. */
  approach(place: Point, factor: number): boolean;
  /** Moves no more than needed to see a place. */
  reveal(place: Point): void;
}

interface Refs {
  readonly frame: RefObject<SVGSVGElement | null>;
  readonly world: RefObject<SVGGElement | null>;
  /** Redrawn at rest; only moved until then. */
  readonly waters: RefObject<SVGSVGElement | null>;
}

/** What a world at rest shows. */
export interface Rest {
  readonly sight: Sight;
  readonly size: Point;
  readonly edges: Edges;
}

/** What moves the world inside its frame. */
interface Moves {
  sight(): Sight;
  size(): Point;
  edges(): Edges;
  /** Has the frame had a size yet? */
  isSeen(): boolean;
  limits(): readonly [number, number];
  /** By the time that pieces travel; at once where motion is not wanted. */
  travel(to: Sight): void;
}

/**
 * Wheel, pinch and drag move the world inside its frame without asking React; `scale` (pixels for a unit)
 * changes in steps, for what has to be rearranged. Style sheets find the exact scale in `--scale`.
 */
export function useCamera(
  { frame, world, waters }: Refs,
  drawing: Drawing,
): { camera: Camera; scale: number; rest: Rest | null } {
  const [scale, setScale] = useState(1);
  const [rest, setRest] = useState<Rest | null>(null);
  const need = useRef<Need | null>(null);
  /** Has the player chosen another view in this phase? */
  const isOwn = useRef(false);
  const moves = useRef<Moves | null>(null);
  const camera = useMemo(() => cameraOf(moves, need, isOwn, drawing), [drawing]);

  useEffect(() => {
    const svg = frame.current;
    const group = world.current;
    if (svg === null || group === null) return;
    const { width, height, endless } = drawing;
    const far = endless ? Number.POSITIVE_INFINITY : 0;
    let sight: Sight = { x: 0, y: 0, k: 1 };
    let before: Point | null = null;
    let journey = 0;
    let resting: ReturnType<typeof setTimeout> | undefined;

    /** Null while it is hidden. */
    const sizeNow = (): Point | null => {
      const { width: w, height: h } = svg.getBoundingClientRect();
      return w > 1 && h > 1 ? [w, h] : null;
    };
    /** While it is hidden, as it was last seen: that is what it comes back to. */
    const size = (): Point => sizeNow() ?? before ?? [1, 1];
    const edges = () => freeOf(svg.getBoundingClientRect(), coversOf(svg, true));
    const leastIn = ([w, h]: Point) => Math.min(w / width, h / height);
    const limits = () => {
      const least = leastIn(size());
      return [least, Math.max(NEAR, least * NEAREST)] as const;
    };
    const settle = () => {
      clearTimeout(resting);
      paint(waters.current, shown(sight), size());
      keepNamesInside(svg, coversOf(svg));
      setRest({ sight, size: size(), edges: edges() });
    };
    /** Of an endless world, the copy in the middle. */
    const shown = ({ x, y, k }: Sight): Sight => ({
      x: x + (endless ? shiftOf(x, k, width, size()[0]) : 0),
      y,
      k,
    });
    const apply = (to: Sight) => {
      sight = to;
      const { x, y, k } = shown(to);
      group.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
      svg.style.setProperty('--scale', String(k));
      for (const pattern of svg.querySelectorAll('pattern'))
        pattern.setAttribute('patternTransform', `scale(${1 / k})`);
      setScale(stepOf(k));
      if (waters.current !== null && !carry(waters.current, { x, y, k }, size()))
        paint(waters.current, { x, y, k }, size());
      clearTimeout(resting);
      resting = setTimeout(settle, REST);
    };
    const jump = (to: Sight) => {
      cancelAnimationFrame(journey);
      apply(to);
      settle();
    };
    const travel = (to: Sight) => {
      const time = Number.parseFloat(getComputedStyle(svg).getPropertyValue('--travel')) || 0;
      if (time === 0) return jump(to);
      cancelAnimationFrame(journey);
      const from = sight;
      const goal = shortWay(from, to, size(), drawing);
      const begun = performance.now();
      const onward = (now: number) => {
        const part = Math.max(0, Math.min(1, (now - begun) / time));
        apply(part === 1 ? goal : between(from, goal, size(), eased(part)));
        if (part < 1) journey = requestAnimationFrame(onward);
      };
      journey = requestAnimationFrame(onward);
    };
    const moving: Moves = { sight: () => sight, size, edges, isSeen: () => before !== null, limits, travel };
    moves.current = moving;

    const endGestures = gestures(svg, {
      sight: () => sight,
      limits,
      begin: () => cancelAnimationFrame(journey),
      move(to) {
        isOwn.current = true;
        const { top, right, bottom, left } = edges();
        const from: Point = [-far - left / to.k, -top / to.k];
        apply(held(to, size(), from, [width + far + right / to.k, height + bottom / to.k]));
      },
    });
    const resized = new ResizeObserver(() => {
      const now = sizeNow();
      if (now === null) return;
      const first = before === null;
      const [last, was] = [before ?? now, sight];
      before = now;
      if (first || !isOwn.current) jump(sightOf(need.current, moving, drawing));
      else {
        // The same middle, at the same distance from the whole.
        const middle = inWorld(was, [last[0] / 2, last[1] / 2]);
        jump(pinned(middle, [now[0] / 2, now[1] / 2], (was.k / leastIn(last)) * leastIn(now)));
      }
    });
    resized.observe(svg);
    // A sheet that a question opens comes after the question.
    const asked = new MutationObserver(() => {
      if (need.current !== null) camera.attend(need.current);
    });
    const board = svg.closest('[data-fill]');
    if (board !== null) asked.observe(board, { attributeFilter: ['data-asked'], subtree: true });
    return () => {
      resized.disconnect();
      asked.disconnect();
      endGestures();
      cancelAnimationFrame(journey);
      clearTimeout(resting);
      moves.current = null;
    };
  }, [drawing, frame, world, waters, camera]);

  return { camera, scale, rest };
}

/** Whatever lies over the map, anywhere on its board; a sheet that has opened as large as it may become, if wanted. */
export function coversOf(svg: SVGSVGElement, isGrown = false): Box[] {
  const board = svg.closest('[data-fill]') ?? svg.parentElement;
  const frame = svg.getBoundingClientRect();
  const covers = [...(board?.querySelectorAll<HTMLElement>('[data-cover]') ?? [])];
  // A card may not lie over what it speaks of. On a small screen nothing is left beside it.
  const card = svg.closest('main')?.querySelector<HTMLElement>(':scope > [data-card][data-mine="true"]');
  if (card != null && card.offsetWidth < WIDE * frame.width) covers.push(card);
  return covers.map((cover) => {
    const box = cover.getBoundingClientRect();
    return isGrown && cover.dataset.open === 'true' ? grown(box, frame) : box;
  });
}

/** Part of the frame by which the picture of the waters is larger, at each side. */
const SPARE = 0.25;

/** Draws the waters for a sight. */
function paint(waters: SVGSVGElement | null, { x, y, k }: Sight, [w, h]: Point): void {
  if (waters === null) return;
  waters.style.transform = '';
  waters.dataset.sight = `${x} ${y} ${k}`;
  waters.firstElementChild?.setAttribute(
    'transform',
    `translate(${x + w * SPARE} ${y + h * SPARE}) scale(${k})`,
  );
}

/** Moves the picture of the waters as it was drawn last; false where it would not do. */
function carry(waters: SVGSVGElement, { x, y, k }: Sight, [w, h]: Point): boolean {
  const drawn = waters.dataset.sight?.split(' ').map(Number);
  if (drawn === undefined) return false;
  const [fromX, fromY, fromK] = drawn;
  const by = k / fromK;
  const [dx, dy] = [x - fromX * by, y - fromY * by];
  if (Math.abs(dx) > w || Math.abs(dy) > h || by < 0.5 || by > 2) return false;
  waters.style.transform = `translate(${dx}px, ${dy}px) scale(${by})`;
  return true;
}

/** Slow, fast, slow. */
function eased(t: number): number {
  return t < 0.5 ? 4 * t ** 3 : 1 - 4 * (1 - t) ** 3;
}

/** Within a pixel. */
function isNear(one: Sight, other: Sight): boolean {
  return (
    Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1 && Math.abs(one.k / other.k - 1) < 1e-3
  );
}

/** In an upright frame the world is at least as high as what is free of it. */
function filling({ height }: Drawing, [w, h]: Point, { top, bottom }: Edges): number {
  return h > w ? Math.max(0, h - top - bottom) / height : 0;
}

/** What matters in the free part of the frame, so near that a finger tells it apart. */
function sightOf(need: Need | null, moves: Moves, drawing: Drawing): Sight {
  const size = moves.size();
  if (need === null || need.places.length === 0) return wholeOf(drawing, size);
  const [least, nearest] = moves.limits();
  const edges = freeFor(need, moves);
  const places = together(need.places, drawing);
  const all = fitted(places, size, least, Math.min(nearest, Math.max(need.close, least)), edges);
  const k = Math.min(nearest, need.near(Math.max(all.k, filling(drawing, size, edges))));
  return k <= all.k ? all : densest(places, size, k, edges);
}

function freeFor({ foot }: Need, { edges }: Moves): Edges {
  const free = edges();
  return { ...free, bottom: free.bottom + foot };
}

function cameraOf(
  moves: RefObject<Moves | null>,
  need: RefObject<Need | null>,
  isOwn: RefObject<boolean>,
  drawing: Drawing,
): Camera {
  const move = (to: (moves: Moves) => Sight | null): boolean => {
    const target = moves.current?.isSeen() ? to(moves.current) : null;
    if (target !== null) moves.current?.travel(target);
    return target !== null;
  };
  return {
    zoomBy(factor) {
      isOwn.current = true;
      move(({ sight, size, limits }) => {
        const [least, nearest] = limits();
        const [w, h] = size();
        const middle: Point = [w / 2, h / 2];
        const k = Math.max(least, Math.min(nearest, sight().k * factor));
        return pinned(inWorld(sight(), middle), middle, k);
      });
    },
    fit() {
      move((now) => {
        const matters = sightOf(need.current, now, drawing);
        isOwn.current = isNear(matters, now.sight());
        return isOwn.current ? wholeOf(drawing, now.size()) : matters;
      });
    },
    attend(wanted) {
      const isNew = need.current?.phase !== wanted.phase;
      need.current = wanted;
      if (isNew) isOwn.current = false;
      if (isOwn.current) return false;
      return move((now) => {
        const matters = sightOf(wanted, now, drawing);
        const edges = freeFor(wanted, now);
        const sight = now.sight();
        const isSeen = wanted.places.every((place) =>
          isWithin(onScreen(place, sight, now.size(), drawing), now.size(), edges),
        );
        // What is seen well enough stays where it is.
        const isGood = isSeen && sight.k >= matters.k * 0.6 && sight.k >= wanted.near(sight.k);
        return isGood ? null : matters;
      });
    },
    show(places) {
      if (places.length === 0) return;
      move(({ size, limits, edges }) =>
        fitted(together(places, drawing), size(), limits()[0], Math.max(limits()[0], CLOSE / 2), edges()),
      );
    },
    approach(place, factor) {
      if (moves.current === null) return false;
      const { sight, size, limits, edges, travel } = moves.current;
      const k = Math.min(limits()[1], sight().k * factor);
      if (k < sight().k * LEAST_STEP) return false;
      isOwn.current = true;
      travel(centred(place, size(), k, edges()));
      return true;
    },
    reveal(place) {
      move(({ sight, size, edges }) => {
        const now = sight();
        const [w, h] = size();
        const [x, y] = onScreen(place, now, [w, h], drawing);
        const { top, right, bottom, left } = edges();
        const dx = toward(x, left, w - right);
        const dy = toward(y, top, h - bottom);
        return dx === 0 && dy === 0 ? null : { ...now, x: now.x + dx, y: now.y + dy };
      });
    },
  };
}

/** Empty room around what is brought into view, in pixels: as much as a sign at the edge takes. */
const ROOM = 72;

function toward(at: number, from: number, to: number): number {
  const room = Math.min(ROOM, (to - from) / 4);
  if (at < from + room) return from + room - at;
  return at > to - room ? to - room - at : 0;
}
