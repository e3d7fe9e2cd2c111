import type { LessonStepBody } from '../link/messages.ts';
import { findServer } from '../link/server-state.ts';
import { keepList, keptList } from './kept.ts';

/** Steps that were counted, as `table/step`. */
const KEY = 'entente.counted';
/** Number of them that are remembered. */
const REMEMBERED = 200;

/** Counts a step that a learner has come to for the first time at this table. A device without a server counts nothing. */
export function countStep(table: string, taken: LessonStepBody): void {
  const mark = `${table}/${taken.step}`;
  const before = keptList(KEY);
  if (before.includes(mark)) return;
  keepList(KEY, [...before, mark], REMEMBERED);
  const send = async () => {
    const { state } = await findServer();
    if (state !== 'here') return;
    const { request } = await import('../link/server-host.ts');
    await request('POST', '/lessons/steps', taken);
  };
  send().catch(() => {
    // A step that is not counted does no harm.
  });
}
