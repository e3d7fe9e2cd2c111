import type { Automatic } from '@entente/engine';
import { starPopulationLevel } from '../../cards/target.ts';
import { ECOLOGICAL_CRISIS } from '../../data/crises.ts';
import {
  highestToFall,
  loseTerritories,
  lowerClass,
  moveFactory,
  movePopulation,
  raiseUnrest,
} from '../../nation.ts';
import { type Limit, type Nation, R, type Star, type World } from '../../position.ts';
import { pollutionReserve } from '../../reserves.ts';
import { everyone, most, seatsOf } from '../everyone.ts';
import { placeTile } from '../tiles.ts';

/** The nations with most pollution, the star nation among them. */
export function polluters(world: World): (Nation | Star)[] {
  return most(everyone(world), (who) => who.pollution);
}

/** Land is lost everywhere: renewable levels by the ecological tiles, and a territory (LIM-3.4.2, LIM-3.4.3). */
export function loseLand(world: World): void {
  const levels = ECOLOGICAL_CRISIS.renewableLevelsPerTile * world.crises.ecological;
  for (const nation of world.nations) {
    moveFactory(nation, R, -levels);
    loseTerritories(world, nation, ECOLOGICAL_CRISIS.territories);
  }
  const { star } = world;
  if (star === null) return;
  const lost = Math.min(star.territories, ECOLOGICAL_CRISIS.territories);
  star.territories -= lost;
  world.limit.territories += lost;
}

/** LIM-3.4.4; of the star nation nothing changes. */
export function punish(world: World, culprits: readonly (Nation | Star)[]): void {
  const { population, unrest, standardOfLiving } = ECOLOGICAL_CRISIS.culprit;
  for (const nation of world.nations) {
    if (!culprits.includes(nation)) continue;
    movePopulation(nation, -population);
    raiseUnrest(world, nation, unrest);
    for (let step = 0; step < standardOfLiving; step++) {
      const highest = highestToFall(nation);
      if (highest !== -1) lowerClass(nation, highest);
    }
  }
}

/** Others far below a culprit, counted after its loss, take in migrants: one level at most (LIM-3.4.5, LIM-3.4.6). */
export function migrate(world: World, culprits: readonly (Nation | Star)[]): Nation[] {
  const { levelsBelow, population } = ECOLOGICAL_CRISIS.migration;
  let highest = 0;
  for (const culprit of culprits) highest = Math.max(highest, levelAfterLoss(world, culprit));
  const taking = world.nations.filter(
    (nation) => !culprits.includes(nation) && nation.population <= highest - levelsBelow,
  );
  for (const nation of taking) movePopulation(nation, population);
  return taking;
}

/** The star nation's row of values stays, but migrants count its level less one (LIM-5.11). */
function levelAfterLoss(world: World, culprit: Nation | Star): number {
  if ('population' in culprit) return culprit.population;
  return starPopulationLevel(world) - ECOLOGICAL_CRISIS.culprit.population;
}

/** The whole crisis: it leaves nothing to choose. */
export function sufferEcologicalCrisis(world: World): {
  culprits: number[];
  star: boolean;
  taking: number[];
} {
  placeTile(world, 'ecological');
  loseLand(world);
  const culprits = polluters(world);
  punish(world, culprits);
  const taking = migrate(world, culprits);
  const seats = seatsOf(world, culprits);
  return { culprits: seats, star: seats.length < culprits.length, taking: seatsOf(world, taking) };
}

const ecologicalCrisis: Automatic<Limit, 'ecologicalCrisis'> = {
  kind: 'automatic',
  rules: [
    'LIM-3.2.1',
    'LIM-3.4.1',
    'LIM-3.4.2',
    'LIM-3.4.3',
    'LIM-3.4.4',
    'LIM-3.4.5',
    'LIM-3.4.6',
    'LIM-3.4.7',
    'LIM-5.11',
  ],
  run(g, _frame, go) {
    if (pollutionReserve(g.public) === 0) {
      const { culprits, star, taking } = sufferEcologicalCrisis(g.public);
      go.log('log.ecologicalCrisis', { tiles: g.public.crises.ecological });
      if (culprits.length > 0) go.log('log.polluters', { seats: culprits });
      if (star) go.log('log.polluterStar', {});
      if (taking.length > 0) go.log('log.migration', { seats: taking });
    }
    go.done();
  },
};

export const ecologicalSteps = { ecologicalCrisis };
