/**
 * What objectives are made of (VEN-14.3). The first metrics are read off the table, the next are counted over a round
 * for each player, the last belong to the world. Positions hold the counted ones in this order.
 */
const READ = [
  'colonies',
  'ownColonised',
  'controlled',
  'tanks',
  'garrisons',
  'factories',
  'farms',
  'intensive',
  'farmsAll',
  'forest',
  'food',
  'tokens',
  'tep',
] as const;

/** Counted over a round for each seat, in the order of a position’s `counts`. */
export const COUNTERS = [
  'attacksWon',
  'attacksWonVsLeader',
  'attacksWonBySea',
  'coloniesGained',
  'defencesWon',
  'liberations',
  'combatsStarted',
  'tanksDestroyed',
  'tanksLost',
  'tepLevied',
  'foodLevied',
  'shortfall',
  'migrantsFed',
  'foodSold',
  'unitsSold',
  'unitsBought',
  'unitsTraded',
  'farmsBuilt',
  'built',
  'reforested',
  'factoriesRemoved',
  'emitted',
  'waste',
  'caPlayed',
] as const;

const WORLD = ['co2Delta', 'fishLost', 'worldColonies'] as const;

export const METRICS = [...READ, ...COUNTERS, ...WORLD] as const;
export type Metric = (typeof METRICS)[number];
export type Counter = (typeof COUNTERS)[number];

/** A number, or one for 3, 4 and 6 players. */
export type ByPlayers = number | readonly [number, number, number];

export type Clause =
  | { readonly m: Metric; readonly op: '>=' | '<=' | '=='; readonly v: ByPlayers }
  /** No fewer than any other player. */
  | { readonly m: Metric; readonly op: '>=others' };

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | Clause;

export const atLeast = (m: Metric, v: ByPlayers): Clause => ({ m, op: '>=', v });
export const atMost = (m: Metric, v: ByPlayers): Clause => ({ m, op: '<=', v });
export const exactly = (m: Metric, v: ByPlayers): Clause => ({ m, op: '==', v });
export const none = (m: Metric): Clause => exactly(m, 0);
export const mostOf = (m: Metric): Clause => ({ m, op: '>=others' });
export const all = (...conditions: Condition[]): Condition => ({ all: conditions });
export const any = (...conditions: Condition[]): Condition => ({ any: conditions });
