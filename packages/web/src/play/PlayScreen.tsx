import type { AnyGame, Seat } from '@entente/engine';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Following } from '../board-api/props.ts';
import { DrawnBoard } from '../boards/DrawnBoard.tsx';
import type { ConnectedTable } from '../link/session.ts';
import { change, useSettings } from '../settings/store.ts';
import { fullName } from '../titles/full-name.ts';
import { isNewTo, noteVisit } from '../titles/visited.ts';
import { Button } from '../ui/Button.tsx';
import { patiently } from '../ui/patiently.ts';
import { useSmall } from '../ui/useSmall.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { withWords } from '../words/index.ts';
import { ActionTray } from './actions/ActionTray.tsx';
import { PromptBar } from './actions/PromptBar.tsx';
import { SealsOf } from './actions/Seals.tsx';
import { PhoneTabs } from './frame/PhoneTabs.tsx';
import { type Jump, Side } from './frame/Side.tsx';
import { TopLine } from './frame/TopLine.tsx';
import { useSince } from './happened/useSince.ts';
import { useWaiting } from './happened/useWaiting.ts';
import { useKeptFocus } from './keys/useKeptFocus.ts';
import { useKeys } from './keys/useKeys.ts';
import { Narrator } from './log/Narrator.tsx';
import { useSeen } from './log/useSeen.ts';
import { useSounds } from './log/useSounds.ts';
import style from './play.module.css';
import { Curtain, curtainFor } from './seats/Curtain.tsx';
import { Players } from './seats/Players.tsx';
import { useUnread } from './talk/useUnread.ts';
import { type Play, usePlay } from './usePlay.ts';

const FirstVisit = lazy(() => withWords(['beside', 'lessons'], import('./goal/FirstVisit.tsx')));
const Happened = lazy(() => patiently(() => withWords(['happened'], import('./happened/Happened.tsx'))));
const KeyHelp = lazy(() => withWords(['beside'], import('./keys/KeyHelp.tsx')));
const LessonPanel = lazy(() => withWords(['lessons'], import('./lesson/LessonPanel.tsx')));
const PuzzlePanel = lazy(() => withWords(['puzzles', 'beside'], import('./puzzle/PuzzlePanel.tsx')));
const Tips = lazy(() => patiently(() => withWords(['lessons'], import('./tips/Tips.tsx'))));
const SeatsSheet = lazy(() => withWords(['beside'], import('./seats/SeatsSheet.tsx')));

export type SideTab = 'log' | 'talks' | 'rules' | 'charts';
export type Pane = 'board' | 'players' | 'side';

export function PlayScreen({ table, game }: { table: ConnectedTable; game: AnyGame }) {
  const play = usePlay(table, game);
  if (play === null) return <Waiting />;
  return (
    <SealsOf play={play}>
      <Screen play={play} />
    </SealsOf>
  );
}

