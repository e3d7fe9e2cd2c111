import { type AnyGame, type Seat, type Teller, type Types, teller, type Viewer } from '@entente/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Action, actionsOf, choiceOf, type Intent } from '../board-api/intents.ts';
import type { LogLine, Shown, TableShown, TableState } from '../link/messages.ts';
import { type ConnectedTable, type Session, viewerOf } from '../link/session.ts';
import { lookOf } from '../seats/seats.ts';
import { useSettings } from '../settings/store.ts';
import { type Say, useWords } from '../words/index.ts';
import { isAskedTwice } from './actions/asking.ts';
import { sealInWords, sealOf } from './actions/seals.ts';
import { useAsking } from './actions/useAsking.ts';
import { useTerms } from './actions/useTerms.ts';
import { type Standing, useAutoAnswer } from './auto/useAutoAnswer.ts';
import { type Follow, useFollowed } from './happened/follow.ts';

const NO_LINES: readonly LogLine[] = [];

/** What a seat is called: its person, or the colour of the chair. */
export function seatNames(table: TableState | null, say: Say): (seat: Seat) => string {
  return (seat) => table?.chairs[seat]?.name ?? say(`seat.${lookOf(seat).id}`);
}

/** Everything the parts of the play screen share. */
export interface Play {
  readonly table: ConnectedTable;
  readonly state: TableShown;
  readonly session: Session;
  readonly game: AnyGame;
  readonly viewer: Viewer;
  readonly shown: Shown | undefined;
  readonly teller: Teller<Types>;
  readonly say: Say;
  readonly actions: readonly Action[];
  readonly log: readonly LogLine[];
  readonly marks: readonly LogLine[];
  /** The intent that waits to be confirmed. */
  readonly chosen: Intent | null;
  readonly chosenLabel: string;
  /** Why what waits to be confirmed cannot be taken back, in words; null when it can. */
  readonly chosenSeal: string | null;
  readonly myTurn: boolean;
  readonly standing: Standing;
  /** How the screen follows what happens at the table. */
  readonly follow: Follow;
  seatName(seat: Seat): string;
  act(intent: Intent, sure?: boolean): void;
  confirm(): void;
  putBack(): void;
  undo(): void;
  readonly undoLabel: string | null;
}

export function usePlay(table: ConnectedTable, game: AnyGame): Play | null {
  const { session, follow } = useFollowed(table);
  const say = useWords();
  const { language, confirm: confirmation } = useSettings();
  const [chosen, setChosen] = useState<{ intent: Intent; question: string } | null>(null);
  const state = session.table;
  const viewer = viewerOf(session);
  const seen = session.shown[String(viewer)];
  /** The second of a pair, or an observer, sees a seat without deciding for it. */
  const looksOn = viewer !== 'spectator' && state?.chairs[viewer]?.mine === false;
  const shown = useMemo(
    () => (looksOn && seen !== undefined ? { ...seen, offers: [], refused: [], undo: null } : seen),
    [looksOn, seen],
  );
  const log = session.logs[String(viewer)] ?? NO_LINES;
  const seatName = useMemo(() => seatNames(state, say), [state, say]);
  const told = useMemo(() => teller(game, language, seatName), [game, language, seatName]);
  const bare = useMemo(() => (shown === undefined ? [] : actionsOf(shown, told)), [shown, told]);
  const actions = useTerms(bare, shown, log, told);
  const marks = useMarks(log);
  const touching = useTouch();
  /** After going back nothing answers itself until the seat has chosen again. */
  const held = useRef(false);

  const waiting = chosen !== null && chosen.question === shown?.question ? chosen.intent : null;
  const send = useCallback(
    (intent: Intent) => {
      const choice = choiceOf(actions, intent);
      if (choice === null || shown === undefined || viewer === 'spectator') return;
      setChosen(null);
      held.current = false;
      table.choose(viewer, shown.question, choice);
    },
    [actions, shown, table, viewer],
  );
  const act = useCallback(
    (intent: Intent, sure = false) => {
      const choice = choiceOf(actions, intent);
      if (choice === null || shown === undefined) return;
      table.clearTrouble();
      const due = viewer === 'spectator' ? null : (state?.chairs[viewer]?.clock?.due ?? null);
      const left = due === null ? null : due - session.ahead - Date.now();
      // Where nothing else can be done there is nothing to think over.
      const isFinal = () =>
        actions.filter(({ kind }) => kind !== 'refused').length > 1 &&
        sealOf(game, shown.view, choice) !== null;
      if (!sure && isAskedTwice(confirmation, { byTouch: touching.current, isFinal, left }))
        setChosen({ intent, question: shown.question });
      else send(intent);
    },
    [actions, confirmation, game, send, session.ahead, shown, state, table, touching, viewer],
  );
  const standing = useAutoAnswer({ game, state, shown, viewer, actions, held, send });
  useAsking(table, state);
  if (state === null) return null;

  const chosenChoice = waiting === null ? null : choiceOf(actions, waiting);
  const seal = chosenChoice === null || shown === undefined ? null : sealOf(game, shown.view, chosenChoice);
  return {
    table,
    state,
    session,
    game,
    viewer,
    shown,
    teller: told,
    say,
    actions,
    log,
    marks,
    chosen: waiting,
    chosenLabel: chosenChoice === null ? '' : told.choice(chosenChoice),
    chosenSeal: seal === null ? null : sealInWords(say, seal),
    myTurn: actions.some(({ kind }) => kind !== 'refused'),
    standing,
    follow,
    seatName,
    act,
    confirm: () => waiting !== null && send(waiting),
    putBack: () => setChosen(null),
    undo: () => {
      held.current = true;
      if (shown?.undo && viewer !== 'spectator') table.undo(viewer, shown.question);
    },
    undoLabel: shown?.undo ? say('play.undoWhat', { what: told.choice(shown.undo) }) : null,
  };
}

/** What was added to the log by the last change. */
function useMarks(log: readonly LogLine[]): readonly LogLine[] {
  const before = useRef<readonly LogLine[]>(log);
  const marks = useRef<readonly LogLine[]>(NO_LINES);
  if (before.current !== log) {
    const known = new Set(before.current);
    marks.current = before.current.length === 0 ? NO_LINES : log.filter((line) => !known.has(line));
    before.current = log;
  }
  return marks.current;
}

/** Was the last press made by a finger? */
function useTouch() {
  const touching = useRef(false);
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      touching.current = event.pointerType === 'touch';
    };
    const onKey = () => {
      touching.current = false;
    };
    addEventListener('pointerdown', onPointer, true);
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('pointerdown', onPointer, true);
      removeEventListener('keydown', onKey, true);
    };
  }, []);
  return touching;
}
