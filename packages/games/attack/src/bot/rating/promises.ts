import type { Seat } from '@entente/engine';
import type { Choice, Frame } from '../../flow.ts';
import type { Position } from '../../position.ts';
import { prefers, type Rate } from './rate.ts';

/** The only favour that a bot keeps, and so the only one that it sells. */
const KEPT = 'passage';

const NEVER = Number.NEGATIVE_INFINITY;

/** A bot never promises what it would not keep, and makes no counter-offers; an exchange of goods is tried and judged. */
export function rateAnswer(g: Position, { deal: id }: Extract<Frame, { step: 'answerDeal' }>) {
  const deal = g.public.deals.open.find((open) => open.id === id);
  const promised = deal === undefined ? [] : [deal.ask, deal.vow === 'peace' ? deal.vow : 'none'];
  const isKept = promised.every((clause) => clause === 'none' || clause === KEPT);
  return ({ do: does }: Choice): number | null =>
    does === 'counterDeal' || (does === 'acceptDeal' && !isKept) ? NEVER : null;
}

/** Nobody may pass but whom it was promised. */
export function ratePassage(g: Position, seat: Seat, mover: Seat): Rate {
  const isPromised = g.public.deals.ledger.some(
    ({ by, to, clause, fate }) => by === seat && to === mover && clause === KEPT && fate === 'standing',
  );
  return prefers(isPromised ? 'allow' : 'deny');
}
