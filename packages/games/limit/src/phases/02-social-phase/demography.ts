import type { Automatic } from '@entente/engine';
import { DEMOGRAPHIC_ZONE } from '../../data/social.ts';
import type { Limit, LimitGo, Nation, Position } from '../../position.ts';
import { heads, movePopulation } from '../00-the-game/nation.ts';
import { columnOf } from './needs.ts';

/** LIM-2.4.1 */
export function growDemographically(nation: Nation): void {
  movePopulation(nation, columnOf(nation).growth);
}

/**
 * LIM-2.5.1, in addition to the growth of the step before: one level for any number of tokens (LIM-9.7). Tokens
 * of the political phase are there; those of public order come after it (LIM-9.5).
 */
export function lowerTheMortality(nation: Nation): void {
  if (nation.zone >= DEMOGRAPHIC_ZONE.tokensForGrowth) movePopulation(nation, 1);
}

/**
 * A single token goes to LIMIT (LIM-2.6.1), of more exactly two (LIM-2.6.2); a third one waits (LIM-9.7). Returns their
 * number.
 */
export function lowerTheBirthRate(nation: Nation): number {
  const leaving = Math.min(nation.zone, DEMOGRAPHIC_ZONE.tokensLeaving);
  nation.zone -= leaving;
  return leaving;
}

/** Applies a step that may change populations to all nations, and tells what has grown. */
function everyPeople(
  g: Position,
  go: LimitGo,
  step: (nation: Nation) => void,
  why: 'growth' | 'mortality',
): void {
  for (let seat = 0; seat < g.seats; seat++) {
    const nation = g.public.nations[seat];
    const before = nation.population;
    step(nation);
    if (nation.population !== before) go.log('log.growth', { seat, heads: heads(nation), why });
  }
}

const demographicGrowth: Automatic<Limit, 'demographicGrowth'> = {
  kind: 'automatic',
  phase: 'social',
  rule: 'LIM-2.4.1',
  run(g, _frame, go) {
    everyPeople(g, go, growDemographically, 'growth');
    go.done();
  },
};

const lowerMortality: Automatic<Limit, 'lowerMortality'> = {
  kind: 'automatic',
  phase: 'social',
  rule: 'LIM-2.5.1',
  run(g, _frame, go) {
    everyPeople(g, go, lowerTheMortality, 'mortality');
    go.done();
  },
};

const lowerBirthRate: Automatic<Limit, 'lowerBirthRate'> = {
  kind: 'automatic',
  phase: 'social',
  rule: 'LIM-2.6.1',
  run(g, _frame, go) {
    for (let seat = 0; seat < g.seats; seat++) {
      const count = lowerTheBirthRate(g.public.nations[seat]);
      if (count > 0) go.log('log.tokensLeave', { seat, count });
    }
    go.done();
  },
};

export const demographySteps = { demographicGrowth, lowerMortality, lowerBirthRate };
