import type { Game, Goal } from '@entente/engine';
import { weightsOf } from './data/scoring.ts';
import { score } from './phases/04-end-of-the-game/score.ts';
import type { Limit } from './position.ts';

const GENERATIONS = 7;

/** The points as they would be counted now, whatever tests are still to come. */
export const goal: Goal<Limit> = {
  with: ({ seats }) => ({ count: seats }),
  standing: (seen) => seen.public.nations.map((_, seat) => score(seen, seat, weightsOf(seen.options))),
  progress: ({ public: { generation } }) => ({ now: Math.min(generation, GENERATIONS), of: GENERATIONS }),
};

export const firstVisit: Game<Limit>['firstVisit'] = () => ({});
