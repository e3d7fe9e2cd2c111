import type { Types, View } from '@entente/engine';
import { type Deals, NONE } from '@entente/engine/deals';
import type { Action, OpenAction } from '../../board-api/intents.ts';

/** The choices that the engine's part for deals makes. */
const DEALING = ['offerDeal', 'counterDeal', 'acceptDeal', 'refuseDeal', 'withdrawDeal', 'judgePromise'];

/** Games that deal keep their offers and promises in `public.deals`. */
export function dealsOf(view: View<Types> | undefined): Deals | null {
  const { deals } = (view?.public ?? {}) as { deals?: Deals };
  return deals === undefined || !Array.isArray(deals.ledger) ? null : deals;
}

export function dealActions(actions: readonly Action[]): OpenAction[] {
  return actions.filter(
    (action): action is OpenAction => action.kind !== 'refused' && DEALING.includes(action.choice.do),
  );
}

/** How long a clause lasts is asked only where there is one. */
export function isNeeded(
  field: string,
  { vow = NONE, ask = NONE }: Readonly<Record<string, unknown>>,
): boolean {
  return field !== 'until' || vow !== NONE || ask !== NONE;
}
