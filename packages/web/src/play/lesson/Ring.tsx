import type { Pointer } from '@entente/engine/lesson';
import { useEffect, useRef } from 'react';
import type { LessonShown } from '../../link/messages.ts';
import style from './lesson.module.css';
import { pointedAt } from './pointed-at.ts';

/** Pixels between what is meant and the ring round it. */
const GAP = 4;

/** A ring round what is meant, wherever that moves to. Presses go through it. */
export function Ring({ point, pointed }: { point: Pointer; pointed: LessonShown['pointed'] }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let last: Element | null = null;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const its = ring.current;
      const { found, isItself } = pointedAt(point, pointed);
      if (its === null) return;
      its.hidden = found === null;
      if (found === null) return;
      its.dataset.ring = isItself ? 'itself' : 'near';
      // Once: a reader may scroll on.
      if (found !== last && found instanceof HTMLElement) found.scrollIntoView({ block: 'nearest' });
      last = found;
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
