import { FACTORY_TABLES } from '../../data/tracks.ts';
import type { Need } from '../../flow.ts';
import { INDUSTRIAL, MILITARY, type Nation, type Readings, type World } from '../../position.ts';
import { lowerClass, moveFactory, raiseClass } from '../00-the-game/nation.ts';
import { closable, forcedClosures } from './closures.ts';
import { growDemographically, lowerTheBirthRate, lowerTheMortality } from './demography.ts';
import { growEconomically } from './economy.ts';
import { store } from './food.ts';
import type { Habits } from './habits.ts';
import { columnOf } from './needs.ts';
import { burnInRiot, publicOrderOf, stepsGained, struggle } from './order.ts';
import { farm, run } from './production.ts';
import { satisfy } from './shortage.ts';
import { forcedFalls, forcedRises } from './standards.ts';
import { payOut, taxesOf } from './taxes.ts';

/*
 * The steps of the social phase for one nation that asks nobody: habits answer, allies give nothing. The same functions
 * carry out the real steps. The world that is handed in is changed: hand in a draft.
 */

export function lowerByHabit(nation: Nation, count: number, habits: Habits): void {
  let left = forcedFalls(nation, count);
  while (left > 0) {
    lowerClass(nation, habits.fall(nation));
    left = forcedFalls(nation, left - 1);
  }
}

export function raiseByHabit(nation: Nation, count: number, habits: Habits): void {
  let left = forcedRises(nation, count);
  while (left > 0) {
    raiseClass(nation, habits.rise(nation));
    left = forcedRises(nation, left - 1);
  }
}

export function closeByHabit(nation: Nation, count: number, readings: Readings, habits: Habits): void {
  let left = forcedClosures(nation, count, readings);
  while (left > 0) {
    moveFactory(nation, habits.close(nation, closable(nation, readings)), -1);
    left = forcedClosures(nation, left - 1, readings);
  }
}

/** Meets a need as far as the own stock reaches. Returns the levels not served. */
export function meetAlone(
  world: World,
  nation: Nation,
  need: Need,
  readings: Readings,
  habits: Habits,
): number {
  const { unserved } = satisfy(world, nation, need);
  if (unserved > 0) {
    if (need === 'food') closeByHabit(nation, unserved, readings, habits);
    else lowerByHabit(nation, unserved, habits);
  }
  return unserved;
}

export function growByHabit(nation: Nation, readings: Readings, habits: Habits): void {
  const open = growEconomically(nation, readings);
  if (open.length === 0) return;
  const { by } = columnOf(nation).economy;
  const factory = by > 0 ? habits.develop(nation, open) : habits.shrink(nation, open);
  moveFactory(nation, factory, by);
}

/** Steps 1 to 8 of one nation: everything up to production. */
function liveUntilTaxes(world: World, nation: Nation, readings: Readings, habits: Habits): void {
  meetAlone(world, nation, 'food', readings, habits);
  store(nation);
  meetAlone(world, nation, 'goods', readings, habits);
  growDemographically(nation);
  lowerTheMortality(nation);
  lowerTheBirthRate(nation);
  growByHabit(nation, readings, habits);
  payOut(world, nation, taxesOf(nation));
}

/** Step 9. */
function produceAlone(world: World, nation: Nation, { fossil }: Readings): void {
  const table = FACTORY_TABLES[fossil];
  farm(world, nation);
  run(world, nation, INDUSTRIAL, table, true);
  run(world, nation, MILITARY, table, true);
}

/** Step 10. Returns the levels for which there was not enough military in a riot. */
export function orderAlone(world: World, nation: Nation, readings: Readings, habits: Habits): number {
  const order = publicOrderOf(nation);
  if (order === 'riot') {
    if (columnOf(nation).riot.takes === 'military')
      return meetAlone(world, nation, 'order', readings, habits);
    burnInRiot(world, nation);
    return 0;
  }
  if (order === 'boom') payOut(world, nation, columnOf(nation).boom.money);
  raiseByHabit(nation, stepsGained(nation, order), habits);
  return 0;
}

/** The whole social phase of one nation. Nations do not touch each other in it, so their order does not matter. */
export function livePhase(world: World, nation: Nation, readings: Readings, habits: Habits): void {
  liveUntilTaxes(world, nation, readings, habits);
  produceAlone(world, nation, readings);
  orderAlone(world, nation, readings, habits);
  struggle(world, nation);
}

/** One resilience test of one nation: food, consumption and production (LIM-4.1.1). */
export function liveTest(world: World, nation: Nation, readings: Readings, habits: Habits): void {
  meetAlone(world, nation, 'food', readings, habits);
  meetAlone(world, nation, 'goods', readings, habits);
  produceAlone(world, nation, readings);
}
