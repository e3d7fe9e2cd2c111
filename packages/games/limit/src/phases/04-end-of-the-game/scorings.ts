import { RULEBOOK_VIEW, WORLD_VIEWS, type WorldViewName, weightsOf } from '../../data/scoring.ts';
import type { LimitOptions, World } from '../../position.ts';
import { draft, draftNation } from '../../preview/draft.ts';
import { liveTest } from '../02-social-phase/ahead.ts';
import { fixColumns } from '../02-social-phase/columns.ts';
import { PLAIN_HABITS } from '../02-social-phase/habits.ts';
import { score } from './score.ts';

/** What one needs to know of a game to score it: a position or a view will do. */
export interface Scored {
  readonly public: World;
  readonly options: LimitOptions;
  readonly outcome: unknown;
}

const TESTS = { none: 0, once: 1, twice: 2 } as const;

/** How often the resilience test is run (LIM-4.3.5). */
export function resilienceTests({ resilience }: Pick<LimitOptions, 'resilience'>): number {
  return TESTS[resilience];
}

/** The scores of all seats with these weights, after these tests. */
function scoresUnder(g: Scored, options: LimitOptions): number[] {
  const world = tested(g, resilienceTests(options));
  const weights = weightsOf(options);
  return world.nations.map((_, seat) => score({ public: world }, seat, weights));
}

/**
 * The rulebook's weights and every other view of the world side by side (LIM-4.3.6). A view that says nothing about the
 * resilience test takes the tests of this table, so that all of them look at the same end. In a game that goes on: as if
 * it ended now.
 */
export function allScores(g: Scored): Record<'rulebook' | WorldViewName, number[]> {
  const rulebook = { ...g.options, ...RULEBOOK_VIEW };
  const names = Object.keys(WORLD_VIEWS) as WorldViewName[];
  const others = names.map((name) => [name, scoresUnder(g, { ...rulebook, ...WORLD_VIEWS[name] })] as const);
  return {
    rulebook: scoresUnder(g, rulebook),
    ...(Object.fromEntries(others) as Record<WorldViewName, number[]>),
  };
}

/**
 * The world after this number of resilience tests. Tests that the table has run count; a draft runs further
 * ones by habit, and fewer start again from the nations before any test.
 */
function tested(g: Scored, tests: number): World {
  const run = g.outcome === null ? 0 : resilienceTests(g.options);
  if (tests === run) return g.public;
  const world = draft(g.public);
  const from = tests > run ? run : 0;
  if (tests < run) world.nations = g.public.untested.map(draftNation);
  for (let test = from; test < tests; test++) {
    fixColumns(world);
    for (const nation of world.nations) liveTest(world, nation, g.options, PLAIN_HABITS);
  }
  return world;
}
