import type { Game, Goal, Seat } from '@entente/engine';
import { weightsOf } from './data/scoring.ts';
import { score } from './phases/04-end-of-the-game/score.ts';
import type { Limit, LimitView } from './position.ts';

const GENERATIONS = 7;

/** What a nation would have if all were counted now. */
export const pointsNow = (seen: LimitView, seat: Seat): number => score(seen, seat, weightsOf(seen.options));

/** The points as they would be counted now, whatever tests are still to come. */
export const goal: Goal<Limit> = {
  with: ({ seats }) => ({ count: seats }),
  standing: (seen) => seen.public.nations.map((_, seat) => score(seen, seat, weightsOf(seen.options))),
  progress: ({ public: { generation } }) => ({ now: Math.min(generation, GENERATIONS), of: GENERATIONS }),
};

export const firstVisit: Game<Limit>['firstVisit'] = () => ({});
