import { isDuring, phaseOf, questionOf, type Seat } from '@entente/engine';
import type { Phase } from '../data/terms.ts';
import { limit } from '../game.ts';
import type { Limit, LimitView } from '../position.ts';

type Seen = Pick<LimitView, 'flow' | 'public'>;

/** Whose classes and factories a question is about: a card that works on its target points there. */
export function subjectOf(view: LimitView): Seat {
  const frame = questionOf<Limit>(view);
  const own = view.viewer === 'spectator' ? view.public.leader : view.viewer;
  if (frame === null || !('aim' in frame) || frame.aim < 0) return own;
  switch (frame.step) {
    case 'raiseClass':
    case 'weakening':
    case 'loot':
      return frame.aim;
    default:
      return own;
  }
}

/** The phase that play is in; when all is over, the end. */
export const phaseIn = (view: Seen): Phase => phaseOf(limit, view) ?? 'end';

/** Do political decisions go round? */
export const isDeciding = (view: Pick<LimitView, 'flow'>): boolean =>
  isDuring<Limit>(view, 'politicalDecisions');

/** Is a nation out of the round of political decisions? Who passed in the last one is asked again in the next. */
export const hasPassed = (view: Seen, seat: Seat): boolean =>
  view.public.nations[seat].passed && isDeciding(view);

/** Is what was foreseen before the social phase on its way? After the crises of the last generation nothing is. */
export function isTakingItsCourse(view: LimitView): boolean {
  if (view.outcome !== null) return false;
  if (phaseIn(view) === 'social') return true;
  return (
    phaseIn(view) === 'international' &&
    isDuring<Limit>(view, 'financialCrisis', 'ecologicalCrisis', 'militaryCrisis')
  );
}
