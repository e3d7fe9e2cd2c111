import type { Action, Intent } from '@entente/web/board-api/intents.ts';
import type { AttackView } from '../src/index.ts';

/** One command of a series, found among what can be done then; `done` when it is not needed any more. */
export type Command = (actions: readonly Action[]) => Intent | 'done' | null;

/** Commands that wait for their turn. */
export interface Given {
  readonly queue: readonly Command[];
  /** The position that was answered last. */
  readonly answered: AttackView | null;
}

export const NOTHING_GIVEN: Given = { queue: [], answered: null };

/** What is given while an answer is on its way comes after what was given before. */
export const given = (before: Given, commands: readonly Command[]): Given => ({
  queue: [...before.queue, ...commands],
  answered: before.answered,
});

interface Seen {
  readonly view: AttackView;
  readonly actions: readonly Action[];
  /** Was the last command refused? Then the position stays the same. */
  readonly isRefused: boolean;
}

/** Does the last command still have no answer? */
export const isOnItsWay = ({ answered }: Given, { view, isRefused }: Pick<Seen, 'view' | 'isRefused'>) =>
  answered === view && !isRefused;

/** What to send now, and what is left then; null while there is nothing to do. A refusal ends the series. */
export function nextOf(
  now: Given,
  seen: Seen,
): { readonly send: Intent | null; readonly left: Given } | null {
  const { queue, answered } = now;
  if (answered === seen.view) return seen.isRefused ? { send: null, left: NOTHING_GIVEN } : null;
  // The same question may be drawn again before the answer has arrived.
  if (queue.length === 0 || seen.actions.length === 0) return null;
  for (const [at, command] of queue.entries()) {
    const intent = command(seen.actions);
    if (intent === null) break;
    if (intent !== 'done') return { send: intent, left: { queue: queue.slice(at + 1), answered: seen.view } };
  }
  return { send: null, left: NOTHING_GIVEN };
}
