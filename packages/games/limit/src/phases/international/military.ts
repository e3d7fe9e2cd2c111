import type { Automatic } from '@entente/engine';
import { MILITARY_CRISIS } from '../../data/crises.ts';
import { lowerClass, lowestToFall, movePopulation } from '../../nation.ts';
import type { Limit, World } from '../../position.ts';
import { returnDestab } from '../../reserves.ts';
import { everyone, most, seatsOf } from '../everyone.ts';
import { meet } from '../social/shortage.ts';
import { placeTile } from '../tiles.ts';
import { seatInTurn } from '../turn.ts';

/** The lowest class that may fall falls in every nation, once for each military tile (LIM-3.5.2). */
export function fallOfTheLowest(world: World): void {
  const steps = MILITARY_CRISIS.standardOfLivingPerTile * world.crises.military;
  for (const nation of world.nations) {
    for (let step = 0; step < steps; step++) {
      const lowest = lowestToFall(nation);
      if (lowest !== -1) lowerClass(nation, lowest);
    }
  }
}

/** Everyone returns a token; then the most unstable lose people (LIM-3.5.4, LIM-3.5.5). Gives their seats. */
export function calmDown(world: World): number[] {
  const all = everyone(world);
  for (const who of all) returnDestab(world, who, MILITARY_CRISIS.destabilisationReturned);
  const culprits = seatsOf(
    world,
    most(all, (who) => who.destab),
  );
  for (const seat of culprits) movePopulation(world.nations[seat], -MILITARY_CRISIS.culprit.population);
  return culprits;
}

const militaryCrisis: Automatic<Limit, 'militaryCrisis'> = {
  kind: 'automatic',
  rules: ['LIM-3.2.1', 'LIM-3.5.1', 'LIM-3.5.2', 'LIM-3.5.3', 'LIM-3.5.4', 'LIM-3.5.5', 'LIM-9.10'],
  run(g, frame, go) {
    const world = g.public;
    if (frame.stage === 0) {
      if (world.destabReserve > 0) return go.done();
      frame.stage = 1;
      placeTile(world, 'military');
      go.log('log.militaryCrisis', { tiles: world.crises.military });
      fallOfTheLowest(world);
    }
    while (frame.turn < g.seats) {
      if (meet(world, seatInTurn(world, frame.turn++), 'crisis', go)) return;
    }
    const culprits = calmDown(world);
    if (culprits.length > 0) go.log('log.warmongers', { seats: culprits });
    go.done();
  },
};

export const militarySteps = { militaryCrisis };
