import { SCORINGS, type Scoring, type ScoringName } from '../data/scoring.ts';
import { draft, draftNation } from '../draft.ts';
import { liveTest } from '../phases/social/ahead.ts';
import { fixColumns } from '../phases/social/columns.ts';
import { PLAIN_HABITS } from '../phases/social/habits.ts';
import type { LimitOptions, World } from '../position.ts';
import { score } from './score.ts';

/** What one needs to know of a game to score it: a position or a view will do. */
export interface Scored {
  readonly public: World;
  readonly options: LimitOptions;
  readonly outcome: unknown;
}

const TESTS = { none: 0, once: 1, twice: 2 } as const;

/** How often this table runs the resilience test: a scoring that names its own number overrides the option. */
export function resilienceTests(options: LimitOptions): number {
  const { resilienceTests: named } = SCORINGS[options.scoring];
  return named === SCORINGS.rulebook.resilienceTests ? TESTS[options.resilience] : named;
}

/**
 * The scores of all seats under one scoring. A scoring that says nothing special about the resilience test takes the
 * tests of this table, so that all of them look at the same end.
 */
export function scoresUnder(g: Scored, weights: Scoring): number[] {
  const special = weights.resilienceTests !== SCORINGS.rulebook.resilienceTests;
  const world = tested(g, special ? weights.resilienceTests : resilienceTests(g.options));
  return world.nations.map((_, seat) => score({ public: world }, seat, weights));
}

/** Every scoring side by side (LIM-4.3.6). In a game that goes on: as if it ended now. */
export function allScores(g: Scored): Record<ScoringName, number[]> {
  const names = Object.keys(SCORINGS) as ScoringName[];
  const scores = names.map((name) => [name, scoresUnder(g, SCORINGS[name])] as const);
  return Object.fromEntries(scores) as Record<ScoringName, number[]>;
}

/**
 * The world after so many resilience tests. Those that the table has run stand; further ones are run by habit on a
 * draft, and fewer start again from the nations as they were before.
 */
function tested(g: Scored, tests: number): World {
  const run = g.outcome === null ? 0 : resilienceTests(g.options);
  if (tests === run) return g.public;
  const world = draft(g.public);
  const from = tests > run ? run : 0;
  if (tests < run) world.nations = g.public.untested.map(draftNation);
  for (let test = from; test < tests; test++) {
    fixColumns(world);
    for (const nation of world.nations) liveTest(world, nation, g.options.fossil, PLAIN_HABITS);
  }
  return world;
}
