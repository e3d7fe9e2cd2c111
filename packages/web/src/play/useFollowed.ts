import { useEffect, useRef } from 'react';

/** So near to its end, in pixels, a list counts as being there. */
const NEAR = 48;

/** A list that stays at its end while it grows, until its reader scrolls away from there. */
export function useFollowed(length: number, atEnd = true) {
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const begun = useRef(atEnd);
  useEffect(() => {
    const panel = list.current?.closest('[role=tabpanel]');
    if (!panel) return;
    const onScroll = () => {
      follows.current = panel.scrollHeight - panel.scrollTop - panel.clientHeight < NEAR;
    };
    panel.addEventListener('scroll', onScroll);
    return () => panel.removeEventListener('scroll', onScroll);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls
  useEffect(() => {
    const panel = list.current?.closest('[role=tabpanel]');
    if (follows.current && begun.current && panel) panel.scrollTop = panel.scrollHeight;
    begun.current = true;
  }, [length]);
  return list;
}
