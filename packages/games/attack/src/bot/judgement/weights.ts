/** What things are worth to a bot, in hundredths of a victory point. */
export const WEIGHTS = {
  point: 100,
  /** Weight of the strongest opponent’s points against us. */
  rival: 60,
  win: 100_000,
  /** Production Points while they are scarce, and beyond that. */
  pp: 2,
  plentyOfPp: 40,
  sparePp: 1,
  /** Oil, see `oilWorth`. */
  oil: 1,
  /** A land unit by its price, and each hit that its stack expects to score. */
  unit: 3,
  hit: 15,
  /** Number of hits beyond which a stack gains less from more. */
  strongStack: 4,
  strongMore: 0.4,
  /** A stack that has nothing to attack beside it. */
  idle: 0.5,
  ship: 0.5,
  shipAtHome: 3,
  capital: 150,
  technology: 45,
  /** By value of a card, and for each complete set. */
  economic: 9,
  disabled: 4,
  set: 30,
  route: 11,
  /** Cards held: BLOCK cards do their work in the hand. */
  card: 8,
  block: 15,
  /** Cards that come with a Minor Neutral. */
  spoils: 35,
  /** Minor Neutrals within reach, and more the nearer their government. */
  neighbour: 2,
  affinity: 3,
  cohesion: 5,
  enemyBorder: 6,
  threat: 0.25,
  mission: 12,
  eagle: 6,
  /** What is promised is worth less than what is there. */
  promise: 0.9,
  /** A unit that comes to the front by a Strategic Move, Infantry from a card, ships that lie better. */
  broughtForward: 10,
  recruit: 12,
  voyage: 6,
  /** What a point of a Trade Route brings in a round, as PP, in a set or as oil. */
  income: 12,
  /** What a technology brings in a round. */
  invention: 25,
  planeLost: 30,
  submarineLost: 10,
} as const;

/** Oil: the first pay for the next actions, later ones for cheap ones only (ATK-4.3). */
export function oilWorth(oil: number): number {
  const worth =
    14 * Math.min(oil, 6) + 8 * clamp(oil - 6, 9) + 4 * clamp(oil - 15, 20) + Math.max(0, oil - 35);
  return WEIGHTS.oil * worth;
}

export const ppWorth = (pp: number): number =>
  WEIGHTS.pp * Math.min(pp, WEIGHTS.plentyOfPp) + WEIGHTS.sparePp * Math.max(0, pp - WEIGHTS.plentyOfPp);

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));
