import { type RefObject, useEffect, useState } from 'react';

/** Width in pixels until the real one is known. */
const USUAL_WIDTH = 480;

/** Letters keep their size whatever the width: the drawing is as wide as the room it has. */
export function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const watch = new ResizeObserver(([{ contentRect }]) => setWidth(Math.max(240, contentRect.width)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);
  return width;
}
