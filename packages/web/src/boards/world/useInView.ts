import { type RefObject, useEffect } from 'react';

/** Scrolls to the first of these things when they have changed and none of them is in view. */
export function useInView(list: RefObject<HTMLElement | null>, wanted: string, which: string): void {
  useEffect(() => {
    const found = which === '' ? [] : [...(list.current?.querySelectorAll(wanted) ?? [])];
    const frame = found.length === 0 ? null : scrollerOf(found[0]);
    if (frame === null) return;
    const { top, bottom } = frame.getBoundingClientRect();
    const isSeen = found.some((one) => {
      const box = one.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    });
    if (!isSeen) found[0].scrollIntoView({ block: 'nearest' });
  }, [list, wanted, which]);
}

function scrollerOf({ parentElement: parent }: Element): Element | null {
  if (parent === null || /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  return scrollerOf(parent);
}
