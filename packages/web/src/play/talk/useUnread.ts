import { useEffect, useState } from 'react';
import { useMuted } from '../../link/muted.ts';
import type { Play } from '../usePlay.ts';

/** How many lines others have said since the talk of this table was last open here. */
export function useUnread({ state, session: { talk } }: Play, open: boolean): number {
  const key = `entente.heard.${state.id}`;
  const muted = useMuted(state.id);
  const latest = talk.at(-1)?.number ?? 0;
  const [heard, setHeard] = useState(() => Number(localStorage.getItem(key) ?? 0));
  useEffect(() => {
    if (!open || latest === 0) return;
    localStorage.setItem(key, String(latest));
    setHeard(latest);
  }, [key, latest, open]);
  if (open) return 0;
  return talk.filter(
    ({ number, seat }) => number > heard && state.chairs[seat]?.mine !== true && !muted.includes(seat),
  ).length;
}
