import type { Automatic } from '@entente/engine';
import { starValues } from '../../cards/target.ts';
import { COLD_WAR } from '../../data/crises.ts';
import { type Limit, MILITARY, STAR, type World } from '../../position.ts';
import { takeDestab } from '../00-the-game/reserves.ts';

/** A nation that has armed too much takes destabilisation (LIM-3.1.1). Returns the seats of those that have. */
export function wageColdWar(world: World): number[] {
  const armed: number[] = [];
  for (let seat = 0; seat < world.nations.length; seat++) {
    const nation = world.nations[seat];
    if (nation.stock[MILITARY] < COLD_WAR.from) continue;
    takeDestab(world, nation, COLD_WAR.destabilisation);
    armed.push(seat);
  }
  // LIM-5.10
  if (world.star !== null && starValues(world).military >= COLD_WAR.from) {
    takeDestab(world, world.star, COLD_WAR.destabilisation);
    armed.push(STAR);
  }
  return armed;
}

const coldWar: Automatic<Limit, 'coldWar'> = {
  kind: 'automatic',
  phase: 'international',
  rule: 'LIM-3.0.1',
  run(g, _frame, go) {
    for (const seat of wageColdWar(g.public)) {
      if (seat === STAR) go.log('log.coldWarStar', {});
      else go.log('log.coldWar', { seat });
    }
    go.done();
  },
};

export const coldWarSteps = { coldWar };
