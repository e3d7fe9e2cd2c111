import type { Title } from 'virtual:titles';
import { titles } from 'virtual:titles';
import type { Language } from '@entente/engine';

export type { Title } from 'virtual:titles';

export const largeTitles: readonly Title[] = titles.filter(({ size }) => size === 'large');
export const smallTitles: readonly Title[] = titles.filter(({ size }) => size === 'small');

export const allTitles: readonly Title[] = [...largeTitles, ...smallTitles];

export function titleOf(id: string): Title | undefined {
  return titles.find((title) => title.id === id);
}

export function titleName(id: string, language: Language): string {
  return titleOf(id)?.words[language].title ?? id;
}

/** "Venonta" of "Venonta: the land of people". */
export const shortTitle = (id: string, language: Language): string => titleName(id, language).split(':')[0];

/** "2–6", or "2" when there is no choice. */
export function seatRange(seats: readonly number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? `${least}` : `${least}–${most}`;
}

/** How many play when nobody says: four if the game can do that. */
export function usualSeats(seats: readonly number[]): number {
  return seats.includes(4) ? 4 : Math.max(...seats.filter((count) => count <= 4), Math.min(...seats));
}
