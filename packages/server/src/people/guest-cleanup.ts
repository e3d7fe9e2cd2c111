import { SESSION_LASTS } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { DAY } from '../world.ts';

/** People to check in one go, so that players do not wait long. */
const AT_ONCE = 200;

/**
 * Deletes sessions that have ended, and guests who can never come back and have left no trace at any table. A person who
 * sits at a table, made it or said something there stays as long as the table does.
 */
export async function cleanUpGuests(store: Store, now: number, isStopped: () => boolean): Promise<void> {
  // A day more: the clock of another process may be late.
  const since = now - SESSION_LASTS - DAY;
  for (let last: string | null = ''; last !== null && !isStopped(); )
    last = await store.people.tidy(last, AT_ONCE, since);
}
