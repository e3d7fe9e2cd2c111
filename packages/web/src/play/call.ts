import { sound } from './sound.ts';

const KEY = 'entente.called';
/** So soon after a call, in milliseconds, it is the same decision that another tab has heard of, too. */
const SAME = 3000;

/**
 * A table begins to wait for a decision of mine: I am called once, in however many tabs.
 *
 * @param aloud false: I am at the table and need not be called, by any tab
 */
export function callFor(table: string, aloud = true): void {
  const now = Date.now();
  const isKnown = isSame(table, now);
  note(table, now);
  if (aloud && !isKnown) sound('turn');
}

function isSame(table: string, now: number): boolean {
  try {
    const [last, at] = (localStorage.getItem(KEY) ?? '').split(' ');
    return last === table && now - Number(at) < SAME;
  } catch {
    return false;
  }
}

function note(table: string, now: number): void {
  try {
    localStorage.setItem(KEY, `${table} ${now}`);
  } catch {
    // A browser that keeps nothing may call twice.
  }
}
