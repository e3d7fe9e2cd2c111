import type { Region } from '@entente/game-ideology';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The region that is open. A conflict opens its region by itself; a key press takes the focus to the sheet. */
export function useSelection(
  root: RefObject<HTMLElement | null>,
  fought: Region | null,
  opened: () => void,
): { selected: Region | null; select(region: Region | null, by?: 'pointer' | 'key'): void } {
  const [selected, setSelected] = useState<Region | null>(fought);
  const focus = useRef(false);
  const sought = useRef(false);
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
  const select = useCallback((region: Region | null, by: 'pointer' | 'key' = 'pointer') => {
    focus.current = by === 'key' && region !== null;
    sought.current = region !== null;
    setSelected(region);
    if (region !== null) open.current();
  }, []);
  return { selected, select };
}
