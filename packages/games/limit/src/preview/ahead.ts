import { FINANCIAL_CRISIS } from '../data/crises.ts';
import { pollutionReserve } from '../phases/00-the-game/reserves.ts';
import { livePhase, lowerByHabit, meetAlone } from '../phases/02-social-phase/ahead.ts';
import { fixColumns } from '../phases/02-social-phase/columns.ts';
import type { Habits } from '../phases/02-social-phase/habits.ts';
import { wageColdWar } from '../phases/03-international-phase/cold-war.ts';
import { sufferEcologicalCrisis } from '../phases/03-international-phase/ecological.ts';
import { blameRichest, loseMoney } from '../phases/03-international-phase/financial.ts';
import { calmDown, fallOfTheLowest } from '../phases/03-international-phase/military.ts';
import type { Readings, World } from '../position.ts';
import { hasTile, placeTile } from '../queries.ts';

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
