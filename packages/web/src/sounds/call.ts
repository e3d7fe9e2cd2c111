import { sound } from './sound.ts';

const KEY = 'entente.called';
/** Number of decisions to remember. */
const MOST = 20;

/**
 * A table begins to wait for a decision of mine: I am called once, in any number of tabs.
 *
 * @param aloud false: I am at the table and need not be called, by any tab
 */
export function callFor(table: string, moment: number, aloud = true): void {
  const decision = `${table}@${moment}`;
  const known = called();
  if (known.includes(decision)) return;
  note([decision, ...known].slice(0, MOST));
  if (aloud) sound('turn');
}

function called(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    return [];
  }
}

function note(decisions: readonly string[]): void {
  try {
    localStorage.setItem(KEY, decisions.join(' '));
  } catch {
    // A browser that keeps nothing may call twice.
  }
}
