import type { Settings } from '../settings/store.ts';

/** With less time than this, in milliseconds, nothing is asked twice. */
const HURRY = 30_000;

/**
 * Is a choice to be confirmed? There is no time to ask when there is no time.
 *
 * @param left milliseconds on the clock; null where there is none
 */
export function isAskedTwice(confirm: Settings['confirm'], byTouch: boolean, left: number | null): boolean {
  if (left !== null && left < HURRY) return false;
  return confirm === 'always' || (confirm === 'touch' && byTouch);
}
