import { BOX } from '../data/box.ts';
import { weightsOf } from '../data/scoring.ts';
import { FACTORY_TABLES } from '../data/tracks.ts';
import type { Need } from '../flow.ts';
import { heads } from '../phases/00-the-game/nation.ts';
import { pollutionReserve } from '../phases/00-the-game/reserves.ts';
import { growByHabit, meetAlone, orderAlone } from '../phases/02-social-phase/ahead.ts';
import { fixColumns } from '../phases/02-social-phase/columns.ts';
import {
  growDemographically,
  lowerTheBirthRate,
  lowerTheMortality,
} from '../phases/02-social-phase/demography.ts';
import { store } from '../phases/02-social-phase/food.ts';
import { type Habits, habitsForPoints, PLAIN_HABITS } from '../phases/02-social-phase/habits.ts';
import { amountNeeded, NEEDED } from '../phases/02-social-phase/needs.ts';
import { type PublicOrder, publicOrderOf, struggle } from '../phases/02-social-phase/order.ts';
import { farm, run } from '../phases/02-social-phase/production.ts';
import { payOut, taxesOf } from '../phases/02-social-phase/taxes.ts';
import { type Points, pointsOf } from '../phases/04-end-of-the-game/score.ts';
import {
  FOSSIL,
  INDUSTRIAL,
  type LimitOptions,
  MILITARY,
  type Nation,
  RENEWABLE,
  type Readings,
  type World,
} from '../position.ts';
import { countCrises } from '../queries.ts';
import { crisesAhead } from './ahead.ts';
import { draft } from './draft.ts';

/*
 * What the social phase to come brings if nobody does anything before it: no cards, no help of allies, and plain habits
 * where the owner would be asked. Computed with the functions of the steps themselves, on a draft.
 */

/** A need of the people against the stock it is met from. */
export interface Balance {
  needed: number;
  stock: number;
  /** Population levels that go without. */
  unserved: number;
}

/** What one factory does. */
export interface Run {
  /** The level it runs at, after growth and shortage. */
  level: number;
  made: number;
  fossil: number;
  pollution: number;
  /** Levels lost for want of fossil. */
  idle: number;
}

export interface NationForecast {
  /** Where its points come from when the generation is over, crises included. */
  points: Points;
  /** Sum of the standards of living of all classes at that time. */
  living: number;
  /** Class C's standard of living: the column of the phase. */
  column: number;
  food: Balance;
  goods: Balance;
  /** Heads before the phase and after its growth. */
  heads: { now: number; after: number };
  taxes: number;
  production: { renewable: Run; industrial: Run; military: Run };
  fossil: { now: number; after: number };
  unrest: {
    now: number;
    /** When public order is read: after all shortages. */
    atPublicOrder: number;
    order: PublicOrder;
    /** Steps that class struggle adds. */
    classStruggle: number;
    after: number;
  };
  /** Military that a riot asks for; nothing is needed without a riot, or when it takes money. */
  order: Balance;
  /** Money that a riot burns. */
  burned: number;
  destabilisation: number;
  pollution: number;
  /** Food at the end of the phase against what the people will then eat: the generation after. */
  nextFood: Balance;
  nextGoods: Balance;
}

export interface WorldForecast {
  /** All taxes and boom money against the bank. */
  bank: { now: number; payments: number; lacking: number };
  pollutionReserve: { now: number; after: number };
  destabReserve: { now: number; after: number };
  /** The crises that follow, chains included. */
  crises: { financial: boolean; ecological: boolean; military: boolean };
  /** Tiles on the table afterwards; four end the game. */
  tiles: number;
}

export interface Forecast {
  nations: NationForecast[];
  world: WorldForecast;
}

/** What a forecast reads: all of it is public, so a view or a position will do. */
interface Seen {
  readonly public: World;
  readonly options: LimitOptions;
}

/** Of the generation that is on, unless a later one is named: its crises are its own (LIM-3.2.2). */
export function forecast(
  view: Seen,
  generation = view.public.generation,
  habits: Habits = PLAIN_HABITS,
): Forecast {
  const world = draft(view.public);
  world.generation = generation;
  const before = view.public;
  fixColumns(world);
  const bank = world.bank + world.limit.money;
  const lives = world.nations.map((nation) => forecastNation(world, nation, view.options, habits));
  const payments = bank - (world.bank + world.limit.money) + sum(lives, (one) => one.burned);
  const ends = { pollution: pollutionReserve(world), destab: world.destabReserve };
  const lacking = Math.max(0, payments - before.bank);
  crisesAhead(world, view.options, PLAIN_HABITS);
  const weights = weightsOf(view.options);
  const nations = lives.map((life, seat) => ({
    ...life,
    points: pointsOf(world.nations[seat], countCrises(world), weights),
    living: world.nations[seat].sol.reduce((sum, standard) => sum + standard, 0),
  }));
  return {
    nations,
    world: {
      bank: { now: before.bank, payments, lacking },
      pollutionReserve: { now: pollutionReserve(before), after: ends.pollution },
      destabReserve: { now: before.destabReserve, after: ends.destab },
      crises: {
        financial: world.crises.financial > before.crises.financial,
        ecological: world.crises.ecological > before.crises.ecological,
        military: world.crises.military > before.crises.military,
      },
      tiles: countCrises(world),
    },
  };
}

