import type { Automatic } from '@entente/engine';
import { clearMovement } from '../../movement.ts';
import type { Attack } from '../../position.ts';

/** Nothing of a move is remembered when it is over. */
export const endMove: Automatic<Attack, 'endMove'> = {
  kind: 'automatic',
  phase: 'move',
  rules: ['ATK-4.2'],
  run(g, _frame, go) {
    clearMovement(g.public.movement);
    go.done();
  },
};
