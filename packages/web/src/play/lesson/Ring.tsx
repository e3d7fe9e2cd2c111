import type { Pointer } from '@entente/engine/lesson';
import { useEffect, useRef } from 'react';
import type { LessonShown } from '../../link/messages.ts';
import style from './lesson.module.css';
import { isCovered, pointedAt } from './pointed-at.ts';

/** Pixels between what is meant and the ring round it. */
const GAP = 4;

/** Frames between two tries to bring something to light: a board scrolls, too, and sheets close. */
const PATIENCE = 20;
/** Each is tried once, then a reader may scroll on. */
const TRIES = ['nearest', 'center', 'start'] as const;

/** A ring round what is meant, wherever that moves to. Presses go through it. */
export function Ring({ point, pointed }: { point: Pointer; pointed: LessonShown['pointed'] }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let last: Element | null = null;
    let tried = 0;
    let frames = 0;
    /** A whole tile or card, where that is what is meant. */
    const bringToLight = (found: HTMLElement) => {
      if (frames++ % PATIENCE > 0 || tried === TRIES.length || (tried > 0 && !isCovered(found))) return;
      (found.closest('article') ?? found).scrollIntoView({ block: TRIES[tried++] });
    };
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const its = ring.current;
      const { found, isItself } = pointedAt(point, pointed);
      if (its === null) return;
      if (found !== last) {
        tried = 0;
        frames = 0;
      }
      last = found;
      if (found instanceof HTMLElement) bringToLight(found);
      // Over something else a ring would mean that.
      its.hidden = found === null || isCovered(found);
      if (found === null || its.hidden) return;
      its.dataset.ring = isItself ? 'itself' : 'near';
      const { left, top, width, height } = found.getBoundingClientRect();
      its.style.translate = `${left - GAP}px ${top - GAP}px`;
      its.style.width = `${width + 2 * GAP}px`;
      its.style.height = `${height + 2 * GAP}px`;
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [point, pointed]);
  return <div ref={ring} className={style.ring} data-ring="" aria-hidden="true" hidden />;
}
