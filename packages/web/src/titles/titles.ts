import type { Title } from 'virtual:titles';
import { titles } from 'virtual:titles';
import type { Language } from '@entente/engine';

export type { Title } from 'virtual:titles';

/** Our own games first; the small examples after them. */
const LARGE = ['limit', 'ideology', 'venonta', 'attack'];

export const allTitles: readonly Title[] = [...titles].sort((a, b) => rank(a.id) - rank(b.id));

function rank(id: string): number {
  const place = LARGE.indexOf(id);
  return place < 0 ? LARGE.length : place;
}

export const largeTitles: readonly Title[] = allTitles.filter(({ id }) => LARGE.includes(id));
export const smallTitles: readonly Title[] = allTitles.filter(({ id }) => !LARGE.includes(id));

export function titleOf(id: string): Title | undefined {
  return titles.find((title) => title.id === id);
}

export function titleName(id: string, language: Language): string {
  return titleOf(id)?.words[language].title ?? id;
}

/** "2–6", or "2" when there is no choice. */
export function seatRange(seats: readonly number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? `${least}` : `${least}–${most}`;
}

/** How many play when nobody says: four if the game can do that. */
export function usualSeats(seats: readonly number[]): number {
  return seats.includes(4) ? 4 : Math.max(...seats.filter((count) => count <= 4), Math.min(...seats));
}
