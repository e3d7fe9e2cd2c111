import { INDEX } from '../../cards/table.ts';
import { BOX } from '../../data/box.ts';
import { FINANCIAL_CRISIS } from '../../data/crises.ts';
import { FACTORY_TABLES } from '../../data/tracks.ts';
import { heads, lowerUnrest, moveFactory } from '../../phases/00-the-game/nation.ts';
import { payBank, pollutionReserve } from '../../phases/00-the-game/reserves.ts';
import {
  closeByHabit,
  growByHabit,
  liveTest,
  lowerByHabit,
  meetAlone,
  orderAlone,
  raiseByHabit,
} from '../../phases/02-social-phase/ahead.ts';
import { closeLevels } from '../../phases/02-social-phase/closures.ts';
import { fixColumns } from '../../phases/02-social-phase/columns.ts';
import {
  growDemographically,
  lowerTheBirthRate,
  lowerTheMortality,
} from '../../phases/02-social-phase/demography.ts';
import { store } from '../../phases/02-social-phase/food.ts';
import { type Habits, PLAIN_HABITS } from '../../phases/02-social-phase/habits.ts';
import { struggle } from '../../phases/02-social-phase/order.ts';
import { farm, run } from '../../phases/02-social-phase/production.ts';
import { makeSteps } from '../../phases/02-social-phase/standards.ts';
import { payOut, taxesOf } from '../../phases/02-social-phase/taxes.ts';
import { wageColdWar } from '../../phases/03-international-phase/cold-war.ts';
import { sufferEcologicalCrisis } from '../../phases/03-international-phase/ecological.ts';
import { blameRichest, loseMoney } from '../../phases/03-international-phase/financial.ts';
import { calmDown, fallOfTheLowest } from '../../phases/03-international-phase/military.ts';
import {
  INDUSTRIAL,
  type Limit,
  MILITARY,
  type Nation,
  type Position,
  type Readings,
  type World,
} from '../../position.ts';
import { crisesAhead, socialPhaseAhead } from '../../preview/ahead.ts';
import { draft } from '../../preview/draft.ts';
import { countCrises, hasTile, placeTile, seatInTurn } from '../../queries.ts';

/*
 * The end of the game as it comes if nobody plays another card in this generation: the rest of it, the generations after
 * it and the resilience test, with the functions of the phases and plain habits. In later generations all pay for calm:
 * if nobody did, every future would end in riots, and whatever calms the people now would seem money thrown away.
 */

/**
 * A draft of the world at the end of the game, after the tests still to be run there. `restless` is the unrest from which
 * on nations pay for calm.
 */
export function endOfTheRoad(g: Position, tests: number, restless: number): World {
  const world = draft(g.public);
  handOver(g, world);
  const readings = g.options;
  let over = false;
  let testsLeft = tests;
  let whole = true;
  for (let index = g.flow.length - 1; index >= 0 && !over; index--) {
    const frame = g.flow[index];
    if (finish(world, frame, answers(g, index), readings, PLAIN_HABITS)) whole = false;
    if (frame.step === 'endOfGame' || frame.step === 'resilienceTest' || frame.step === 'scoring') {
      over = true;
      if (frame.step === 'scoring') testsLeft = 0;
    }
  }
  over ||= !whole && isOver(world);
  if (!over && !whole) world.generation++;
  while (!over) {
    if (!whole) for (const nation of world.nations) keepCalm(world, nation, restless);
    whole = false;
    socialPhaseAhead(world, readings, PLAIN_HABITS);
    crisesAhead(world, readings, PLAIN_HABITS);
    over = isOver(world);
    world.generation++;
  }
  for (; testsLeft > 0; testsLeft--) {
    fixColumns(world);
    for (const nation of world.nations) liveTest(world, nation, readings, PLAIN_HABITS);
  }
  return world;
}

/** Help that allies have promised while others are still to be asked: it is as good as given. */
function handOver({ flow, public: { pledges } }: Position, { nations }: World): void {
  const frame = flow[flow.length - 1];
  if (frame === undefined || frame.step !== 'giveHelp') return;
  const resource = INDEX[frame.resource];
  for (let ally = 0; ally < pledges.length; ally++) {
    nations[ally].stock[resource] -= pledges[ally];
    nations[frame.seat].stock[resource] += pledges[ally];
  }
}

/** What a nation does in a political phase to come: it keeps its people calm, as the first hand allows (S11). */
function keepCalm(world: World, nation: Nation, restless: number): void {
  const price = heads(nation);
  if (nation.unrest < restless || nation.money < price) return;
  payBank(world, nation, price);
  lowerUnrest(nation, 1);
}

function isOver(world: World): boolean {
  return world.generation >= BOX.generations || countCrises(world) >= BOX.crisesThatEnd;
}

