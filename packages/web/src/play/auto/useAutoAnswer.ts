import { type AnyGame, kindOfQuestion, roleOf, type Viewer } from '@entente/engine';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Action, Intent } from '../../board-api/intents.ts';
import type { Shown, TableState } from '../../link/messages.ts';
import { useSettings } from '../../settings/store.ts';
import { bearing, type Order, orderFor } from './standing.ts';

/** Milliseconds before the page passes: always the same, since others see when a seat answers. */
const COMMON_WAIT = 3000;

/**
 * Round one screen, at a table without anybody else: a single answer of the seat that looks is given at once. A seat of
 * its own is not even asked.
 */
export function onlyHere(
  state: Pick<TableState, 'chairs'>,
  viewer: Viewer,
  actions: readonly Action[],
): Intent | null {
  const people = state.chairs.filter(({ kind }) => kind === 'person');
  const isShared = people.length > 1 && people.every(({ mine }) => mine);
  const open = actions.filter(({ kind }) => kind !== 'refused');
  if (!isShared || viewer === 'spectator' || open.length !== 1 || open[0].kind !== 'plain') return null;
  return { action: open[0].id };
}

/** Milliseconds in which a player can still undo, before a single answer makes that impossible. */
const GRACE = 3000;

/** A single answer that is left to its person only because something could still be taken back. */
export function onlyAfterGrace({ game, state, shown, actions }: Asked): Intent | null {
  if (state === null || shown === undefined || shown.undo === null) return null;
  const people = state.chairs.filter(({ kind }) => kind === 'person');
  const open = actions.filter(({ kind }) => kind !== 'refused');
  const tellsNothing = people.length === 1 || kindOfQuestion(game, shown.view) === 'open';
  return tellsNothing && open.length === 1 && open[0].kind === 'plain' ? { action: open[0].id } : null;
}

/** The end of a turn in which nothing else is left. */
export function onlyEnd(game: AnyGame, actions: readonly Action[]): Intent | null {
  const open = actions.filter(({ kind }) => kind !== 'refused');
  if (open.length !== 1) return null;
  const [{ id, kind, choice }] = open;
  return kind === 'plain' && roleOf(game, choice) === 'end' ? { action: id } : null;
}

/** A no that the page gives for its reader at this table, as long as things stay the same. */
export interface Standing {
  /** Can be given from this question on. */
  readonly offered: boolean;
  readonly given: boolean;
  set(given: boolean): void;
  /** When the only answer is given by itself, if it is. */
  readonly goesOn: number | null;
}

interface Asked {
  readonly game: AnyGame;
  readonly state: TableState | null;
  readonly shown: Shown | undefined;
  readonly actions: readonly Action[];
}

interface Answering extends Asked {
  readonly viewer: Viewer;
  /** A player who has gone back to a question wants to see it. */
  readonly held: RefObject<boolean>;
  send(intent: Intent): void;
}

/** Answers what leaves no choice, if its reader wants that. */
export function useAutoAnswer(asked: Answering): Standing {
  const { game, state, shown, viewer, actions, held, send } = asked;
  const { autoEnd, keepAsking } = useSettings();
  const [order, setOrder] = useState<Order | null>(null);
  const now = order === null || shown === undefined ? null : bearing(order, game, shown, viewer, actions);
  const [goesOn, setGoesOn] = useState<number | null>(null);
  const answered = useRef('');
  const question = shown?.question;
  // A player who could still undo something ends the turn by hand.
  const isAsked = keepAsking || state === null || shown === undefined || shown.undo !== null;
  const here = isAsked ? null : onlyHere(state, viewer, actions);
  const end = here ?? (autoEnd ? onlyEnd(game, actions) : null);
  const atOnce = end?.action ?? null;
  const inTime = (keepAsking ? null : onlyAfterGrace(asked))?.action ?? null;
  const no = order !== null && now === 'answers' ? order.no : null;
  // In a window nobody sees who has answered.
  const isSeen = (state?.window ?? null) === null;
  useEffect(() => {
    if (now === 'over') setOrder(null);
    if (question === undefined || answered.current === question || held.current) return;
    const action = atOnce ?? inTime ?? no;
    if (action === null) return;
    const wait = action === atOnce ? 0 : action === inTime ? GRACE : isSeen ? COMMON_WAIT : 0;
    if (action === inTime && action !== atOnce) setGoesOn(Date.now() + GRACE);
    const timer = setTimeout(() => {
      answered.current = question;
      send({ action });
    }, wait);
    return () => {
      clearTimeout(timer);
      setGoesOn(null);
    };
  }, [atOnce, held, inTime, isSeen, no, now, question, send]);
  const possible = shown === undefined ? null : orderFor(game, shown, viewer, actions);
  return {
    offered: possible !== null,
    given: order !== null,
    goesOn,
    set: (given) => setOrder(given ? possible : null),
  };
}
