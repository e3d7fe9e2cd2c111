/**
 * One set of weights for the one scoring function (LIM-4.2, LIM-4.3).
 *
 * score = (sum of `classes` times standard of living) * demographic index
 *       + max(0, money.points - money.lessPerCrisis * crises) * floor(money / money.every)
 *       + territory * territories + military.points * floor(military / military.every)
 *       + pollution * pollution held + destabilisation * destabilisation held
 */
export type Scoring = {
  /** Weights of A, B, C, D, E. */
  readonly classes: readonly [number, number, number, number, number];
  readonly money: { readonly every: number; readonly points: number; readonly lessPerCrisis: number };
  readonly territory: number;
  readonly military: { readonly every: number; readonly points: number };
  readonly pollution: number;
  readonly destabilisation: number;
};

/** How living together is weighed: one axis of the score each, the rulebook's own weight first (LIM-4.3). */
export const AXES = {
  military: ['third', 'one', 'none'],
  living: ['ACE', 'E', 'A'],
  /** Points lost for each token: by the rulebook (LIM-4.2.6), heavier or lighter (LIM-4.3.3). */
  pollution: [2, 4, 1],
  destabilisation: [1, 2, 0],
  money: ['crises', 'steady', 'small', 'big'],
} as const;

/** A weight on every axis. */
export type WorldView = { [Axis in keyof typeof AXES]: (typeof AXES)[Axis][number] };

/** LIM-4.2.5: a point for every full three, by the rulebook. LIM-4.3.1: or for each, or none. */
const MILITARY: Readonly<Record<WorldView['military'], Scoring['military']>> = {
  third: { every: 3, points: 1 },
  one: { every: 1, points: 1 },
  none: { every: 1, points: 0 },
};
/** LIM-4.3.2: classes A, C and E by the rulebook; or E, or A, three times. */
const LIVING: Readonly<Record<WorldView['living'], Scoring['classes']>> = {
  ACE: [1, 0, 1, 0, 1],
  E: [0, 0, 0, 0, 3],
  A: [3, 0, 0, 0, 0],
};
/** LIM-4.3.4: less with every crisis by the rulebook; or the same whatever the crises. */
const MONEY: Readonly<Record<WorldView['money'], Scoring['money']>> = {
  crises: { every: 10, points: 5, lessPerCrisis: 1 },
  steady: { every: 10, points: 2, lessPerCrisis: 0 },
  small: { every: 5, points: 1, lessPerCrisis: 0 },
  big: { every: 50, points: 10, lessPerCrisis: 0 },
};
/** LIM-4.2.4; the rulebook invites no other weight. */
const TERRITORY = 5;

/** Until version 3, one option named one of the rulebook's views. Boards draw tables of those, too. */
interface Older {
  readonly scoring?: string;
}

/** The view of the world of a table, whatever its version. */
export function worldView(options: WorldView & Older): WorldView {
  if (options.scoring === undefined) return options;
  const departures: Readonly<Record<string, Departure>> = WORLD_VIEWS;
  return { ...RULEBOOK_VIEW, ...departures[options.scoring] };
}

export function weightsOf(options: WorldView): Scoring {
  const view = worldView(options);
  return {
    classes: LIVING[view.living],
    money: MONEY[view.money],
    territory: TERRITORY,
    military: MILITARY[view.military],
    pollution: 0 - view.pollution,
    destabilisation: 0 - view.destabilisation,
  };
}

/** Everything by the rulebook. */
export const RULEBOOK_VIEW: WorldView = {
  military: AXES.military[0],
  living: AXES.living[0],
  pollution: AXES.pollution[0],
  destabilisation: AXES.destabilisation[0],
  money: AXES.money[0],
};

type Departure = Partial<WorldView & { resilience: 'none' | 'twice' }>;

/** The views of the world that the rulebook invites (LIM-4.3), each by what it weighs differently. */
export const WORLD_VIEWS = {
  militarist: { military: 'one' },
  pacifist: { military: 'none' },
  egalitarian: { living: 'E' },
  elitist: { living: 'A' },
  ecologist: { pollution: 4 },
  productivist: { pollution: 1 },
  peacemaker: { destabilisation: 2 },
  realist: { destabilisation: 0 },
  steadyMoney: { money: 'steady' },
  smallMoney: { money: 'small' },
  bigMoney: { money: 'big' },
  noResilience: { resilience: 'none' },
  doubleResilience: { resilience: 'twice' },
} as const satisfies Record<string, Departure>;
export type WorldViewName = keyof typeof WORLD_VIEWS;
