import { Choices, type Seat, type Seen } from '@entente/engine';
import type { Choice } from '../../flow.ts';
import { type Ideology, type Position, TYPES } from '../../position.ts';
import { unseen } from '../../queries.ts';

interface Asking<F> {
  asks(g: Position, frame: F): Seat;
  choices(g: Position, frame: F, seat: Seat, offer: Choices<Choice>): void;
}

/**
 * Can everybody tell that the seat has a single answer? So it is when it would have no other with the best hand that it
 * could hold: of every type as many cards as are in its hand, or as are left of the type (IDEO-17.3, IDEO-17.7).
 */
export function hasOneAnswerAtBest<F>(step: Asking<F>, seen: Seen<Ideology>, frame: F): boolean {
  const { seats, options, public: world, facts } = seen;
  const best = (size: number, seat: Seat) =>
    Array.from({ length: TYPES }, (_, type) => Math.min(size, unseen(world, seat, type)));
  const g: Position = {
    ...{ seats, options, public: world, flow: [], asked: [], answers: [], round: 0, outcome: null },
    private: facts.hands.map((size, seat) => ({ hand: best(size, seat) })),
    secret: { decks: [], regions: [] },
  };
  const offer = new Choices<Choice>();
  step.choices(g, frame, step.asks(g, frame), offer);
  return offer.only !== null;
}
