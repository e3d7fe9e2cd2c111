import type { Game, Parts, Seat } from '@entente/engine';
import { BOX } from '../../data/box.ts';
import { type Scoring, weightsOf } from '../../data/scoring.ts';
import { STANDARD_OF_LIVING } from '../../data/tracks.ts';
import type { Need } from '../../flow.ts';
import { populationValue } from '../../phases/00-the-game/nation.ts';
import { NEEDED, needOffset, servedLevel } from '../../phases/02-social-phase/needs.ts';
import { areAllied, countAllies } from '../../phases/03-international-phase/alliances/groups.ts';
import { pledged } from '../../phases/03-international-phase/alliances/help.ts';
import { happiness } from '../../phases/04-end-of-the-game/score.ts';
import { resilienceTests } from '../../phases/04-end-of-the-game/scorings.ts';
import {
  A,
  C,
  E,
  FOSSIL,
  INDUSTRIAL,
  type Limit,
  MILITARY,
  type Nation,
  type Position,
  type World,
} from '../../position.ts';
import { countCrises } from '../../queries.ts';
import { handWorth } from './hand.ts';
import { endOfTheRoad } from './outlook.ts';
import { afterAnyCard, afterTheCard, isQuestion } from './quiet.ts';
import { WEIGHTS } from './weights.ts';

/** What a position is worth to a nation: the points it can expect at the end, against those of the others. */
export function judgement(game: Game<Limit>, g: Position, seat: Seat): number {
  return afterTheCard(game, g, seat, worth);
}

/** The same for all nations. */
export function judgements(game: Game<Limit>, g: Position): number[] {
  const seats = [...g.private.keys()];
  if (g.outcome !== null || isQuestion(g)) return seats.map((seat) => judgement(game, g, seat));
  const futures = futuresOf(g, RESTLESS);
  return seats.map((seat) => sumOf(partsOf(g, seat, futures)));
}

/** A quick guess: one future, and a card on its way is played by the first answers. */
export function rough(game: Game<Limit>, g: Position, seat: Seat): number {
  return afterAnyCard(game, g, seat, (then) => worth(then, seat, QUICKLY));
}

/** Unrest from which on nations pay for calm in the generations to come: some sooner, some later. */
const RESTLESS = [5, 6, 8];
const QUICKLY = [6];

function worth(g: Position, seat: Seat, restless = RESTLESS): number {
  if (g.outcome !== null) return g.outcome.scores[seat] - envy(g.outcome.scores, seat);
  return sumOf(partsOf(g, seat, futuresOf(g, restless)));
}

/** The scores of all nations at the end, by what the score is made of, in each future. */
type Futures = readonly (readonly (readonly number[])[])[];

function futuresOf(g: Position, all: readonly number[]): Futures {
  const weights = weightsOf(g.options);
  const tests = resilienceTests(g.options);
  return all.map((restless) => {
    const end = endOfTheRoad(g, tests, restless);
    const crises = countCrises(end);
    return end.nations.map((nation) => smoothScore(nation, crises, weights));
  });
}

/** What the judgement is made of, for reasons. `card`: what the card that is being played will bring. */
export const partsBy = (game: () => Game<Limit>): Parts<Limit> => ({
  ids: [...SCORED, 'rival', 'hand', 'fuel', 'threat', 'welfare', 'supplies', 'alliances', 'card'],
  of(g, seat) {
    const now = partsOf(g, seat, futuresOf(g, RESTLESS));
    return [...now, judgement(game(), g, seat) - now.reduce((sum, part) => sum + part, 0)];
  },
});

/** As things are, in the order of the ids of `parts`, the last of them left out. */
function partsOf(g: Position, seat: Seat, futures: Futures): number[] {
  const future = new Array<number>(SCORED.length + 1).fill(0);
  for (const scores of futures) {
    scores[seat].forEach((value, part) => {
      future[part] += value / futures.length;
    });
    future[SCORED.length] -= envy(scores.map(sumOf), seat) / futures.length;
  }
  const generations = BOX.generations - g.public.generation;
  const nation = g.public.nations[seat];
  return [
    ...future,
    WEIGHTS.hand * handWorth(g, seat, generations),
    fuel(nation) * generations,
    threat(g.public, seat) * generations,
    welfare(nation) * Math.min(FORESIGHT, generations),
    -want(nation, 'food') * WEIGHTS.hunger - want(nation, 'goods') * WEIGHTS.want,
    bonds(g, seat),
  ];
}

