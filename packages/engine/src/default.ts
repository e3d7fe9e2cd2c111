import { Choices } from './choices.ts';
import type { Game, Position, Seat, Step, Types } from './game.ts';

/**
 * What a clock answers for `seat` when nobody else does: the default of the step that is due, or the only choice there
 * is. Null when the seat is not asked, or when the game leaves it open.
 */
export function defaultAnswer<T extends Types>(
  game: Game<T>,
  g: Position<T>,
  seat: Seat,
): T['choice'] | null {
  if (!g.asked.includes(seat)) return null;
  const steps: Readonly<Record<string, Step<T>>> = game.steps;
  const frame = g.flow[g.flow.length - 1];
  const step = steps[frame.step];
  if (step.kind === 'automatic') return null;
  if (step.default !== undefined) return step.default(g, frame, seat);
  const list = new Choices<T['choice']>();
  step.choices(g, frame, seat, list);
  const [only, another] = list.offers;
  return another === undefined && only?.fill === undefined ? (only?.choice ?? null) : null;
}
