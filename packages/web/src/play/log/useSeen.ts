import { useEffect, useMemo, useState } from 'react';
import { isPass } from '../auto/passes.ts';
import type { Play } from '../usePlay.ts';

export interface SeenLines {
  /** How many lines were there when this table was last looked at. */
  readonly since: number;
  /** How many have come since the reader last looked at the log or decided something; passes do not count. */
  readonly unread: number;
}

/** Which lines of the log are new to the reader. `open`: the log itself is before the reader's eyes. */
export function useSeen({ game, state, viewer, log, session }: Play, open: boolean): SeenLines {
  const key = `entente.seen.${state.id}.${viewer}`;
  const since = useMemo(() => Number(localStorage.getItem(key) ?? 0), [key]);
  const [read, setRead] = useState(since);
  useEffect(() => {
    if (log.length === 0 || document.hidden) return;
    localStorage.setItem(key, String(log.length));
    if (open) setRead(log.length);
  }, [key, log.length, open]);
  const decides = session.pending !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the reader's own decision counts from here
  useEffect(() => {
    if (decides) setRead(log.length);
  }, [decides]);
  const unread = open ? 0 : log.slice(read).filter((line) => !isPass(game, line)).length;
  return { since: Math.min(since, log.length), unread };
}
