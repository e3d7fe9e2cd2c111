import type { AnyGame, Viewer } from '@entente/engine';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Shown } from '../link/messages.ts';
import { useSettings } from '../settings/store.ts';
import { type Action, ENDS, type Intent } from './intents.ts';
import { bearing, type Order, orderFor } from './standing.ts';

/** A person needs a moment to say no. Others see when a seat answers, so a page that passes takes one, too. */
const MOMENT = { least: 700, most: 2_200 };

/** The end of a turn in which nothing else is left. */
export function onlyEnd(actions: readonly Action[]): Intent | null {
  const open = actions.filter(({ kind }) => kind !== 'refused');
  if (open.length !== 1) return null;
  const [{ id, kind, choice }] = open;
  return kind === 'plain' && choice.do !== 'pass' && ENDS.includes(choice.do) ? { action: id } : null;
}

/** A no that the page gives for its reader at this table, as long as things stay the same. */
export interface Standing {
  /** Can be given from this question on. */
  readonly offered: boolean;
  readonly given: boolean;
  set(given: boolean): void;
}

interface Answering {
  readonly game: AnyGame;
  readonly shown: Shown | undefined;
  readonly viewer: Viewer;
  readonly actions: readonly Action[];
  /** Who has gone back to a question wants to see it. */
  readonly held: RefObject<boolean>;
  send(intent: Intent): void;
}

/** Answers what leaves no choice, if its reader wants that. */
export function useAutoAnswer({ game, shown, viewer, actions, held, send }: Answering): Standing {
  const autoEnd = useSettings((settings) => settings.autoEnd);
  const [order, setOrder] = useState<Order | null>(null);
  const now = order === null || shown === undefined ? null : bearing(order, game, shown, viewer, actions);
  const answered = useRef('');
  const question = shown?.question;
  useEffect(() => {
    if (now === 'over') setOrder(null);
    if (question === undefined || answered.current === question || held.current) return;
    const give = (intent: Intent) => {
      answered.current = question;
      send(intent);
    };
    const end = autoEnd ? onlyEnd(actions) : null;
    if (end !== null) give(end);
    if (order === null || now !== 'answers') return;
    const moment = MOMENT.least + Math.random() * (MOMENT.most - MOMENT.least);
    const timer = setTimeout(() => give({ action: order.no }), moment);
    return () => clearTimeout(timer);
  }, [actions, autoEnd, held, now, order, question, send]);
  const possible = shown === undefined ? null : orderFor(game, shown, viewer, actions);
  return {
    offered: possible !== null,
    given: order !== null,
    set: (given) => setOrder(given ? possible : null),
  };
}
