import { Choices, type Seat } from '@entente/engine';
import type { Limit, Position } from '../../position.ts';

/** A step that asks, as far as its choices go. */
interface Asking<Frame> {
  choices(g: Position, frame: Frame, seat: Seat, offer: Choices<Limit['choice']>): void;
}

/** What a clock answers where any answer will do (LIM-R20): the first one open. */
export function firstAnswer<Frame>(
  step: Asking<Frame>,
  g: Position,
  frame: Frame,
  seat: Seat,
): Limit['choice'] {
  const list = new Choices<Limit['choice']>();
  step.choices(g, frame, seat, list);
  return list.offers[0].choice;
}
