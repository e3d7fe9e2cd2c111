import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Selection<Place> {
  readonly selected: Place | null;
  /** By a key the sheet takes the focus. */
  select(place: Place | null, by?: 'pointer' | 'key'): void;
}

/** The place that is open. What is fought over opens by itself; a key press takes the focus to `[data-sheet]`. */
export function useSelection<Place extends string>(
  root: RefObject<HTMLElement | null>,
  fought: Place | null,
  opened: () => void,
): Selection<Place> {
  const [selected, setSelected] = useState<Place | null>(fought);
  const focus = useRef(false);
  const sought = useRef(false);
  // What is open already can be opened again, by a key, to get at its sheet.
  const [, again] = useState(0);
  const open = useRef(opened);
  open.current = opened;
  useEffect(() => {
    if (fought !== null) setSelected(fought);
  }, [fought]);
  useEffect(() => {
    const sheet = root.current?.querySelector<HTMLElement>(`[data-sheet="${selected}"]`);
    if (sheet && sought.current) sheet.scrollIntoView({ block: 'nearest' });
    sought.current = false;
    if (!focus.current || selected === null) return;
    focus.current = false;
    (sheet?.querySelector<HTMLElement>('[data-action]') ?? sheet)?.focus();
  });
  const select = useCallback((place: Place | null, by: 'pointer' | 'key' = 'pointer') => {
    focus.current = by === 'key' && place !== null;
    sought.current = place !== null;
    setSelected(place);
    again((times) => times + 1);
    if (place !== null) open.current();
  }, []);
  return { selected, select };
}
