import type { Game, Goal, Seat } from '@entente/engine';
import { weightsOf } from './data/scoring.ts';
import { pointsOf, score } from './phases/04-end-of-the-game/score.ts';
import type { Limit, LimitView } from './position.ts';
import { countCrises } from './queries.ts';

const GENERATIONS = 7;

/** What a nation would have if all were counted now. */
export const pointsNow = (seen: LimitView, seat: Seat): number => score(seen, seat, weightsOf(seen.options));

/** Of these, the points for its money (LIM-4.2.3). */
export const wealthNow = ({ public: world, options }: LimitView, seat: Seat): number =>
  pointsOf(world.nations[seat], countCrises(world), weightsOf(options)).money;

/** How much money counts for something, and for how many points now (LIM-4.2.3). */
export function wealthRule({ public: world, options }: LimitView): { every: number; points: number } {
  const { every, points, lessPerCrisis } = weightsOf(options).money;
  return { every, points: Math.max(0, points - lessPerCrisis * countCrises(world)) };
}

/** The points as they would be counted now, whatever tests are still to come. */
export const goal: Goal<Limit> = {
  with: ({ seats }) => ({ count: seats }),
  standing: (seen) => seen.public.nations.map((_, seat) => score(seen, seat, weightsOf(seen.options))),
  progress: ({ public: { generation } }) => ({ now: Math.min(generation, GENERATIONS), of: GENERATIONS }),
};

export const firstVisit: Game<Limit>['firstVisit'] = () => ({});
