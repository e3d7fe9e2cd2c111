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
  /** How often the resilience test is run before counting (LIM-4.3.5). */
  readonly resilienceTests: 0 | 1 | 2;
};

const RULEBOOK: Scoring = {
  classes: [1, 0, 1, 0, 1],
  money: { every: 10, points: 5, lessPerCrisis: 1 },
  territory: 5,
  military: { every: 3, points: 1 },
  pollution: -2,
  destabilisation: -1,
  resilienceTests: 1,
};

/** The rulebook's own scoring first, then the views of the world it invites (LIM-4.3). */
export const SCORINGS = {
  rulebook: RULEBOOK,
  militarist: { ...RULEBOOK, military: { every: 1, points: 1 } },
  pacifist: { ...RULEBOOK, military: { every: 1, points: 0 } },
  egalitarian: { ...RULEBOOK, classes: [0, 0, 0, 0, 3] },
  elitist: { ...RULEBOOK, classes: [3, 0, 0, 0, 0] },
  ecologist: { ...RULEBOOK, pollution: -4 },
  productivist: { ...RULEBOOK, pollution: -1 },
  peacemaker: { ...RULEBOOK, destabilisation: -2 },
  realist: { ...RULEBOOK, destabilisation: 0 },
  steadyMoney: { ...RULEBOOK, money: { every: 10, points: 2, lessPerCrisis: 0 } },
  smallMoney: { ...RULEBOOK, money: { every: 5, points: 1, lessPerCrisis: 0 } },
  bigMoney: { ...RULEBOOK, money: { every: 50, points: 10, lessPerCrisis: 0 } },
  noResilience: { ...RULEBOOK, resilienceTests: 0 },
  doubleResilience: { ...RULEBOOK, resilienceTests: 2 },
} as const satisfies Record<string, Scoring>;
export type ScoringName = keyof typeof SCORINGS;
