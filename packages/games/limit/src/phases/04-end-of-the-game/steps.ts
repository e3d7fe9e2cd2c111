import type { Automatic } from '@entente/engine';
import { BOX } from '../../data/box.ts';
import { weightsOf } from '../../data/scoring.ts';
import { SOLO_TARGET } from '../../data/solo.ts';
import type { Limit, Position } from '../../position.ts';
import { draftNation } from '../../preview/draft.ts';
import { countCrises } from '../../queries.ts';
import { fixColumns } from '../02-social-phase/columns.ts';
import { round } from '../02-social-phase/round.ts';
import { score } from './score.ts';
import { resilienceTests } from './scorings.ts';

/** The tests come first: the score counts what they bring (LIM-4.1.4). */
const endOfGame: Automatic<Limit, 'endOfGame'> = {
  kind: 'automatic',
  phase: 'end',
  rule: 'LIM-4.1.1',
  run(g, _frame, go) {
    g.public.untested = g.public.nations.map(draftNation);
    const frames: Limit['frame'][] = [];
    for (let test = resilienceTests(g.options); test > 0; test--) frames.push({ step: 'resilienceTest' });
    frames.push({ step: 'scoring' });
    go.next(frames[0], ...frames.slice(1));
  },
};

/**
 * Food, consumption and production once more (LIM-4.1.1), in the column that class C has now, read again in a
 * second test; nothing is stored (LIM-4.1.2). They are the steps of the social phase, so permanent cards work
 * and allies may help (LIM-4.1.3), and intensive farming may be removed before production (LIM-R15).
 */
const resilienceTest: Automatic<Limit, 'resilienceTest'> = {
  kind: 'automatic',
  phase: 'end',
  rule: 'LIM-4.1.1',
  run(g, _frame, go) {
    fixColumns(g.public);
    go.log('log.resilienceTest', {});
    go.next(
      round(g.seats, 'food'),
      round(g.seats, 'consumption'),
      { step: 'removal', moment: 'production' },
      { step: 'production', turn: 0, stage: 0 },
    );
  },
};

const scoring: Automatic<Limit, 'scoring'> = {
  kind: 'automatic',
  phase: 'end',
  rule: 'LIM-0.1.4',
  run(g, _frame, go) {
    const weights = weightsOf(g.options);
    const scores = g.public.nations.map((_, seat) => score(g, seat, weights));
    go.end({ reason: reason(g, scores), scores, winners: winners(g, scores) });
  },
};

function reason(g: Position, scores: readonly number[]): string {
  const inCrisis = countCrises(g.public) >= BOX.crisesThatEnd;
  if (g.public.star === null) return inCrisis ? 'crises' : 'generations';
  if (scores[0] > SOLO_TARGET) return 'soloTriumph';
  return inCrisis ? 'soloCrises' : 'solo';
}

/**
 * The highest score wins (LIM-0.1.4), equal ones share the win (LIM-4.2.7). Alone one wins by playing very well
 * (LIM-5.14); otherwise there is neither winner nor loser (LIM-R18).
 */
function winners(g: Position, scores: readonly number[]): number[] {
  const best = g.public.star !== null ? Math.max(scores[0], SOLO_TARGET + 1) : Math.max(...scores);
  return scores.flatMap((points, seat) => (points >= best ? [seat] : []));
}

export const endSteps = { endOfGame, resilienceTest, scoring };
