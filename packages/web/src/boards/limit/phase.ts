import { phaseOf, type Seat } from '@entente/engine';
import { type LimitView, limit, type Phase } from '@entente/game-limit';

type Seen = Pick<LimitView, 'flow' | 'public'>;

/** The phase that play is in; when all is over, the end. */
export const phaseIn = (view: Seen): Phase => phaseOf(limit, view) ?? 'end';

/** Is a nation out of the round of political decisions? Who passed in the last one is asked again in the next. */
export function hasPassed({ flow, public: world }: Seen, seat: Seat): boolean {
  return world.nations[seat].passed && flow.some(({ step }) => step === 'politicalDecisions');
}
