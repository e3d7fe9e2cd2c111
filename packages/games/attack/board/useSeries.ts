import type { Action, Intent } from '@entente/web/board-api/intents.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Table } from './context.ts';

/** One command of a series, found among what can be done then; `done` when it is not needed any more. */
export type Command = (actions: readonly Action[]) => Intent | 'done' | null;

export interface Series {
  readonly running: boolean;
  /** Gives these commands one after the other; stops at the first that cannot be given. */
  give(commands: readonly Command[]): void;
}

/** Several commands that are one for the player: a mixed army, a whole order taken back. */
export function useSeries({ lit, view, act }: Pick<Table, 'lit' | 'view' | 'act'>): Series {
  const [queue, setQueue] = useState<readonly Command[]>([]);
  /** What was answered last: the same question may be drawn again before the answer has arrived. */
  const answered = useRef<Table['view'] | null>(null);
  useEffect(() => {
    if (queue.length === 0 || answered.current === view || lit.actions.length === 0) return;
    const [intent, rest] = nextOf(queue, lit.actions);
    setQueue(rest);
    if (intent === null) return;
    answered.current = view;
    act(intent, true);
  }, [queue, lit, view, act]);
  const give = useCallback((commands: readonly Command[]) => {
    answered.current = null;
    setQueue(commands);
  }, []);
  const running = queue.length > 0;
  return useMemo(() => ({ running, give }), [running, give]);
}

function nextOf(
  queue: readonly Command[],
  actions: readonly Action[],
): [intent: Intent | null, rest: readonly Command[]] {
  for (let at = 0; at < queue.length; at++) {
    const intent = queue[at](actions);
    if (intent === null) return [null, []];
    if (intent !== 'done') return [intent, queue.slice(at + 1)];
  }
  return [null, []];
}
