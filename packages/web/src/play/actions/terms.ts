import type { Teller, Types } from '@entente/engine';
import type { Deals } from '@entente/engine/deals';
import type { Action } from '../../board-api/intents.ts';
import type { LogLine } from '../../link/messages.ts';

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
  deals: Deals,
  log: readonly LogLine[],
  teller: Teller<Types>,
): readonly Action[] {
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
