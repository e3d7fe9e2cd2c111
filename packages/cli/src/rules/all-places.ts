import { TITLES } from '../games.ts';
import { placesOf, type RulePlace } from './places.ts';

/** Where in the code each rule of each game is. Read when the pages are built. */
export const places: Readonly<Record<string, readonly RulePlace[]>> = Object.fromEntries(
  TITLES.map((title) => [title.game.id, placesOf(title)]),
);
