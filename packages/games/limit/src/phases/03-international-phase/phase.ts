import type { Automatic } from '@entente/engine';
import { BOX } from '../../data/box.ts';
import { TEACHING_START } from '../../data/setup.ts';
import type { Limit, Position } from '../../position.ts';
import { countCrises } from '../../queries.ts';
import { everySeat } from '../02-social-phase/round.ts';
import { soloSteps } from '../05-solo-game/solo.ts';
import { coldWarSteps } from './cold-war.ts';
import { ecologicalSteps } from './ecological.ts';
import { financialSteps } from './financial.ts';
import { militarySteps } from './military.ts';

/** Cold War, crises, alliances or the event, end of the generation (LIM-3.0.1). */
const internationalPhase: Automatic<Limit, 'internationalPhase'> = {
  kind: 'automatic',
  phase: 'international',
  rule: 'LIM-3.0.1',
  run(g, _frame, go) {
    go.log('log.internationalPhase', {});
    go.next(
      { step: 'coldWar' },
      { step: 'financialCrisis', stage: 0 },
      { step: 'ecologicalCrisis' },
      { step: 'militaryCrisis', stage: 0, turn: 0, called: false, left: everySeat(g.seats, 0) },
      ...diplomacyOrEvent(g),
      { step: 'endOfGeneration' },
    );
  },
};

/** Alliances are optional and left out of a taught first game; the solo game has an event instead. */
function diplomacyOrEvent(g: Position): Limit['frame'][] {
  if (g.public.star !== null) return [{ step: 'event' }];
  return g.options.alliances && !g.options.teaching && g.seats > 1 ? [{ step: 'allianceStep', turn: 0 }] : [];
}

const endOfGeneration: Automatic<Limit, 'endOfGeneration'> = {
  kind: 'automatic',
  phase: 'international',
  rule: 'LIM-0.1.2',
  run(g, _frame, go) {
    const world = g.public;
    go.log('log.endOfGeneration', { generation: world.generation });
    if (g.options.teaching && world.generation === TEACHING_START.explainCrisesAfterGeneration)
      go.log('log.crisesExplained', { count: BOX.crisesThatEnd });
    go.round();
    // LIM-3.9.2
    if (world.generation >= BOX.generations || countCrises(world) >= BOX.crisesThatEnd) {
      return go.next({ step: 'endOfGame' });
    }
    // LIM-3.9.1: the next generation, led by the nation to the left.
    world.generation++;
    world.leader = (world.leader + 1) % g.seats;
    go.next({ step: 'politicalPhase' });
  },
};

export const internationalSteps = {
  internationalPhase,
  ...coldWarSteps,
  ...financialSteps,
  ...ecologicalSteps,
  ...militarySteps,
  ...soloSteps,
  endOfGeneration,
};
