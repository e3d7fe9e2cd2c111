import type { Seat } from '@entente/engine';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isLocal } from '../../link/table-host.ts';
import { useActs } from '../actions/useActs.ts';
import { AutoEnd } from '../auto/AutoEnd.tsx';
import { KeepAsking } from '../auto/KeepAsking.tsx';
import type { Play } from '../usePlay.ts';
import style from './menu.module.css';
import type { Jump } from './Side.tsx';

interface Props {
  id: string;
  /** What reads the table out, which has a button of its own where there is room. */
  read: string;
  play: Play;
  jump: Jump;
}

/** What concerns the table rather than the game. */
export default function TableMenu({ id, read, play, jump }: Props) {
  const { say, state } = play;
  const { act, problem } = useActs(play.table);
  const [sure, setSure] = useState<'resign' | 'remove' | 'rules' | null>(null);
  const [, go] = useLocation();
  const remove = () => play.table.host.then((host) => host.close(state.id)).then(() => go('/'));
  const onDevice = isLocal(state.id);
  const shared = !onDevice && state.phase !== 'over';
  const running = state.phase === 'running';
  const mine = state.chairs.filter((chair) => chair.mine);
  // On a shared device: whoever is at the screen.
  const playing = mine.filter(({ resigned, bot }) => !resigned && bot === null);
  const me = playing.find(({ seat }) => seat === play.viewer) ?? playing[0];
  const others = state.chairs.some(({ kind, mine, resigned }) => kind === 'person' && !mine && !resigned);
  const isOpen = state.phase !== 'over' && state.moving === undefined;
  const newest = isOpen && state.newest !== undefined && state.newest > state.version ? state.newest : null;
  const takeRules = (seat: Seat, version: number) => {
    setSure(null);
    act({ do: 'rules', seat, version, agree: true });
  };
  // At a table of a class only its organiser may, who has no seat.
  const mayPause = state.class === undefined ? mine.length > 0 : state.host;
  const { resignation } = play.game;
  // On a device nobody takes over what was given up: there it takes rules that know of it.
  const mayResign = me !== undefined && state.phase !== 'over' && (!onDevice || resignation !== undefined);
  const endsGame =
    state.chairs.length <= 2 ||
    resignation?.endsGame?.(state.options) === true ||
    (!others && playing.length === 1);
  const afterwards = resignation === undefined ? 'menu.resignSure' : 'menu.resignRules';
  return (
    <>
      {state.class !== undefined && <Link href={`/class/${state.class}`}>{say('menu.class')}</Link>}
      {running && !onDevice && mayPause && (
        <button type="button" onClick={() => act({ do: 'pause' })}>
          {say('menu.pause')}
        </button>
      )}
      {shared && state.phase === 'paused' && mayPause && (
        <button type="button" onClick={() => act({ do: 'resume' })}>
          {say('menu.resume')}
        </button>
      )}
      {running && me !== undefined && state.moment > 0 && state.proposal === null && (
        <button type="button" onClick={() => act({ do: 'propose', seat: me.seat, moment: state.moment - 1 })}>
          {say(others ? 'menu.propose' : 'menu.goBack')}
        </button>
      )}
      {me !== undefined && newest !== null && (
        <button
          type="button"
          className={sure === 'rules' ? style.sure : ''}
          onClick={() => (sure === 'rules' ? takeRules(me.seat, newest) : setSure('rules'))}
        >
          {say(sure === 'rules' ? 'menu.rulesSure' : others ? 'menu.askRules' : 'menu.takeRules', { newest })}
        </button>
      )}
      {shared && (
        <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={jump.seats}>
          {say('menu.seats')}
        </button>
      )}
      {shared && me !== undefined && (
        <button type="button" onClick={() => act({ do: 'leave', seat: me.seat })}>
          {say('menu.leave')}
        </button>
      )}
      {mayResign && (
        <button
          type="button"
          className={sure === 'resign' ? style.sure : ''}
          onClick={() => (sure === 'resign' ? act({ do: 'resign', seat: me.seat }) : setSure('resign'))}
        >
          {say(sure !== 'resign' ? 'menu.resign' : endsGame ? 'menu.resignEnds' : afterwards)}
        </button>
      )}
      <button type="button" className={style.narrow} popoverTarget={read}>
        {say('read.menu')}
      </button>
      <Link href={`/t/${state.id}/m/0`}>{say('menu.replay')}</Link>
      {play.game.firstVisit !== undefined && play.viewer !== 'spectator' && (
        <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={jump.firstVisit}>
          {say('first.again')}
        </button>
      )}
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
      {onDevice && (
        <button
          type="button"
          className={sure === 'remove' ? style.sure : ''}
          onClick={() => (sure === 'remove' ? void remove() : setSure('remove'))}
        >
          {say(sure === 'remove' ? 'menu.removeSure' : 'table.remove')}
        </button>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      {state.newest !== undefined && (
        <p className={style.dice}>{say('menu.oldRules', { version: state.version, newest: state.newest })}</p>
      )}
      <p className={style.dice}>{say('menu.dice', { commitment: state.dice.commitment })}</p>
    </>
  );
}
