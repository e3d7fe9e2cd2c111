import { goalOf, type Types, type View } from '@entente/engine';
import { useRef } from 'react';
import type { Play } from '../usePlay.ts';

/** How things were when the reader decided last. */
export interface Since {
  /** How many lines the log had. */
  readonly from: number;
  /** Where everybody stood; null if nobody counts, or if the page was loaded since. */
  readonly standing: readonly number[] | null;
  /** The table as it was; null if the page was loaded since. */
  readonly view: View<Types> | null;
}

/** @param seen how many lines were there when this table was last looked at; 0 for a table that is new here */
export function useSince({ game, log, session, shown }: Play, seen: number): Since {
  const since = useRef<Since | null>(null);
  const sent = useRef(session.pending);
  const now = () =>
    shown === undefined
      ? null
      : { from: log.length, standing: goalOf(game, shown.view)?.standing ?? null, view: shown.view };
  if (since.current === null && shown !== undefined)
    since.current = seen === 0 ? now() : { from: seen, standing: null, view: null };
  const isSent = session.pending !== null && session.pending !== sent.current;
  sent.current = session.pending;
  if (isSent && shown !== undefined) since.current = now();
  return since.current ?? { from: log.length, standing: null, view: null };
}
