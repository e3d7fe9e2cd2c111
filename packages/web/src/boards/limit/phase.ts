import type { Seat } from '@entente/engine';
import type { Limit, LimitView } from '@entente/game-limit';

/** In order; the last one comes once. */
export const PHASES = ['political', 'social', 'international', 'end'] as const;
export type Phase = (typeof PHASES)[number];

const PHASE_OF: Partial<Record<Limit['frame']['step'], Phase>> = {
  politicalPhase: 'political',
  newPolicies: 'political',
  keepPolicies: 'political',
  actionCapacity: 'political',
  politicalDecisions: 'political',
  socialPhase: 'social',
  food: 'social',
  storage: 'social',
  consumption: 'social',
  demographicGrowth: 'social',
  lowerMortality: 'social',
  lowerBirthRate: 'social',
  economicGrowth: 'social',
  taxes: 'social',
  production: 'social',
  publicOrder: 'social',
  classStruggle: 'social',
  internationalPhase: 'international',
  coldWar: 'international',
  financialCrisis: 'international',
  ecologicalCrisis: 'international',
  militaryCrisis: 'international',
  allianceStep: 'international',
  demilitarisation: 'international',
  event: 'international',
  endOfGeneration: 'international',
  endOfGame: 'end',
  resilienceTest: 'end',
  scoring: 'end',
};

/** Is a nation out of the round of political decisions? Who passed in the last one is asked again in the next. */
export function hasPassed({ flow, public: world }: Pick<LimitView, 'flow' | 'public'>, seat: Seat): boolean {
  return world.nations[seat].passed && flow.some(({ step }) => step === 'politicalDecisions');
}

/** The phase that play is in. The test at the end repeats social steps, but the scoring waits below them. */
export function phaseOf({ flow }: Pick<LimitView, 'flow'>): Phase {
  if (flow.some(({ step }) => PHASE_OF[step] === 'end')) return 'end';
  const frame = flow.findLast(({ step }) => PHASE_OF[step] !== undefined);
  return (frame === undefined ? undefined : PHASE_OF[frame.step]) ?? 'end';
}
