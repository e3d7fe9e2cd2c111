import type { Action, Intent } from '@entente/web/board-api/intents.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Table } from './context.ts';

/** One command of a series, found among what can be done then; `done` when it is not needed any more. */
export type Command = (actions: readonly Action[]) => Intent | 'done' | null;

export interface Series {
  /** Until the answer to the last command has arrived. */
  readonly running: boolean;
  /** Gives these commands one after the other; stops at the first that cannot be given. */
  give(commands: readonly Command[]): void;
}

/** Several commands that are one for the player: a mixed army, a whole order taken back. */
export function useSeries({ lit, view, act }: Pick<Table, 'lit' | 'view' | 'act'>): Series {
  const [{ queue, answered }, setGiven] = useState<Given>(NOTHING_GIVEN);
  const waits = answered === view;
  useEffect(() => {
    // The same question may be drawn again before the answer has arrived.
    if (queue.length === 0 || waits || lit.actions.length === 0) return;
    const [intent, rest] = nextOf(queue, lit.actions);
    setGiven(intent === null ? NOTHING_GIVEN : { queue: rest, answered: view });
    if (intent !== null) act(intent, true);
  }, [queue, waits, lit, view, act]);
  const give = useCallback((commands: readonly Command[]) => {
    setGiven({ queue: commands, answered: null });
  }, []);
  const running = queue.length > 0 || waits;
  return useMemo(() => ({ running, give }), [running, give]);
}

interface Given {
  readonly queue: readonly Command[];
  /** The position that was answered last. */
  readonly answered: Table['view'] | null;
}

const NOTHING_GIVEN: Given = { queue: [], answered: null };

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
