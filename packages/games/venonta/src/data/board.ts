import { LANDS } from '../position.ts';
import { BOARD, OCEANS, type Ocean, TERRITORIES, type Territory } from './territories.ts';

/** The board as indices, made once from the data. */

const indexOf = <Id extends string>(ids: readonly Id[]): Readonly<Record<Id, number>> =>
  Object.fromEntries(ids.map((id, index) => [id, index])) as Record<Id, number>;

export const TERRITORY_OF = indexOf<Territory>(TERRITORIES);
export const OCEAN_OF = indexOf<Ocean>(OCEANS);

const pairs = (linked: (one: number, other: number) => boolean): readonly boolean[] =>
  BOARD.flatMap((_, one) => BOARD.map((__, other) => one !== other && linked(one, other)));

/** Land borders: `LAND[one * LANDS + other]`. */
export const LAND = pairs((one, other) => BOARD[one].land.includes(BOARD[other].id));
/** Territories that share a territorial water. */
export const SEA = pairs((one, other) =>
  BOARD[one].waters.some((water) => BOARD[other].waters.includes(water)),
);
/** The one relation of trade, supply, attack, movement and migration (VEN-0.1.3, VEN-0.1.4). */
export const LINKED = pairs((one, other) => LAND[one * LANDS + other] || SEA[one * LANDS + other]);
/** By territory: those linked to it. */
export const LINKS: readonly (readonly number[])[] = BOARD.map((_, one) =>
  BOARD.flatMap((__, other) => (LINKED[one * LANDS + other] ? [other] : [])),
);

/** By territory: oceans that its waste goes to, in order (VEN-13.2). */
export const OCEANS_OF: readonly (readonly number[])[] = BOARD.map(({ oceans }) =>
  oceans.map((number) => number - 1),
);
/** By ocean: the territories on it. */
export const COASTS: readonly (readonly number[])[] = OCEANS.map((_, ocean) =>
  BOARD.flatMap((__, land) => (OCEANS_OF[land].includes(ocean) ? [land] : [])),
);
