import type { Decision, Seat } from '@entente/engine';
import type { Limit } from '../position.ts';

export type EndOfTurnFrame = { step: 'endOfTurn'; seat: Seat };
export type EndOfTurnChoice = { do: 'endTurn' };

const END_TURN: EndOfTurnChoice = { do: 'endTurn' };

/** Nothing is left to do in this turn. Its nation ends it, and can take back what it did until then (LIM-R22). */
export const endOfTurn: Decision<Limit, 'endOfTurn'> = {
  kind: 'decision',
  phase: 'caller',
  open: true,
  rules: ['LIM-1.4.1', 'LIM-3.6.3', 'LIM-R22'],
  asks: (_g, frame) => frame.seat,
  choices(_g, _frame, _seat, offer) {
    offer.add(END_TURN);
  },
  default: () => END_TURN,
  take(_g, _frame, _seat, _choice, go) {
    go.done();
  },
};
