import { type AnyGame, defaultOptions, teller } from '@entente/engine';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Chair, TableAct, TableState } from '../link/messages.ts';
import { newShare } from '../link/promised.ts';
import { signIn } from '../link/server-state.ts';
import type { ConnectedTable } from '../link/session.ts';
import { isLocal } from '../link/table-host.ts';
import { useSession } from '../link/useSession.ts';
import { Talk } from '../play/talk/Talk.tsx';
import { seatNames } from '../play/usePlay.ts';
import { Emblem } from '../seats/Emblem.tsx';
import { lookOf } from '../seats/seats.ts';
import { useSettings } from '../settings/store.ts';
import { tableName } from '../titles/table-name.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import style from '../ui/screen.module.css';
import { useTitle } from '../ui/useTitle.ts';
import { botName } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import { Arrangements, paceInWords } from './Arrangements.tsx';
import { Invite } from './Invite.tsx';
import { SeatActs } from './SeatActs.tsx';

const Friends = lazy(() => import('./Friends.tsx'));

/** Before the game: who sits where, links for the others, ready, start. */
export default function LobbyScreen({
  table,
  state,
  game,
}: {
  table: ConnectedTable;
  state: TableState;
  game: AnyGame;
}) {
  const say = useWords();
  const { language, name } = useSettings();
  const [problem, setProblem] = useState('');
  // The link is shown while a player is missing, unless the host wants another one or none.
  const [wanted, setInvite] = useState<string | null>();
  const session = useSession(table, (whole) => whole);
  const told = useMemo(() => teller(game, language), [game, language]);
  const seatName = seatNames(state, say);
  const usual = defaultOptions(game, state.chairs.length);
  const title = told.say({ say: 'title', with: {} });
  const called = `${title} · ${tableName(state, language)}`;
  useTitle(called);

  const act = async (...acts: TableAct[]) => {
    try {
      const host = await table.host;
      for (const one of acts) await host.act(table.id, one);
      setProblem('');
    } catch (fault) {
      setProblem((fault as Error).message);
    }
  };
  const sit = async (seat: number) => {
    await signIn(name.trim() || say('guest.name'));
    await act({ do: 'take', seat, ...(state.code === null ? {} : { code: state.code }) });
  };
  const mine = state.chairs.filter((chair) => chair.mine);
  const missing = state.chairs.filter(
    ({ kind, ready }) => kind === 'open' || (kind === 'person' && !ready),
  ).length;
  const open = state.chairs.filter(({ kind }) => kind === 'open').length;
  const invite = wanted === undefined ? (open > 0 ? state.code : null) : wanted;
  const notReady = mine.filter(({ ready }) => !ready);
  // The creator of a table against bots wants to play, not to press "ready" and "start".
  const alone = state.host && state.chairs.every(({ kind, mine: its }) => kind === 'bot' || its);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the lobby of a lone player opens
  useEffect(() => {
    if (alone)
      void act(...notReady.map(({ seat }) => ({ do: 'ready' as const, seat, nonce: newShare(table.id) })), {
        do: 'start',
      });
  }, []);

  return (
    <div className={style.screen}>
      <div className={style.intro}>
        <h1>{called}</h1>
        <p>{say('lobby.about', { title, count: state.chairs.length, pace: say(`pace.${state.pace}`) })}</p>
        {state.rated && <p>{say('rated.about')}</p>}
        <p>{paceInWords(say, state)}</p>
        {state.before !== undefined && (
          <p>{say('lobby.newRules', { version: state.version, before: state.before })}</p>
        )}
      </div>
      <Problem words={problem} />
      {invite !== null && <Invite code={invite} close={() => setInvite(null)} />}
      <ul className={style.lines} aria-label={say('lobby.seats')}>
        {state.chairs.map((chair) => (
          <li key={chair.seat} className={style.line}>
            <Emblem seat={chair.seat} size={30} />
            <div className={style.lineMain}>
              <strong>
                {chair.kind === 'open' ? say(`seat.${lookOf(chair.seat).id}`) : seatName(chair.seat)}
              </strong>
              <p className={style.meta}>{statusOf(chair)}</p>
            </div>
            {chair.kind === 'open' && mine.length === 0 && (
              <Button onClick={() => void sit(chair.seat)}>{say('lobby.take')}</Button>
            )}
            <SeatActs
              state={state}
              chair={chair}
              game={game}
              act={(one) => void act(one)}
              invite={setInvite}
            />
            {chair.mine && !chair.ready && (
              <Button
                look={open === 0 ? 'primary' : 'default'}
                onClick={() => void act({ do: 'ready', seat: chair.seat, nonce: newShare(table.id) })}
              >
                {say('lobby.ready')}
              </Button>
            )}
            {chair.mine && chair.ready && (
              <Button onClick={() => void act({ do: 'unready', seat: chair.seat })}>
                {say('lobby.unready')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={style.row}>
        {state.host && (
          <Button
            look={missing === 0 ? 'primary' : 'default'}
            aria-disabled={missing > 0}
            onClick={() => missing === 0 && void act({ do: 'start' })}
          >
            {missing === 0 ? say('lobby.start') : say('lobby.startNeeds', { count: missing })}
          </Button>
        )}
        {state.code !== null && invite !== state.code && (
          <Button onClick={() => setInvite(state.code)}>{say('lobby.link')}</Button>
        )}
        {state.host && (
          <>
            <Button onClick={() => void act({ do: 'lock', locked: !state.locked })}>
              {state.locked ? say('lobby.unlock') : say('lobby.lock')}
            </Button>
            <Button
              onClick={() => {
                setInvite(undefined);
                void act({ do: 'renew' });
              }}
            >
              {say('lobby.renew')}
            </Button>
            <Button onClick={() => void act({ do: 'shuffle' })}>{say('lobby.shuffle')}</Button>
          </>
        )}
        {!state.host && mine.length > 0 && !state.chairs.some(({ host, online }) => host && online) && (
          <Button onClick={() => void act({ do: 'host', seat: mine[0].seat })}>
            {say('seats.takeOver')}
          </Button>
        )}
        {mine.length > 0 && <Button onClick={() => void act({ do: 'leave' })}>{say('lobby.leave')}</Button>}
      </div>
      {mine.length > 0 && open > 0 && !isLocal(state.id) && (
        <Suspense fallback={null}>
          <Friends table={state.id} seated={state.chairs.flatMap(({ name: its }) => its ?? [])} />
        </Suspense>
      )}
      {state.host && (
        <details className={style.more}>
          <summary>{say('lobby.arrange')}</summary>
          <div className={style.form}>
            <p className={style.meta}>{say('lobby.arrangeAbout')}</p>
            <Arrangements value={state} onChange={(changed) => void act({ do: 'change', ...changed })} />
          </div>
        </details>
      )}
      {state.talk !== 'off' && !alone && (
        <section className={style.block}>
          <h2>{say('tab.talks')}</h2>
          <div className={style.talk}>
            <Talk table={table} state={state} session={session} me={mine[0]?.seat} seatName={seatName} />
          </div>
        </section>
      )}
      <section className={style.block}>
        <h2>{say('lobby.rules')}</h2>
        <ul className={style.lines}>
          {Object.entries(state.options).map(([id, value]) => (
            <li key={id} className={style.line}>
              <span className={style.lineMain}>{told.say({ say: `option.${id}`, with: {} })}</span>
              {value !== usual[id] && <span className={style.chip}>{say('lobby.changed')}</span>}
              <strong>{told.say({ say: `option.${id}.${value}`, with: {} })}</strong>
            </li>
          ))}
        </ul>
        <p className={style.meta}>{say('menu.dice', { commitment: state.dice.commitment })}</p>
      </section>
    </div>
  );

  function statusOf(chair: Chair): string {
    if (chair.kind === 'open') return say('lobby.open');
    if (chair.kind === 'bot') return botName(say, game, language, chair.bot ?? 'greedy');
    const ready = chair.ready ? say('lobby.isReady') : say('lobby.notReady');
    return chair.host ? say('lobby.ofHost', { status: ready }) : ready;
  }
}
