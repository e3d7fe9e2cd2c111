import type { Automatic } from '@entente/engine';
import type { Attack } from '../../position.ts';
import { fleetAt } from '../../table.ts';
import { battlesAfterMove } from '../naval/pending.ts';
import { harbour } from './available.ts';
import { COUNT, KIND, MARCH, ORIGIN } from './marches.ts';

/** All ships of the move arrive at the same time; then it is clear where there are battles. */
export const setSail: Automatic<Attack, 'setSail'> = {
  kind: 'automatic',
  rules: ['ATK-9.1', 'ATK-9.2', 'ATK-9.3', 'ATK-9.4', 'ATK-9.5', 'ATK-28.9'],
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
    go.done();
  },
};
