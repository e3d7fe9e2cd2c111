import { useEffect, useRef, useState } from 'react';

/** Pixels from its end within which a list counts as being there. */
const NEAR = 48;

interface Followed {
  /** Is its end shown first? Otherwise only when it grows. */
  readonly atEnd?: boolean;
  /** Where in the list to begin reading instead. */
  readonly first?: string | undefined;
}

/** A list that stays at its end while it grows, until its reader scrolls away: then it counts what the reader misses. */
export function useFollowed(length: number, { atEnd = true, first }: Followed = {}) {
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const begun = useRef(atEnd && first === undefined);
  const known = useRef(length);
  const [read, setRead] = useState(length);
  known.current = length;
  useEffect(() => {
    const panel = panelOf(list.current);
    if (panel === null) return;
    const onScroll = () => {
      follows.current = panel.scrollHeight - panel.scrollTop - panel.clientHeight < NEAR;
      if (follows.current) setRead(known.current);
    };
    let place = first;
    const begin = () => {
      if (place !== undefined) list.current?.querySelector(place)?.scrollIntoView({ block: 'start' });
      else if (atEnd) panel.scrollTop = panel.scrollHeight;
      place = undefined;
      onScroll();
    };
    // On a small screen it comes and goes, and what is hidden cannot be scrolled.
    let isSeen = false;
    const appears = new ResizeObserver(() => {
      if (!isSeen && panel.clientHeight > 0) begin();
      isSeen = panel.clientHeight > 0;
    });
    appears.observe(panel);
    panel.addEventListener('scroll', onScroll);
    return () => {
      appears.disconnect();
      panel.removeEventListener('scroll', onScroll);
    };
  }, [first, atEnd]);
  const toEnd = () => {
    const panel = panelOf(list.current);
    if (panel !== null) panel.scrollTop = panel.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls
  useEffect(() => {
    if (follows.current && begun.current) {
      toEnd();
      setRead(length);
    }
    begun.current = true;
  }, [length]);
  return { list, missed: Math.max(0, length - read), toEnd };
}

/** What scrolls. */
const panelOf = (list: Element | null): Element | null => list?.closest('[role=tabpanel]') ?? null;