/** Carries a frame to its end by habit. True when it belongs to the social phase or comes after it. */
function finish(
  world: World,
  frame: Limit['frame'],
  given: Answers,
  readings: Readings,
  habits: Habits,
): boolean {
  const table = FACTORY_TABLES[readings.fossil];
  switch (frame.step) {
    case 'standards':
      frame.steps.forEach((steps, seat) => {
        const nation = world.nations[seat];
        const left = makeSteps(nation, steps, given[seat]);
        if (left > 0) raiseByHabit(nation, left, habits);
        else lowerByHabit(nation, -left, habits);
      });
      return true;
    case 'closeFactory':
      frame.counts.forEach((count, seat) => {
        const nation = world.nations[seat];
        closeByHabit(nation, closeLevels(nation, count, given[seat], readings), readings, habits);
      });
      return true;
    case 'moveFactory':
      for (const seat of frame.seats)
        if (answerGrowth(world.nations[seat], given[seat]) === 0)
          growByHabit(world.nations[seat], readings, habits);
      return true;
    case 'runFactory':
      run(world, world.nations[frame.seat], INDEX[frame.factory], table, frame.clean);
      return true;
    case 'food':
      each(world, frame.turn, (nation) => meetAlone(world, nation, 'food', readings, habits));
      frame.left.forEach((levels, seat) => {
        closeByHabit(world.nations[seat], levels, readings, habits);
      });
      return true;
    case 'storage':
      world.nations.forEach(store);
      return true;
    case 'consumption':
      each(world, frame.turn, (nation) => meetAlone(world, nation, 'goods', readings, habits));
      frame.left.forEach((levels, seat) => {
        lowerByHabit(world.nations[seat], levels, habits);
      });
      return true;
    case 'demographicGrowth':
      world.nations.forEach(growDemographically);
      return true;
    case 'lowerMortality':
      world.nations.forEach(lowerTheMortality);
      return true;
    case 'lowerBirthRate':
      world.nations.forEach(lowerTheBirthRate);
      return true;
    case 'economicGrowth':
      for (const nation of world.nations) growByHabit(nation, readings, habits);
      return true;
    case 'taxes':
      for (const nation of world.nations) payOut(world, nation, taxesOf(nation));
      return true;
    case 'production':
      each(world, frame.turn, (nation, first) => {
        const done = first ? frame.stage : 0;
        if (done < 2) farm(world, nation);
        if (done < 2) run(world, nation, INDUSTRIAL, table, true);
        run(world, nation, MILITARY, table, true);
      });
      return true;
    case 'publicOrder':
      each(world, frame.turn, (nation) => orderAlone(world, nation, readings, habits));
      frame.left.forEach((steps, seat) => {
        if (steps > 0) raiseByHabit(world.nations[seat], steps, habits);
        else lowerByHabit(world.nations[seat], -steps, habits);
      });
      return true;
    case 'removal':
      return true;
    case 'classStruggle':
      for (const nation of world.nations) struggle(world, nation);
      return true;
    case 'internationalPhase':
      crisesAhead(world, readings, habits);
      return true;
    case 'coldWar':
      wageColdWar(world);
      return true;
    case 'financialCrisis':
      if (!hasTile(world, 'financial')) return true;
      if (frame.stage === 0) {
        loseMoney(world);
        for (const nation of world.nations) lowerByHabit(nation, FINANCIAL_CRISIS.standardOfLiving, habits);
      }
      blameRichest(world);
      return true;
    case 'ecologicalCrisis':
      if (pollutionReserve(world) === 0) sufferEcologicalCrisis(world);
      return true;
    case 'militaryCrisis':
      if (frame.stage === 0 && world.destabReserve > 0) return true;
      if (frame.stage === 0) {
        placeTile(world, 'military');
        fallOfTheLowest(world);
      }
      each(world, frame.turn, (nation) => meetAlone(world, nation, 'crisis', readings, habits));
      if (frame.stage < 2)
        frame.left.forEach((levels, seat) => {
          lowerByHabit(world.nations[seat], levels, habits);
        });
      calmDown(world);
      return true;
    case 'allianceStep':
    case 'diplomacy':
    case 'event':
    case 'endOfGeneration':
    case 'endOfGame':
    case 'resilienceTest':
    case 'scoring':
      return true;
    default:
      return false;
  }
}

type Answers = readonly (readonly Limit['choice'][])[];
const NO_ANSWERS: Answers = [[], [], [], [], [], []];

/** What has been answered so far to the step at this place of the flow. */
function answers(g: Position, index: number): Answers {
  return index === g.flow.length - 1 && g.answers.length > 0 ? g.answers : NO_ANSWERS;
}

/** Carries out answers that wait for those of others. Returns their number. */
function answerGrowth(nation: Nation, given: readonly Limit['choice'][]): number {
  for (const choice of given) {
    if (choice.do === 'shrinkFactory') moveFactory(nation, INDEX[choice.factory], -1);
    if (choice.do === 'developFactory') moveFactory(nation, INDEX[choice.factory], 1);
  }
  return given.length;
}

/** The nations whose turn in a step is still to come. */
function each(world: World, turn: number, act: (nation: Nation, first: boolean) => void): void {
  for (let next = turn; next < world.nations.length; next++) {
    act(world.nations[seatInTurn(world, next)], next === turn);
  }
}
