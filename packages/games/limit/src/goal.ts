import type { Game, Goal, PointPiece, PointSource, Seat } from '@entente/engine';
import { weightsOf, worldView } from './data/scoring.ts';
import { CLASSES } from './data/terms.ts';
import { DEMOGRAPHIC_INDEX } from './data/tracks.ts';
import { type Points, pointsOf, score } from './phases/04-end-of-the-game/score.ts';
import type { Limit, LimitView } from './position.ts';
import { countCrises } from './queries.ts';

const GENERATIONS = 7;

/** What a nation would have if all were counted now. */
export const pointsNow = (seen: LimitView, seat: Seat): number => score(seen, seat, weightsOf(seen.options));

/** How much money counts for something, and for how many points now (LIM-4.2.3). */
export function wealthRule({ public: world, options }: Open): { every: number; points: number } {
  const { every, points, lessPerCrisis } = weightsOf(options).money;
  return { every, points: Math.max(0, points - lessPerCrisis * countCrises(world)) };
}

/** What counts, the largest sources first. */
export const PARTS = [
  'happiness',
  'territories',
  'money',
  'military',
  'pollution',
  'destabilisation',
] as const satisfies readonly (keyof Points)[];

type Open = Pick<LimitView, 'public' | 'options'>;

/** Where the points of a nation come from, counted now (LIM-4.2). */
export const partsOf = ({ public: world, options }: Open, seat: Seat): Points =>
  pointsOf(world.nations[seat], countCrises(world), weightsOf(options));

/** Happiness by the classes that count (LIM-4.2.1). */
function classesOf({ public: world, options }: Open, seat: Seat): PointPiece[] {
  const { population, sol } = world.nations[seat];
  const { classes } = weightsOf(options);
  return CLASSES.flatMap((name, at) =>
    classes[at] === 0
      ? []
      : [
          {
            name: { say: `class.${name}`, with: {} },
            points: classes[at] * sol[at] * DEMOGRAPHIC_INDEX[population],
          },
        ],
  );
}

/** What each of them brings, by the weights of the table (LIM-4.2, LIM-4.3). */
function rulesOf({
  options,
}: Pick<Open, 'options'>): Record<keyof Points, Readonly<Record<string, unknown>>> {
  const { territory, money, military, pollution, destabilisation } = weightsOf(options);
  return {
    happiness: { living: worldView(options).living },
    territories: { each: territory },
    money: { each: money.points, every: money.every, less: money.lessPerCrisis },
    military: { each: military.points, every: military.every },
    pollution: { each: -pollution },
    destabilisation: { each: -destabilisation },
  };
}

const sources = PARTS.map(
  (part): PointSource<Limit> => ({
    id: part,
    with: (seen) => rulesOf(seen)[part],
    of: (seen, seat) => partsOf(seen, seat)[part],
    ...(part === 'happiness' && { pieces: classesOf }),
  }),
);

/** The points as they would be counted now, whatever tests are still to come. */
export const goal: Goal<Limit> = {
  with: ({ seats }) => ({ count: seats }),
  standing: (seen) => seen.public.nations.map((_, seat) => score(seen, seat, weightsOf(seen.options))),
  how: (view) => {
    const { territory, pollution, military, destabilisation } = weightsOf(view.options);
    const { population } = view.public.nations[view.viewer === 'spectator' ? 0 : view.viewer];
    const { every, points: money } = wealthRule(view);
    return {
      times: DEMOGRAPHIC_INDEX[population],
      each: territory,
      money,
      every,
      pollution: 0 - pollution,
      soldiers: military.points === 0 ? 0 : military.every,
      destabilisation: 0 - destabilisation,
    };
  },
  sources,
  progress: ({ public: { generation } }) => ({ now: Math.min(generation, GENERATIONS), of: GENERATIONS }),
};

export const firstVisit: Game<Limit>['firstVisit'] = () => ({});
