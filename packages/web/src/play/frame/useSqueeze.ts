import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** What a line leaves out where it has no room for all, the least important first. */
const GIVES = ['phases', 'labels', 'round', 'count', 'phase', 'pips', 'scores'] as const;

/**
 * Leaves things out until what is marked `data-whole` is whole, before anybody sees it; gives them in one text for `~=`.
 * What has gone stays away until the window changes, so that nothing comes and goes with a number.
 */
export function useSqueeze(line: RefObject<HTMLElement | null>): string {
  const [given, setGiven] = useState(0);
  // After every drawing: any part of it may have come or grown.
  useLayoutEffect(() => {
    const here = line.current;
    if (here === null) return;
    const squeeze = () => isCut(here) && setGiven(Math.min(given + 1, GIVES.length));
    squeeze();
    // A part may also grow by itself.
    const observer = new ResizeObserver(squeeze);
    for (const part of wholeParts(here)) observer.observe(part);
    return () => observer.disconnect();
  });
  useEffect(() => {
    const again = () => setGiven(0);
    addEventListener('resize', again);
    void document.fonts.ready.then(again);
    return () => removeEventListener('resize', again);
  }, []);
  return GIVES.slice(0, given).join(' ');
}

const wholeParts = (line: HTMLElement) => [line, ...line.querySelectorAll<HTMLElement>('[data-whole]')];

const isCut = (line: HTMLElement) =>
  wholeParts(line).some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
