import type { Automatic } from '@entente/engine';
import { starPopulationLevel } from '../../cards/target.ts';
import { ECOLOGICAL_CRISIS } from '../../data/crises.ts';
import {
  type Limit,
  type LimitGo,
  type Nation,
  RENEWABLE,
  STAR,
  type Star,
  type World,
} from '../../position.ts';
import { everyone, most, placeTile, seatsOf } from '../../queries.ts';
import {
  highestToFall,
  loseTerritories,
  lowerClass,
  moveFactory,
  movePopulation,
  raiseUnrest,
} from '../00-the-game/nation.ts';
import { pollutionReserve } from '../00-the-game/reserves.ts';
import { changeUnrest, fallOf, razeTerritories, shiftFactory, shiftPeople } from '../00-the-game/telling.ts';

/** The nations with most pollution, the star nation among them. */
export function polluters(world: World): (Nation | Star)[] {
  return most(everyone(world), (who) => who.pollution);
}

/** Land is lost everywhere: renewable levels by the ecological tiles, and a territory (LIM-3.4.2, LIM-3.4.3). */
export function loseLand(world: World, go: LimitGo | null = null): void {
  const levels = ECOLOGICAL_CRISIS.renewableLevelsPerTile * world.crises.ecological;
  const { territories } = ECOLOGICAL_CRISIS;
  world.nations.forEach((nation, seat) => {
    if (go === null) {
      moveFactory(nation, RENEWABLE, -levels);
      loseTerritories(world, nation, territories);
    } else {
      shiftFactory(nation, seat, RENEWABLE, -levels, go);
      razeTerritories(world, seat, territories, go);
    }
  });
  if (world.star === null) return;
  if (go === null) loseTerritories(world, world.star, territories);
  else razeTerritories(world, STAR, territories, go);
}

/** LIM-3.4.4; of the star nation nothing changes. */
export function punish(world: World, culprits: readonly (Nation | Star)[], go: LimitGo | null = null): void {
  const { population, unrest, standardOfLiving } = ECOLOGICAL_CRISIS.culprit;
  world.nations.forEach((nation, seat) => {
    if (!culprits.includes(nation)) return;
    if (go === null) {
      movePopulation(nation, -population);
      raiseUnrest(world, nation, unrest);
    } else {
      shiftPeople(nation, seat, -population, 'pollution', go);
      changeUnrest(world, seat, unrest, 'pollution', go);
    }
    for (let step = 0; step < standardOfLiving; step++) {
      const highest = highestToFall(nation);
      if (highest === -1) return;
      if (go === null) lowerClass(nation, highest);
      else fallOf(nation, seat, highest, go);
    }
  });
}

/** Others far below a culprit, counted after its loss, take in migrants: one level at most (LIM-3.4.5, LIM-3.4.6). */
export function migrate(world: World, culprits: readonly (Nation | Star)[], go: LimitGo | null = null): void {
  const { levelsBelow, population } = ECOLOGICAL_CRISIS.migration;
  let highest = 0;
  for (const culprit of culprits) highest = Math.max(highest, levelAfterLoss(world, culprit));
  world.nations.forEach((nation, seat) => {
    if (culprits.includes(nation) || nation.population > highest - levelsBelow) return;
    if (go === null) movePopulation(nation, population);
    else shiftPeople(nation, seat, population, 'migration', go);
  });
}

/** The star nation's row of values stays, but migrants count its level less one (LIM-5.11). */
function levelAfterLoss(world: World, culprit: Nation | Star): number {
  if ('population' in culprit) return culprit.population;
  return starPopulationLevel(world) - ECOLOGICAL_CRISIS.culprit.population;
}

/** The whole crisis, in the order of the rulebook (LIM-3.2.3): it leaves nothing to choose. At a table it is told. */
export function sufferEcologicalCrisis(world: World, go: LimitGo | null = null): void {
  placeTile(world, 'ecological');
  go?.log('log.ecologicalCrisis', { tiles: world.crises.ecological });
  loseLand(world, go);
  const culprits = polluters(world);
  const seats = seatsOf(world, culprits);
  if (seats.length > 0) go?.log('log.polluters', { seats });
  if (seats.length < culprits.length) go?.log('log.polluterStar', {});
  punish(world, culprits, go);
  migrate(world, culprits, go);
}

/** Strikes when the reserve is empty (LIM-3.4.1), again in each generation in which it is (LIM-3.4.7). */
const ecologicalCrisis: Automatic<Limit, 'ecologicalCrisis'> = {
  kind: 'automatic',
  phase: 'international',
  rule: 'LIM-3.2.1',
  run(g, _frame, go) {
    if (pollutionReserve(g.public) > 0) return go.done();
    sufferEcologicalCrisis(g.public, go);
    go.next({ step: 'removal', moment: 'crisis' });
  },
};

export const ecologicalSteps = { ecologicalCrisis };
