import type { Teller, Types } from '@entente/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Action } from '../../board-api/intents.ts';
import type { LogLine, Shown } from '../../link/messages.ts';
import { dealsOf } from './deals.ts';

/** Answers to an offer say what is offered. What tells it is fetched with the first offer. */
export function useTerms(
  actions: readonly Action[],
  shown: Shown | undefined,
  log: readonly LogLine[],
  teller: Teller<Types>,
): readonly Action[] {
  const [terms, setTerms] = useState<typeof import('./terms.ts') | null>(null);
  const deals = dealsOf(shown?.view);
  const isOpen = deals !== null && deals.open.length > 0;
  useEffect(() => {
    if (isOpen) void import('./terms.ts').then(setTerms);
  }, [isOpen]);
  return useMemo(
    () =>
      terms === null || deals === null || !isOpen ? actions : terms.withTerms(actions, deals, log, teller),
    [terms, deals, isOpen, actions, log, teller],
  );
}
