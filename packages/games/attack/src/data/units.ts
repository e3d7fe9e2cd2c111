/** Land units and ships, by index of LAND_UNITS and SHIPS (ATK-7.2, ATK-13.1). */

export const INFANTRY = 0;
export const TANK = 1;
export const ARTILLERY = 2;
export const PLANE = 3;
/** Kinds of land units, and the stride of `World.units`. */
export const LAND = 4;

export const DESTROYER = 0;
export const SUBMARINE = 1;
export const BATTLESHIP = 2;
export const CARRIER = 3;
/** Kinds of ships, and the inner stride of `World.ships`. */
export const FLEET = 4;
/** Index of a Battleship that was hit once: only inside a naval battle. */
export const DAMAGED = 4;

/** Steps in a Move (ATK-7.2). */
export const LAND_MOVES: readonly number[] = [1, 2, 1, 2];

/** Battle dice that a committed unit rolls (ATK-10.4). */
export const BATTLE_DICE: readonly number[] = [1, 2, 1, 1];

export const LAND_COSTS: readonly number[] = [5, 10, 8, 15];
export const SHIP_COSTS: readonly number[] = [5, 5, 10, 20];

/** What every player starts with (ATK-3.1). */
export const START = {
  land: [12, 6, 4, 2],
  ships: [2, 2, 1, 0],
  // ATK-30.9: more PP come at the end of the round only.
  pp: 30,
  oil: 30,
  economicCards: 4,
  politicalCards: 4,
  regions: 4,
  placedAtOnce: 5,
} as const;

/** Faces of the battle die: a kind of land unit, or -1 for the blank (ATK-1.4). */
export const BATTLE_DIE: readonly number[] = [INFANTRY, TANK, ARTILLERY, PLANE, PLANE, -1];

/** Units of a Minor Neutral by the value of the card turned over (ATK-10.21). */
export const NEUTRAL_FORCE: readonly (readonly number[])[] = [
  [0, 0, 0, 0],
  [1, 0, 0, 0],
  [1, 1, 0, 0],
  [1, 1, 1, 0],
  [1, 1, 1, 1],
];

/** On one ordinary die (ATK-8.9, ATK-20.9). */
export const SUBMARINE_HITS_ON = 6;
export const DESTROYER_HITS_ON = 5;
export const CARRIER_HITS_ON = 4;
