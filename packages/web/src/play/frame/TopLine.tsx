import { ArrowLeft, Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { Link } from 'wouter';
import { phasesOf } from '../../board-api/phases.ts';
import { useHeader } from '../../boards/index.ts';
import type { Play } from '../usePlay.ts';
import { Menu } from './Menu.tsx';
import { ReadMenu } from './ReadMenu.tsx';
import type { Jump } from './Side.tsx';
import style from './top-line.module.css';

const Clock = lazy(async () => ({ default: (await import('../clock/Clock.tsx')).Clock }));
const TableMenu = lazy(() => import('./TableMenu.tsx'));

/** Back, which table, which round, which phase, and the time. */
export function TopLine({ play, name, jump }: { play: Play; name: string; jump: Jump }) {
  const { say, shown, state } = play;
  const menu = useId();
  const headerOf = useHeader(play.game.id);
  const header = shown === undefined ? undefined : headerOf?.(shown.view, play.teller);
  const round = say('play.round', { round: state.round + 1 });
  const isOver = state.phase === 'over';
  const phases = isOver || shown === undefined ? [] : phasesOf(play.game, shown.view, play.teller);
  return (
    <header className={style.line} data-phases={phases.length > 0}>
      <Link href="/" className={style.back} aria-label={say('play.back')}>
        <ArrowLeft size={20} aria-hidden="true" />
      </Link>
      <h1 className={style.name}>{name}</h1>
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
      <ReadMenu play={play} />
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
        <TableMenu id={menu} play={play} jump={jump} />
      </Menu>
    </header>
  );
}
