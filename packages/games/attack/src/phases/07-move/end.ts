import type { Automatic } from '@entente/engine';
import type { Attack } from '../../position.ts';
import { clearMovement } from './movement.ts';

/** Nothing of a move is remembered when it is over. */
export const endMove: Automatic<Attack, 'endMove'> = {
  kind: 'automatic',
  phase: 'move',
  rule: 'ATK-4.2',
  run(g, _frame, go) {
    clearMovement(g.public.movement);
    go.done();
  },
};
