import type { Game, Seat } from '@entente/engine';
import { areAllied, countAllies } from './alliances/groups.ts';
import { BOX } from './data/box.ts';
import { SCORINGS, type Scoring } from './data/scoring.ts';
import { happiness } from './end/score.ts';
import { resilienceTests } from './end/scorings.ts';
import { handWorth } from './judgement/hand.ts';
import { endOfTheRoad } from './judgement/outlook.ts';
import { afterTheCard } from './judgement/quiet.ts';
import { countCrises } from './phases/tiles.ts';
import { type Limit, M, type Nation, type Position, type World } from './position.ts';

/** What a position is worth to a nation: the points it can expect at the end, against those of the others. */
export function judgement(game: Game<Limit>, g: Position, seat: Seat): number {
  return afterTheCard(game, g, seat, worth);
}

const OTHERS = 0.15;

function worth(g: Position, seat: Seat): number {
  const weights = SCORINGS[g.options.scoring];
  if (g.outcome !== null) return g.outcome.scores[seat] - OTHERS * best(g.outcome.scores, seat);
  const end = endOfTheRoad(g, resilienceTests(g.options));
  const crises = countCrises(end);
  const scores = end.nations.map((nation) => smoothScore(nation, crises, weights));
  const generations = BOX.generations - g.public.generation;
  return (
    scores[seat] -
    OTHERS * best(scores, seat) +
    handWorth(g, seat, generations) +
    threat(g.public, seat) * generations +
    bonds(g, seat)
  );
}

/** The best of the others; alone there is nobody to envy. */
function best(scores: readonly number[], seat: Seat): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat) highest = Math.max(highest, scores[other]);
  }
  return scores.length === 1 ? 0 : highest;
}

/** The score without its rounding down, so that a little more is always a little better. */
function smoothScore(nation: Nation, crises: number, weights: Scoring): number {
  const { money, military } = weights;
  return (
    happiness(nation, weights) +
    (Math.max(0, money.points - money.lessPerCrisis * crises) * nation.money) / money.every +
    weights.territory * nation.territories +
    (military.points * nation.stock[M]) / military.every +
    weights.pollution * nation.pollution +
    weights.destabilisation * nation.destab
  );
}

/** Neighbours with more military than oneself may strike. */
function threat(world: World, seat: Seat): number {
  const own = world.nations[seat].stock[M];
  let sum = 0;
  for (let other = 0; other < world.nations.length; other++) {
    if (other === seat || areAllied(world, seat, other, 'military')) continue;
    const theirs = world.nations[other].stock[M];
    if (theirs >= 3 && theirs > own) sum -= 0.15 + 0.02 * Math.min(10, theirs - own);
  }
  return sum;
}

/** What alliances promise, and what a refusal may cost. */
function bonds(g: Position, seat: Seat): number {
  const { public: world, flow } = g;
  let sum = 0.6 * countAllies(world, seat, 'economic') + 0.6 * countAllies(world, seat, 'military');
  const frame = flow[flow.length - 1];
  if (frame.step === 'consentToAlliance' || frame.step === 'allianceFee') sum += 0.5;
  if (frame.step === 'breakAlliance' && frame.seat !== seat) {
    if (areAllied(world, seat, frame.seat, frame.alliance)) sum -= 1.5;
  }
  return sum;
}