const sumOf = (values: readonly number[]): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

/** Half of the only rival's points count against the own ones; among many one rival matters less. */
function envy(scores: readonly number[], seat: Seat): number {
  if (scores.length === 1) return 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat) highest = Math.max(highest, scores[other]);
  }
  return (WEIGHTS.rival * highest) / (scores.length - 1);
}

/** What the score is made of. */
const SCORED = ['happiness', 'money', 'territories', 'military', 'pollution', 'destabilisation'] as const;

/** The score without its rounding down, so that a little more is always a little better, in the order of `SCORED`. */
function smoothScore(nation: Nation, crises: number, weights: Scoring): number[] {
  const { money, military } = weights;
  return [
    happiness(nation, weights),
    (Math.max(0, money.points - money.lessPerCrisis * crises) * nation.money) / money.every,
    weights.territory * nation.territories,
    (military.points * nation.stock[MILITARY]) / military.every,
    weights.pollution * nation.pollution,
    weights.destabilisation * nation.destab,
  ];
}

/**
 * A future in which nobody acts sees the shortages but not the ways out of them: calm, equal and well supplied people
 * leave room for a policy.
 */
function welfare(nation: Nation): number {
  let steps = 0;
  for (const standard of nation.sol) steps += standard - STANDARD_OF_LIVING.lowest;
  return (
    WEIGHTS.living * steps -
    WEIGHTS.inequality * (nation.sol[A] - nation.sol[E]) -
    WEIGHTS.unrest * Math.max(0, nation.unrest - CALM) ** 1.5 +
    WEIGHTS.industry * Math.min(nation.factories[INDUSTRIAL], nation.population)
  );
}

/** Unrest up to which there is nothing to worry about, and maximum number of generations that welfare counts for. */
const CALM = 4;
const FORESIGHT = 3;

/** Population levels that would go without if the need came now, and a little for every unit missing. */
function want(nation: Nation, need: Need): number {
  const column = nation.column;
  nation.column = nation.sol[C];
  const offset = needOffset(nation, need);
  nation.column = column;
  if (offset === null) return 0;
  const stock = nation.stock[NEEDED[need].resource];
  const levels = nation.population - servedLevel(nation.population, offset, stock);
  const needed = populationValue(nation.population + offset);
  return levels === 0 ? 0 : levels - 0.5 * (stock / needed);
}

/** Fossil does not come back: what is kept can still drive a factory. */
function fuel(nation: Nation): number {
  return WEIGHTS.fossil * Math.min(WEIGHTS.fossilKept, nation.stock[FOSSIL]);
}

/** Neighbours with more military may strike. */
function threat(world: World, seat: Seat): number {
  const own = world.nations[seat].stock[MILITARY];
  let sum = 0;
  for (let other = 0; other < world.nations.length; other++) {
    if (other === seat || areAllied(world, seat, other, 'military')) continue;
    const lead = world.nations[other].stock[MILITARY] - own;
    if (lead > 0 && world.nations[other].stock[MILITARY] >= SMALLEST_ATTACK) {
      sum -= WEIGHTS.threat + WEIGHTS.threatLead * Math.min(10, lead);
    }
  }
  return sum;
}

const SMALLEST_ATTACK = 3;

/** What alliances promise, and what a refusal may cost. */
function bonds(g: Position, seat: Seat): number {
  const { public: world, flow } = g;
  const allies = countAllies(world, seat, 'economic') + countAllies(world, seat, 'military');
  const frame = flow[flow.length - 1];
  let sum = WEIGHTS.ally * Math.sqrt(allies);
  if (frame.step === 'consentToAlliance') sum += WEIGHTS.promised * WEIGHTS.ally;
  if (frame.step === 'allianceFee') sum += WEIGHTS.promised * WEIGHTS.ally * pledged(world);
  if (frame.step === 'consentToExclusion') sum -= WEIGHTS.idle;
  if (frame.step === 'breakAlliance' && frame.seat !== seat) {
    if (areAllied(world, seat, frame.seat, frame.alliance)) sum -= WEIGHTS.refused;
  }
  return sum;
}
