import type { Automatic } from '@entente/engine';
import { MILITARY_CRISIS } from '../../data/crises.ts';
import type { Reason } from '../../flow.ts';
import { type Limit, type LimitGo, STAR, type World } from '../../position.ts';
import { everyone, most, placeTile, seatsOf } from '../../queries.ts';
import { lowerClass, lowestToFall, movePopulation } from '../00-the-game/nation.ts';
import { returnDestab } from '../00-the-game/reserves.ts';
import { fallOf, giveBack, shiftPeople } from '../00-the-game/telling.ts';
import { everySeat } from '../02-social-phase/round.ts';
import { meetAll } from '../02-social-phase/shortage.ts';
import { askForStandards, falls } from '../02-social-phase/standards.ts';

/** The lowest class that may fall falls in every nation, once for each military tile (LIM-3.5.2). */
export function fallOfTheLowest(world: World, go: LimitGo | null = null): void {
  const steps = MILITARY_CRISIS.standardOfLivingPerTile * world.crises.military;
  world.nations.forEach((nation, seat) => {
    for (let step = 0; step < steps; step++) {
      const lowest = lowestToFall(nation);
      if (lowest === -1) return;
      if (go === null) lowerClass(nation, lowest);
      else fallOf(nation, seat, lowest, go);
    }
  });
}

/** Everyone returns a token; then the most unstable lose people (LIM-3.5.4, LIM-3.5.5). At a table it is told. */
export function calmDown(world: World, go: LimitGo | null = null): void {
  const all = everyone(world);
  const { destabilisationReturned, culprit } = MILITARY_CRISIS;
  all.forEach((who, index) => {
    if (go === null) returnDestab(world, who, destabilisationReturned);
    else giveBack(world, who === world.star ? STAR : index, 'destabilisation', destabilisationReturned, go);
  });
  const culprits = seatsOf(
    world,
    most(all, (who) => who.destab),
  );
  if (culprits.length > 0) go?.log('log.warmongers', { seats: culprits });
  for (const seat of culprits) {
    if (go === null) movePopulation(world.nations[seat], -culprit.population);
    else shiftPeople(world.nations[seat], seat, -culprit.population, 'military', go);
  }
}

const militaryCrisis: Automatic<Limit, 'militaryCrisis'> = {
  kind: 'automatic',
  phase: 'international',
  rule: 'LIM-3.2.1',
  run(g, frame, go) {
    const world = g.public;
    if (frame.stage === 0) {
      // LIM-3.5.1: only when the reserve is empty.
      if (world.destabReserve > 0) return go.done();
      frame.stage = 1;
      placeTile(world, 'military');
      go.log('log.militaryCrisis', { tiles: world.crises.military });
      fallOfTheLowest(world, go);
    }
    if (frame.stage === 1) {
      if (!meetAll(g, frame, 'crisis', go)) return;
      frame.stage = 2;
      if (askForStandards(g, falls(frame.left), everySeat<Reason>(g.seats, 'crisis'), go)) return;
    }
    calmDown(world, go);
    go.next({ step: 'removal', moment: 'crisis' });
  },
};

export const militarySteps = { militaryCrisis };
