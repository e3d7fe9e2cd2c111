import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Table } from './context.ts';
import { type Command, given, isOnItsWay, NOTHING_GIVEN, nextOf } from './series.ts';

export interface Series {
  /** Until the answer to the last command has arrived. */
  readonly running: boolean;
  /** Gives these commands one after the other, after those that were given before; stops at the first that cannot be given. */
  give(commands: readonly Command[]): void;
}

/**
 * Several commands that are one for the player: a mixed army, a whole order taken back.
 * @param isRefused was the viewer's last command refused?
 */
export function useSeries(
  { lit, view, act }: Pick<Table, 'lit' | 'view' | 'act'>,
  isRefused: boolean,
): Series {
  const [now, setNow] = useState(NOTHING_GIVEN);
  useEffect(() => {
    const next = nextOf(now, { view, actions: lit.actions, isRefused });
    if (next === null) return;
    setNow(next.left);
    if (next.send !== null) act(next.send, true);
  }, [now, lit, view, act, isRefused]);
  const give = useCallback((commands: readonly Command[]) => setNow((before) => given(before, commands)), []);
  const running = now.queue.length > 0 || isOnItsWay(now, { view, isRefused });
  return useMemo(() => ({ running, give }), [running, give]);
}
