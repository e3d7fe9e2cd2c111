import { Choices } from './choices.ts';
import type { Game, Position, Seat, Step, Types, View } from './game.ts';

/** The step that asks `seat` now; null when the seat is not asked. */
function asking<T extends Types>(game: Game<T>, g: Position<T>, seat: Seat) {
  if (!g.asked.includes(seat)) return null;
  const steps: Readonly<Record<string, Step<T>>> = game.steps;
  const frame = g.flow[g.flow.length - 1];
  const step = steps[frame.step];
  return step.kind === 'automatic' ? null : { step, frame };
}

/** The one choice that `seat` has, without anything to fill in; null when it has several, or is not asked. */
export function onlyAnswer<T extends Types>(game: Game<T>, g: Position<T>, seat: Seat): T['choice'] | null {
  const due = asking(game, g, seat);
  if (due === null) return null;
  const list = new Choices<T['choice']>();
  due.step.choices(g, due.frame, seat, list);
  return list.only;
}

/**
 * What a clock answers for `seat` when nobody else does: the default of the step that is due, or the only choice there
 * is. Null when the seat is not asked, or when the game leaves it open.
 */
export function defaultAnswer<T extends Types>(
  game: Game<T>,
  g: Position<T>,
  seat: Seat,
): T['choice'] | null {
  const due = asking(game, g, seat);
  return due?.step.default?.(g, due.frame, seat) ?? onlyAnswer(game, g, seat);
}

/** What others can tell from an answer here. See `window`, `quietPass`, `open` and `isOpen` of a step. */
export function kindOfQuestion<T extends Types>(
  game: Game<T>,
  g: Position<T> | View<T>,
): 'window' | 'quietPass' | 'open' | 'other' {
  const steps: Readonly<Record<string, Step<T>>> = game.steps;
  const frame = g.flow.at(-1);
  const step = frame === undefined ? undefined : steps[frame.step];
  if (frame === undefined || step === undefined || step.kind === 'automatic') return 'other';
  if (step.window === true) return 'window';
  const { seats, options, public: world } = g;
  const seen = () => ({ seats, options, public: world, facts: 'facts' in g ? g.facts : game.facts(g) });
  if ((step.open ?? step.isOpen?.(seen(), frame)) === true) return 'open';
  return step.kind === 'decision' && step.quietPass === true ? 'quietPass' : 'other';
}
