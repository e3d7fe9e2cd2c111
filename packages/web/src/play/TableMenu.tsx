import { useState } from 'react';
import { Link } from 'wouter';
import { isLocal } from '../link/house.ts';
import type { TableAct } from '../link/messages.ts';
import style from './menu.module.css';
import type { Jump } from './Side.tsx';
import type { Play } from './usePlay.ts';

/** What concerns the table rather than the game. */
export function TableMenu({ id, play, jump }: { id: string; play: Play; jump: Jump }) {
  const { say, state, table } = play;
  const [problem, setProblem] = useState('');
  const act = (wanted: TableAct) => () => {
    table.house
      .then((house) => house.act(table.id, wanted))
      .then(
        () => setProblem(''),
        (fault: unknown) => setProblem((fault as Error).message),
      );
  };
  const mine = state.chairs.filter((chair) => chair.mine);
  const seat = mine[0]?.seat;
  const shared = !isLocal(state.id) && seat !== undefined;
  return (
    <section id={id} popover="auto" className={style.menu} aria-label={say('play.menu')}>
      {shared && state.phase === 'running' && (
        <button type="button" onClick={act({ do: 'pause' })}>
          {say('menu.pause')}
        </button>
      )}
      {shared && state.phase === 'paused' && (
        <button type="button" onClick={act({ do: 'resume' })}>
          {say('menu.resume')}
        </button>
      )}
      {shared && state.proposal !== null && !state.proposal.agreed.includes(seat) && (
        <>
          <button type="button" onClick={act({ do: 'agree', seat, agree: true })}>
            {say('menu.agree')}
          </button>
          <button type="button" onClick={act({ do: 'agree', seat, agree: false })}>
            {say('menu.disagree')}
          </button>
        </>
      )}
      {shared && state.phase === 'running' && state.moment > 0 && (
        <button type="button" onClick={act({ do: 'propose', seat, moment: state.moment - 1 })}>
          {say('menu.propose')}
        </button>
      )}
      {shared && state.phase === 'running' && (
        <button type="button" onClick={act({ do: 'resign', seat })}>
          {say('menu.resign')}
        </button>
      )}
      <Link href={`/t/${state.id}/m/0`}>{say('menu.replay')}</Link>
      <Link href={`/rules/${state.game}`}>{say('menu.rules')}</Link>
      <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={jump.help}>
        {say('menu.keys')}
      </button>
      <Link href="/me">{say('menu.settings')}</Link>
      {problem !== '' && <p role="alert">{problem}</p>}
      <p className={style.dice}>{say('menu.dice', { commitment: state.dice.commitment })}</p>
    </section>
  );
}
