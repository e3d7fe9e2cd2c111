import type { AnyGame, Seat } from '@entente/engine';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { DrawnBoard } from '../boards/DrawnBoard.tsx';
import { isDrawn } from '../boards/index.ts';
import type { Table } from '../link/session.ts';
import { useSettings } from '../settings/store.ts';
import { fullName } from '../titles/full-name.ts';
import { Button } from '../ui/Button.tsx';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { ActionTray } from './actions/ActionTray.tsx';
import { PromptBar } from './actions/PromptBar.tsx';
import { SealsOf } from './actions/Seals.tsx';
import { PhoneTabs } from './frame/PhoneTabs.tsx';
import { type Jump, Side } from './frame/Side.tsx';
import { TopLine } from './frame/TopLine.tsx';
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

const KeyHelp = lazy(() => import('./keys/KeyHelp.tsx'));
const SeatsSheet = lazy(() => import('./seats/SeatsSheet.tsx'));

export type SideTab = 'log' | 'talks' | 'rules' | 'charts';
export type Pane = 'board' | 'players' | 'side';

export function PlayScreen({ table, game }: { table: Table; game: AnyGame }) {
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
  const [pane, setPane] = useState<Pane>('board');
  const [rule, setRule] = useState<string | null>(null);
  const [sheet, setSheet] = useState<'help' | 'seats' | null>(null);
  const [, go] = useLocation();
  const name = fullName(state, language);
  useTitle(play.myTurn ? `● ${name}` : name);

  const open = useCallback((wanted: SideTab) => {
    setTab(wanted);
    setPane('side');
  }, []);
  const jump: Jump = {
    tab: open,
    rule(id) {
      setRule(id);
      open('rules');
    },
    players: () => setPane('players'),
    board: () => setPane('board'),
    help: () => setSheet('help'),
    seats: () => setSheet('seats'),
  };
  useKeys(play, jump);
  useKeptFocus();
  const sideIsOpen = pane === 'side' || !isSmall();
  const unread = useUnread(play, tab === 'talks' && sideIsOpen);
  const seen = useSeen(play, tab === 'log' && sideIsOpen);
  useCoverWhenAway(play);
  useSounds(play);

  const curtain = curtainFor(session, game);
  /** The seat that looks at the open table before its own side. */
  const [peeking, setPeeking] = useState<Seat | null>(null);
  const covered = curtain !== null && curtain !== peeking;
  return (
    <main className={style.screen} data-pane={pane} data-question={shown?.question}>
      <TopLine play={play} name={name} jump={jump} />
      <PromptBar play={play} jump={jump} />
      <section className={style.table} aria-label={say('play.board')} data-drawn={isDrawn(game.id)}>
        {covered ? (
          <Curtain key={curtain} play={play} seat={curtain} peek={() => setPeeking(curtain)} />
        ) : (
          <>
            <div className={style.board} id="board">
              {shown !== undefined && (
                <DrawnBoard
                  attempt={shown.question}
                  game={game}
                  view={shown.view}
                  actions={play.actions}
                  chosen={play.chosen?.action ?? null}
                  act={play.act}
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
            {curtain === null ? (
              <ActionTray play={play} drawn={isDrawn(game.id)} openRule={jump.rule} />
            ) : (
              <div className={style.peek}>
                <Button
                  look="primary"
                  onClick={() => {
                    setPeeking(null);
                    play.table.lift(curtain);
                  }}
                >
                  {say('curtain.lift', { name: play.seatName(curtain) })}
                </Button>
              </div>
            )}
          </>
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
          jump={jump}
        />
      </section>
      <PhoneTabs play={play} pane={pane} tab={tab} unread={{ talks: unread, log: seen.unread }} jump={jump} />
      <Narrator play={play} />
      <Suspense>
        {sheet === 'help' && <KeyHelp close={() => setSheet(null)} />}
        {sheet === 'seats' && <SeatsSheet play={play} close={() => setSheet(null)} />}
      </Suspense>
    </main>
  );
}

/** On a small screen one thing is seen at a time. */
const isSmall = () => matchMedia('(max-width: 900px)').matches;

/** Hot seat: when nobody looks at this page, the hand is covered again. */
function useCoverWhenAway({ table }: Play): void {
  useEffect(() => {
    const cover = () => {
      if (document.hidden) table.lower();
    };
    document.addEventListener('visibilitychange', cover);
    return () => document.removeEventListener('visibilitychange', cover);
  }, [table]);
}
