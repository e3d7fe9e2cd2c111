import type { Automatic } from '@entente/engine';
import type { Attack } from '../../position.ts';
import { fleetAt } from '../../queries.ts';
import { isAttack } from '../07-move/attacks.ts';
import { harbour } from '../07-move/available.ts';
import { arrive, COUNT, isByLand, KIND, MARCH, ORIGIN } from '../07-move/marches.ts';
import { battlesAfterMove } from '../11-naval-battles/pending.ts';

/**
 * All ships of the move arrive at the same time; then it is clear where there are battles. Land units on their way to an
 * own region arrive, too, if they need not cross the sea: nothing can happen to them, and they may take the place of
 * others who have left (ATK-R4).
 */
export const setSail: Automatic<Attack, 'setSail'> = {
  kind: 'automatic',
  phase: 'move',
  rule: 'ATK-9.1',
  run(g, _frame, go) {
    const { ships, movement, active } = g.public;
    const { sailings } = movement;
    for (let at = 0; at < sailings.length; at += MARCH) {
      const kind = sailings[at + KIND];
      ships[fleetAt(sailings[at + ORIGIN], active) + kind] -= sailings[at + COUNT];
      ships[fleetAt(harbour(sailings, at), active) + kind] += sailings[at + COUNT];
    }
    movement.pending = battlesAfterMove(g);
    movement.sailings = [];
    for (let at = movement.marches.length - MARCH; at >= 0; at -= MARCH) {
      if (!isAttack(g.public, at) && isByLand(movement, at)) arrive(g.public, at);
    }
    go.done();
  },
};
