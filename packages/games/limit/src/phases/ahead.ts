import { FINANCIAL_CRISIS } from '../data/crises.ts';
import type { Readings, World } from '../position.ts';
import { pollutionReserve } from '../reserves.ts';
import { wageColdWar } from './international/coldWar.ts';
import { sufferEcologicalCrisis } from './international/ecological.ts';
import { blameRichest, loseMoney } from './international/financial.ts';
import { calmDown, fallOfTheLowest } from './international/military.ts';
import { livePhase, lowerByHabit, meetAlone } from './social/ahead.ts';
import { fixColumns } from './social/columns.ts';
import type { Habits } from './social/habits.ts';
import { hasTile, placeTile } from './tiles.ts';

/** The social phase of all nations, as habits would have it. Changes the world that is handed in. */
export function socialPhaseAhead(world: World, readings: Readings, habits: Habits): void {
  fixColumns(world);
  for (const nation of world.nations) livePhase(world, nation, readings, habits);
}

/** Cold War and the three crises in their order. */
export function crisesAhead(world: World, readings: Readings, habits: Habits): void {
  wageColdWar(world);
  if (hasTile(world, 'financial')) {
    loseMoney(world);
    for (const nation of world.nations) lowerByHabit(nation, FINANCIAL_CRISIS.standardOfLiving, habits);
    blameRichest(world);
  }
  if (pollutionReserve(world) === 0) sufferEcologicalCrisis(world);
  if (world.destabReserve === 0) {
    placeTile(world, 'military');
    fallOfTheLowest(world);
    for (const nation of world.nations) meetAlone(world, nation, 'crisis', readings, habits);
    calmDown(world);
  }
}
