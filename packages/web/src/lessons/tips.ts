import { keepList, keptList } from './kept.ts';

/** Tips that a player does not want to see again, as `game/tip`. */
const DISMISSED = 'entente.tips';
/** Tips that came up at tables, as `table/tip`. */
const SHOWN = 'entente.tipsAt';
/** Tables at which a player is guided, and titles whose next table will be one. */
const GUIDED = 'entente.guided';
/** Maximum number of tips in a game of a player who is not guided. */
export const MOST_TIPS = 3;
/** Number of tips that are remembered, of all tables together. */
const REMEMBERED = 300;

export const isDismissed = (game: string, tip: string): boolean =>
  keptList(DISMISSED).includes(`${game}/${tip}`);

export function dismiss(game: string, tip: string): void {
  keepList(DISMISSED, [...keptList(DISMISSED), `${game}/${tip}`]);
}

/** All tips may come up again. */
export function forgetDismissed(): void {
  keepList(DISMISSED, []);
}

export const shownAt = (table: string): readonly string[] =>
  keptList(SHOWN).flatMap((kept) => (kept.startsWith(`${table}/`) ? [kept.slice(table.length + 1)] : []));

export function noteShown(table: string, tip: string): void {
  keepList(SHOWN, [...keptList(SHOWN), `${table}/${tip}`], REMEMBERED);
}

/** From now on at this table, or at the next one of this title, every first occurrence is explained. */
export function guide(tableOrTitle: string): void {
  keepList(GUIDED, [...keptList(GUIDED), tableOrTitle], REMEMBERED);
}

/** Is a player guided at this table? What waited for a table of the title has found it. */
export function isGuided(table: string, title: string): boolean {
  const guided = keptList(GUIDED);
  if (guided.includes(title)) keepList(GUIDED, [...guided.filter((one) => one !== title), table], REMEMBERED);
  return guided.includes(table) || guided.includes(title);
}