function Screen({ play }: { play: Play }) {
  const { say, state, game, shown, session } = play;
  const language = useSettings((settings) => settings.language);
  const [tab, setTab] = useState<SideTab>('log');
  const { pane, setPane } = usePane();
  const [rule, setRule] = useState<string | null>(null);
  const [sheet, setSheet] = useState<'help' | 'seats' | null>(null);
  const [, go] = useLocation();
  const { visit, wantVisit, closeVisit } = useVisit(play);
  const name = fullName(state, language);
  useTitle(play.myTurn ? `● ${name}` : name);

  const open = useCallback(
    (wanted: SideTab) => {
      setTab(wanted);
      setPane('side');
    },
    [setPane],
  );
  const jump: Jump = {
    tab: open,
    rule(id) {
      setRule(id);
      open('rules');
    },
    players: () => setPane('players'),
    board: () => isDocked() || setPane('board'),
    toggle: (wanted) => (pane !== 'board' && tab === wanted ? setPane('board') : open(wanted)),
    help: () => setSheet('help'),
    seats: () => setSheet('seats'),
    firstVisit: wantVisit,
  };
  useKeys(play, jump);
  useKeptFocus();
  const sideIsOpen = pane === 'side';
  const unread = useUnread(play, tab === 'talks' && sideIsOpen);
  const seen = useSeen(play, tab === 'log' && sideIsOpen);
  useCoverWhenAway(play);
  useSounds(play);
  const [following, setFollowing] = useState<Following>();
  const since = useSince(play, seen.since);
  const { lesson, puzzle } = state;
  const isTaught =
    (lesson !== undefined && lesson.state !== 'free' && lesson.state !== 'done') ||
    (puzzle !== undefined && puzzle.state !== 'free');
  const isTold =
    useSettings(({ happened }) => happened !== 'none') && game.moments !== undefined && !isTaught;
  const isRunning = state.phase === 'running';
  const hasNews = useEver(isRunning || play.log.length > since.from) && isTold;
  useWaiting(play, { isTold: isTold && isRunning, isReading: visit === 'first' && since.view === null });

  const isTipped = useSettings(({ tips }) => tips) && isRunning && (lesson ?? puzzle) === undefined;

  const curtain = curtainFor(session, game);
  /** The seat that looks at the open table before its own side. */
  const [peeking, setPeeking] = useState<Seat | null>(null);
  const covered = curtain !== null && curtain !== peeking;
  return (
    <main className={style.screen} data-pane={pane} data-question={shown?.question}>
      <TopLine
        play={play}
        name={name}
        jump={jump}
        open={sideIsOpen ? tab : null}
        unread={{ talks: unread, log: seen.unread }}
      />
      <section className={style.table} aria-label={say('play.board')}>
        {covered ? (
          <Curtain key={curtain} play={play} seat={curtain} peek={() => setPeeking(curtain)} />
        ) : (
          <div className={style.board} id="board">
            {shown !== undefined && (
              <DrawnBoard
                attempt={shown.question}
                game={game}
                view={shown.view}
                before={since.view}
                following={following}
                actions={play.actions}
                chosen={play.chosen?.action ?? null}
                act={play.act}
                isRefused={session.trouble !== null}
                marks={play.marks}
                log={play.log}
                say={say}
                teller={play.teller}
                seatName={play.seatName}
                openRule={jump.rule}
                openMoment={(moment) => go(`/t/${state.id}/m/${moment}`)}
              />
            )}
          </div>
        )}
      </section>
      <section className={style.side} aria-label={say('play.side')}>
        <Players play={play} />
        <Side
          play={play}
          tab={tab}
          setTab={setTab}
          rule={rule}
          unread={unread}
          since={seen.since}
          close={() => setPane('board')}
        />
      </section>
      <PromptBar play={play} jump={jump} since={since} />
      {curtain === null && <ActionTray play={play} openRule={jump.rule} />}
      {curtain !== null && (
        <div className={style.peek}>
          {!covered && (
            <Button
              look="primary"
              onClick={() => {
                setPeeking(null);
                play.table.lift(curtain);
              }}
            >
              {say('curtain.lift', { name: play.seatName(curtain) })}
            </Button>
          )}
        </div>
      )}
      <PhoneTabs play={play} pane={pane} tab={tab} unread={{ talks: unread, log: seen.unread }} jump={jump} />
      <Narrator play={play} />
      <Suspense>
        {lesson !== undefined && <LessonPanel play={play} now={lesson} openRule={jump.rule} />}
        {puzzle !== undefined && <PuzzlePanel play={play} now={puzzle} />}
        {isTipped && !covered && visit !== 'first' && <Tips play={play} openRule={jump.rule} />}
        {visit !== null && !covered && (
          <FirstVisit play={play} isWanted={visit === 'wanted'} close={closeVisit} />
        )}
        {hasNews && !covered && (
          <Happened play={play} since={since} openLog={() => open('log')} draw={setFollowing} />
        )}
        {sheet === 'help' && <KeyHelp close={() => setSheet(null)} />}
        {sheet === 'seats' && <SeatsSheet play={play} close={() => setSheet(null)} />}
      </Suspense>
    </main>
  );
}

/** What was true once stays so. */
function useEver(is: boolean): boolean {
  const was = useRef(false);
  was.current ||= is;
  return was.current;
}

/** The four lines: for a player's first running game of this title on this device, or on request. */
function useVisit({ game, viewer, state }: Play) {
  const isNew = useMemo(() => isNewTo(game.id), [game]);
  const [wish, setWish] = useState<'wanted' | 'closed' | null>(null);
  const isFirst =
    isNew &&
    (state.lesson ?? state.puzzle) === undefined &&
    game.firstVisit !== undefined &&
    viewer !== 'spectator' &&
    state.phase === 'running';
  const closeVisit = useCallback(() => {
    noteVisit(game.id);
    setWish('closed');
  }, [game]);
  const wantVisit = useCallback(() => setWish('wanted'), []);
  const visit = wish === 'wanted' ? 'wanted' : wish === null && isFirst ? 'first' : null;
  return { visit, wantVisit, closeVisit } as const;
}

/**
 * What is before the reader's eyes. On a small screen one thing at a time; otherwise the world with or without the drawer
 * over it, which this device remembers.
 */
function usePane(): { pane: Pane; setPane(pane: Pane): void } {
  const isSmall = useSmall();
  const [small, setSmall] = useState<Pane>('board');
  const drawer = useSettings((settings) => settings.drawer);
  const setPane = useCallback(
    (pane: Pane) => (isSmall ? setSmall(pane) : change({ drawer: pane !== 'board' })),
    [isSmall],
  );
  if (isSmall) return { pane: small, setPane };
  return { pane: (drawer ?? isDocked()) ? 'side' : 'board', setPane };
}

/** Has the drawer room beside the world? */
const isDocked = () => matchMedia('(min-width: 1700px)').matches;

/** Hot seat: when the page is hidden, the hand is covered again. */
function useCoverWhenAway({ table }: Play): void {
  useEffect(() => {
    const cover = () => {
      if (document.hidden) table.lower();
    };
    document.addEventListener('visibilitychange', cover);
    return () => document.removeEventListener('visibilitychange', cover);
  }, [table]);
}
