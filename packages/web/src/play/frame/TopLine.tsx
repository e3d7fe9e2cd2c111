import { ArrowLeft, List, Menu as MenuIcon, MessageCircle } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { Link } from 'wouter';
import { phasesOf } from '../../board-api/phases.ts';
import { useHeader } from '../../boards/index.ts';
import { shortTitle } from '../../titles/titles.ts';
import { withWords } from '../../words/index.ts';
import { GoalLine } from '../goal/GoalLine.tsx';
import type { SideTab } from '../PlayScreen.tsx';
import { Scores } from '../seats/Scores.tsx';
import type { Play } from '../usePlay.ts';
import { Menu } from './Menu.tsx';
import { ReadMenu } from './ReadMenu.tsx';
import { type Jump, tabsOf } from './Side.tsx';
import style from './top-line.module.css';
import { useSqueeze } from './useSqueeze.ts';

const Clock = lazy(async () => ({ default: (await import('../clock/Clock.tsx')).Clock }));
const TableMenu = lazy(() => withWords(['beside'], import('./TableMenu.tsx')));

interface Props {
  play: Play;
  name: string;
  jump: Jump;
  /** What is open beside the world. */
  open: SideTab | null;
  /** Lines that nobody has looked at here. */
  unread: { readonly talks: number; readonly log: number };
}

/** Back, table, round, phase, goal, scores, and the ways to log, talk and menu. */
export function TopLine({ play, name, jump, open, unread }: Props) {
  const { say, shown, state } = play;
  const menu = useId();
  const read = useId();
  const line = useRef<HTMLElement>(null);
  const gives = useSqueeze(line);
  const headerOf = useHeader(play.game.id);
  const header = shown === undefined ? undefined : headerOf?.(shown.view, play.teller);
  const round = say('play.round', { round: state.round + 1 });
  const isOver = state.phase === 'over';
  const phases = isOver || shown === undefined ? [] : phasesOf(play.game, shown.view, play.teller);
  return (
    <header className={style.line} data-phases={phases.length > 0} data-gives={gives} ref={line}>
      <Link href="/" className={style.back} aria-label={say('play.back')}>
        <ArrowLeft size={20} aria-hidden="true" />
      </Link>
      <h1 className={style.name} title={name}>
        <span aria-hidden="true">{shortTitle(play.game.id, play.teller.language)}</span>
        <span className="quiet">{name}</span>
      </h1>
      <div className={style.middle}>
        <div className={style.where}>
          {!isOver && (
            <>
              <span className={style.round}>{header?.round ?? round}</span>
              <span className={style.shortRound}>{header?.shortRound ?? round}</span>
            </>
          )}
          {phases.length > 0 && (
            <ol className={style.phases} aria-label={say('play.phases')}>
              {phases.map(({ id, label, now }) => (
                <li key={id} aria-current={now ? 'step' : undefined}>
                  {label}
                </li>
              ))}
            </ol>
          )}
        </div>
        <GoalLine play={play} />
      </div>
      <span className={style.gap} />
      {play.session.line === 'lost' && (
        <span className={style.lost} role="status">
          {say('play.lost')}
        </span>
      )}
      {state.phase === 'paused' && <span className={style.lost}>{say('play.paused')}</span>}
      {state.chairs.some(({ clock }) => clock?.due != null) && (
        <Suspense>
          <Clock state={state} ahead={play.session.ahead} />
        </Suspense>
      )}
      <Scores play={play} openPlayers={jump.players} />
      {tabsOf(play).includes('talks') && opener('talks', <MessageCircle size={18} />)}
      {opener('log', <List size={18} />)}
      <ReadMenu play={play} id={read} />
      <button
        type="button"
        className={style.icon}
        popoverTarget={menu}
        aria-label={say('play.menu')}
        title={say('play.menu')}
      >
        <MenuIcon size={20} aria-hidden="true" />
      </button>
      <Menu id={menu} label={say('play.menu')}>
        <TableMenu id={menu} read={read} play={play} jump={jump} />
      </Menu>
    </header>
  );

  /** Opens a part of the drawer, and says how much is new there. */
  function opener(tab: 'log' | 'talks', icon: ReactNode) {
    const count = unread[tab];
    return (
      <button
        type="button"
        className={style.opener}
        data-tab={tab}
        title={say(`tab.${tab}`)}
        aria-expanded={open === tab}
        onClick={() => jump.toggle(tab)}
      >
        <span aria-hidden="true">{icon}</span>
        <span className={style.label}>{say(`tab.${tab}`)}</span>{' '}
        <span className={style.count}>
          {count > 0 && (tab === 'log' ? say('talk.unread', { count }) : count)}
        </span>
      </button>
    );
  }
}
