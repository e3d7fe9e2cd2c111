import type { Teller, Types, View } from '@entente/engine';
import { type Deals, NONE } from '@entente/engine/deals';
import type { LogLine } from '../link/messages.ts';
import type { Action, OpenAction } from './intents.ts';

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

/** Lines that put an offer on the table, and those that take it off again. */
const OFFERED = ['log.dealOffered', 'log.dealCountered'];
const GONE = ['Struck', 'Refused', 'Withdrawn', 'Expired', 'Lapsed'].map((end) => `log.deal${end}`);

/** The lines of the offers that lie on the table between two seats, the oldest first. */
export function openLines(log: readonly LogLine[], from: unknown, to: unknown): LogLine[] {
  const open: LogLine[] = [];
  const terms = ({ with: { give, get } }: LogLine) => JSON.stringify([give, get]);
  for (const line of log) {
    if (line.with.seat !== from || line.with.partner !== to) continue;
    if (OFFERED.includes(line.say)) open.push(line);
    else if (GONE.includes(line.say)) {
      const at = open.findIndex((one) => terms(one) === terms(line));
      if (at >= 0) open.splice(at, 1);
    }
  }
  return open;
}

/** Answers to an offer say what is offered. */
export function withTerms(
  actions: readonly Action[],
  deals: Deals | null,
  log: readonly LogLine[],
  teller: Teller<Types>,
): readonly Action[] {
  if (deals === null || deals.open.length === 0) return actions;
  return actions.map((action) => {
    const { deal: id } = action.choice as { deal?: number };
    const deal = deals.open.find((one) => one.id === id);
    if (deal === undefined || action.choice.do === 'counterDeal') return action;
    const between = deals.open.filter(({ from, to }) => from === deal.from && to === deal.to);
    const line = openLines(log, deal.from, deal.to)[between.indexOf(deal)];
    if (line === undefined) return action;
    return { ...action, label: `${action.label}: ${teller.say({ say: 'deal.terms', with: line.with })}` };
  });
}

/** How long a clause lasts is asked only where there is one. */
export function isNeeded(
  field: string,
  { vow = NONE, ask = NONE }: Readonly<Record<string, unknown>>,
): boolean {
  return field !== 'until' || vow !== NONE || ask !== NONE;
}
