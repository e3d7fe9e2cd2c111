import type { Game, Types } from '@entente/engine';

/** How well a bot plays, from the weakest to the strongest. */
export const LEVELS = ['random', 'beginner', 'casual', 'greedy', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The level that is meant if nothing is said, and to which the others are compared. */
export const USUAL_LEVEL: Level = 'greedy';

/** Levels that play ahead. */
const AHEAD: readonly Level[] = ['strong', 'master'];

export const isLevel = (kind: string): kind is Level => (LEVELS as readonly string[]).includes(kind);

/** The bots of a game by name: its levels, and its own characters. A game says whether playing ahead makes a bot stronger. */
export function botKinds<T extends Types>({
  characters = {},
  search,
}: Pick<Game<T>, 'characters' | 'search'>): string[] {
  const levels = LEVELS.filter((level) => search !== undefined || !AHEAD.includes(level));
  return [...levels, ...Object.keys(characters)];
}