/** The points of every nation when the generation is over and its owner raises the classes that count most. */
export const pointsAhead = (view: Seen, generation = view.public.generation): Points[] =>
  forecast(view, generation, habitsForPoints(weightsOf(view.options).classes)).nations.map(
    ({ points }) => points,
  );

const POLITICAL: readonly string[] = [
  'politicalPhase',
  'newPolicies',
  'keepPolicies',
  'actionCapacity',
  'politicalDecisions',
];
const CRISES: readonly string[] = ['coldWar', 'financialCrisis', 'ecologicalCrisis', 'militaryCrisis'];

/**
 * What can be foreseen at this moment: this generation until its cards are played, the next one once the crises of this
 * one are over. Null in between, and when no generation follows.
 */
export function forecastAhead(
  view: Seen & { readonly flow: readonly { readonly step: string }[]; readonly outcome: unknown },
): { readonly of: 'now' | 'next'; readonly forecast: Forecast } | null {
  const { flow, outcome } = view;
  if (outcome !== null) return null;
  if (flow.some(({ step }) => POLITICAL.includes(step))) return { of: 'now', forecast: forecast(view) };
  if (flow[0].step !== 'endOfGeneration' || flow.some(({ step }) => CRISES.includes(step))) return null;
  const { generation } = view.public;
  if (generation >= BOX.generations || countCrises(view.public) >= BOX.crisesThatEnd) return null;
  return { of: 'next', forecast: forecast(view, generation + 1) };
}

/** Lives through the phase step by step and notes what happens. */
function forecastNation(
  world: World,
  nation: Nation,
  options: LimitOptions,
  habits: Habits,
): Omit<NationForecast, 'points' | 'living'> {
  const table = FACTORY_TABLES[options.fossil];
  const now = { ...nation };
  const fossilNow = nation.stock[FOSSIL];
  const headsNow = heads(nation);
  const food = met(world, nation, 'food', options);
  store(nation);
  const goods = met(world, nation, 'goods', options);
  growDemographically(nation);
  lowerTheMortality(nation);
  lowerTheBirthRate(nation);
  growByHabit(nation, options, PLAIN_HABITS);
  const taxes = taxesOf(nation);
  payOut(world, nation, taxes);
  const production = {
    renewable: noted(nation, RENEWABLE, () => farm(world, nation)),
    industrial: noted(nation, INDUSTRIAL, () => run(world, nation, INDUSTRIAL, table, true)),
    military: noted(nation, MILITARY, () => run(world, nation, MILITARY, table, true)),
  };
  const atPublicOrder = nation.unrest;
  const order = publicOrderOf(nation);
  const military = {
    needed: order === 'riot' ? amountNeeded(nation, 'order') : 0,
    stock: nation.stock[MILITARY],
  };
  const limit = world.limit.money;
  const fallen = orderAlone(world, nation, options, habits);
  const burned = order === 'riot' ? world.limit.money - limit : 0;
  const { gap: classStruggle } = struggle(world, nation);
  return {
    column: nation.column,
    food,
    goods,
    heads: { now: headsNow, after: heads(nation) },
    taxes,
    production,
    fossil: { now: fossilNow, after: nation.stock[FOSSIL] },
    unrest: { now: now.unrest, atPublicOrder, order, classStruggle, after: nation.unrest },
    order: { ...military, unserved: fallen },
    burned,
    destabilisation: nation.destab - now.destab,
    pollution: nation.pollution - now.pollution,
    nextFood: foreseen(world, nation, 'food', options),
    nextGoods: foreseen(world, nation, 'goods', options),
  };
}

function met(world: World, nation: Nation, need: Need, readings: Readings): Balance {
  const needed = amountNeeded(nation, need);
  const stock = nation.stock[NEEDED[need].resource];
  return { needed, stock, unserved: meetAlone(world, nation, need, readings, PLAIN_HABITS) };
}

/** The same need one generation later, in the column that class C has then. */
function foreseen(world: World, nation: Nation, need: Need, readings: Readings): Balance {
  const later = draft({ ...world, nations: [nation] }).nations[0];
  fixColumns({ ...world, nations: [later] });
  return met(draft({ ...world, nations: [] }), later, need, readings);
}

function noted(nation: Nation, factory: number, produce: () => void): Run {
  const before = {
    level: nation.factories[factory],
    made: nation.stock[factory],
    fossil: nation.stock[FOSSIL],
  };
  const polluted = nation.pollution;
  produce();
  const level = nation.factories[factory];
  return {
    level,
    made: nation.stock[factory] - before.made,
    fossil: before.fossil - nation.stock[FOSSIL],
    pollution: nation.pollution - polluted,
    idle: before.level - level,
  };
}

function sum<Life>(lives: readonly Life[], value: (one: Life) => number): number {
  return lives.reduce((total, life) => total + value(life), 0);
}
