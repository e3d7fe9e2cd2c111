import type { Point } from './file.ts';
import { inWorld, pinned, type Sight } from './sight.ts';

interface Moved {
  sight(): Sight;
  /** The scales that are allowed: the whole world, and as near as it gets. */
  limits(): readonly [number, number];
  /** The player has taken hold of the map. */
  begin(): void;
  move(to: Sight): void;
}

interface Finger {
  at: Point;
  /** The place in the world that it holds. */
  place: Point;
}

/** Pixels beyond which a press drags and does not choose. */
const SLIP = 5;
/** How many doublings a unit of the wheel is: pixels, lines, pages. */
const WHEEL = [0.002, 0.05, 1];

/** Wheel, drag and pinch over a frame. Returns what ends them. */
export function gestures(frame: SVGSVGElement, { sight, limits, begin, move }: Moved): () => void {
  const fingers = new Map<number, Finger>();
  let start: Point = [0, 0];
  let dragged = false;

  const pointIn = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  const allowed = (k: number) => Math.max(limits()[0], Math.min(limits()[1], k));
  const takeHold = () => {
    for (const finger of fingers.values()) finger.place = inWorld(sight(), finger.at);
  };

  const onWheel = (event: WheelEvent) => {
    const { k } = sight();
    const doublings = -event.deltaY * (WHEEL[event.deltaMode] ?? 1) * (event.ctrlKey ? 10 : 1);
    const wanted = allowed(k * 2 ** doublings);
    // At either end the wheel belongs to the page again.
    if (wanted === k) return;
    event.preventDefault();
    begin();
    const at = pointIn(event);
    move(pinned(inWorld(sight(), at), at, wanted));
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    if (fingers.size === 0) {
      start = pointIn(event);
      dragged = false;
      addEventListener('pointermove', onMove);
      addEventListener('pointerup', onUp);
      addEventListener('pointercancel', onUp);
    } else dragged = true;
    begin();
    fingers.set(event.pointerId, { at: pointIn(event), place: [0, 0] });
    takeHold();
  };
  const onMove = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    // Released outside of the window.
    if (event.buttons === 0) return onUp(event);
    finger.at = pointIn(event);
    dragged ||= Math.hypot(finger.at[0] - start[0], finger.at[1] - start[1]) > SLIP;
    const [one, other] = fingers.values();
    if (other !== undefined) move(pinched(one, other, allowed));
    else if (dragged) move(pinned(one.place, one.at, sight().k));
  };
  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    takeHold();
    if (fingers.size > 0) return;
    letGo();
    // The click that follows a drag comes at once or not at all.
    setTimeout(() => {
      dragged = false;
    });
  };
  const onClick = (event: MouseEvent) => {
    if (dragged) event.stopPropagation();
  };
  const letGo = () => {
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onUp);
    removeEventListener('pointercancel', onUp);
  };

  frame.addEventListener('wheel', onWheel, { passive: false });
  frame.addEventListener('pointerdown', onDown);
  frame.addEventListener('click', onClick, { capture: true });
  return () => {
    letGo();
    frame.removeEventListener('wheel', onWheel);
    frame.removeEventListener('pointerdown', onDown);
    frame.removeEventListener('click', onClick, { capture: true });
  };
}

/** The sight in which two fingers still hold their places, as far as they can. */
function pinched(one: Finger, other: Finger, allowed: (k: number) => number): Sight {
  const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const k = allowed(apart(one.at, other.at) / Math.max(apart(one.place, other.place), 1e-6));
  return pinned(middle(one.place, other.place), middle(one.at, other.at), k);
}
