/** What a nation may do at its turn in the alliance step (LIM-3.6.3). */
export const ALLIANCE_ACTIONS = ['propose', 'leave', 'exclude', 'pass'] as const;

/** LIM-3.6.6: to the bank, paid by one or several of the nations involved. */
export const ALLIANCE_COST = 2;

/** LIM-3.7.6: taken by every member when a refused nation breaks the alliance. */
export const BROKEN_ALLIANCE_DESTABILISATION = 1;

/** LIM-3.8: once a game, when all nations share one military alliance. In the order of application. */
export const DEMILITARISATION = {
  /** Nations with at least this military level convert some of it to industry. */
  conversion: { fromMilitaryLevel: 4, industrialLevels: 1 },
  militaryLevel: 1,
  militaryStock: 0,
  standardOfLiving: 1,
  unrest: -1,
  destabilisationReturnedUpTo: 2,
} as const;
