import type { Decision } from '@entente/engine';
import type { EndOfTurnChoice } from '../../flow.ts';
import type { Limit } from '../../position.ts';

const END_TURN: EndOfTurnChoice = { do: 'endTurn' };

/** Nothing is left to do in this turn. Its nation ends it, and can take back what it did until then (LIM-R22). */
export const endOfTurn: Decision<Limit, 'endOfTurn'> = {
  kind: 'decision',
  phase: 'caller',
  open: true,
  rule: 'LIM-1.4.1',
  asks: (_g, frame) => frame.seat,
  choices(_g, _frame, _seat, offer) {
    offer.add(END_TURN);
  },
  default: () => END_TURN,
  take(_g, _frame, _seat, _choice, go) {
    go.done();
  },
};
