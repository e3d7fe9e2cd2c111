import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isLocal } from '../link/house.ts';
import { AutoEnd } from './AutoEnd.tsx';
import { KeepAsking } from './KeepAsking.tsx';
import style from './menu.module.css';
import type { Jump } from './Side.tsx';
import { useActs } from './useActs.ts';
import type { Play } from './usePlay.ts';

/** What concerns the table rather than the game. */
export default function TableMenu({ id, play, jump }: { id: string; play: Play; jump: Jump }) {
  const { say, state } = play;
  const { act, problem } = useActs(play.table);
  const [sure, setSure] = useState(false);
  const [, go] = useLocation();
  const remove = () => play.table.house.then((house) => house.close(state.id)).then(() => go('/'));
  const shared = !isLocal(state.id) && state.phase !== 'over';
  const running = shared && state.phase === 'running';
  const mine = state.chairs.filter((chair) => chair.mine);
  // On a shared device: whoever is at the screen.
  const playing = mine.filter(({ resigned, bot }) => !resigned && bot === null);
  const me = playing.find(({ seat }) => seat === play.viewer) ?? playing[0];
  const endsGame = state.chairs.length <= 2 || play.game.resignation?.endsGame?.(state.options) === true;
  return (
    <>
      {running && mine.length > 0 && (
        <button type="button" onClick={() => act({ do: 'pause' })}>
          {say('menu.pause')}
        </button>
      )}
      {shared && state.phase === 'paused' && mine.length > 0 && (
        <button type="button" onClick={() => act({ do: 'resume' })}>
          {say('menu.resume')}
        </button>
      )}
      {running && me !== undefined && state.moment > 0 && state.proposal === null && (
        <button type="button" onClick={() => act({ do: 'propose', seat: me.seat, moment: state.moment - 1 })}>
          {say('menu.propose')}
        </button>
      )}
      {shared && (
        <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={jump.seats}>
          {say('menu.seats')}
        </button>
      )}
      {shared && me !== undefined && (
        <>
          <button type="button" onClick={() => act({ do: 'leave', seat: me.seat })}>
            {say('menu.leave')}
          </button>
          {!sure && (
            <button type="button" onClick={() => setSure(true)}>
              {say('menu.resign')}
            </button>
          )}
          {sure && (
            <button type="button" className={style.sure} onClick={() => act({ do: 'resign', seat: me.seat })}>
              {say(endsGame ? 'menu.resignEnds' : 'menu.resignSure')}
            </button>
          )}
        </>
      )}
      <Link href={`/t/${state.id}/m/0`}>{say('menu.replay')}</Link>
      <Link href={`/rules/${state.game}`}>{say('menu.rules')}</Link>
      <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={jump.help}>
        {say('menu.keys')}
      </button>
      <Link href="/me">{say('menu.settings')}</Link>
      {playing.length > 0 && (
        <div className={style.auto}>
          <KeepAsking />
          <AutoEnd />
        </div>
      )}
      {isLocal(state.id) && (
        <button
          type="button"
          className={sure ? style.sure : ''}
          onClick={() => (sure ? void remove() : setSure(true))}
        >
          {say(sure ? 'menu.removeSure' : 'table.remove')}
        </button>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      <p className={style.dice}>{say('menu.dice', { commitment: state.dice.commitment })}</p>
    </>
  );
}
