import { Bot, Check, Hourglass, Trophy } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Chair } from '../../link/messages.ts';
import { Emblem } from '../../seats/Emblem.tsx';
import { Swatch } from '../../seats/Swatch.tsx';
import { isSimultaneous } from '../auto/together.ts';
import { Delta } from '../goal/Delta.tsx';
import type { Play } from '../usePlay.ts';
import style from './players.module.css';
import { useStanding } from './useStanding.ts';

const SeatClock = lazy(async () => ({ default: (await import('../clock/Clock.tsx')).SeatClock }));

/** Who sits where, who is still to act, who has answered. */
export function Players({ play }: { play: Play }) {
  const { say, state, shown } = play;
  const asked = shown?.view.asked ?? state.asked;
  const mine = state.chairs.filter((chair) => chair.mine);
  // Where several share a device, names say more than "you".
  const me = mine.length === 1 && state.chairs.length > 1 ? mine[0].seat : null;
  const latest = useStanding(play);
  const together = (shown?.prompt ?? state.prompt) !== null && isSimultaneous(play);
  // In a window players can tell only of themselves who was asked and has answered.
  const inWindow = (state.window ?? null) !== null;
  const answered = ({ seat }: Chair) => together && (!inWindow || (seat === me && isAnswered(shown)));
  return (
    <section aria-label={say('play.players')} id="players" tabIndex={-1} className={style.zone}>
      <ul className={style.list}>
        {state.chairs.map((chair) => {
          const due = state.outcome === null && asked.includes(chair.seat);
          return (
            <li key={chair.seat} className={style.player} data-due={due}>
              <Swatch seat={chair.seat} className={style.strip} />
              <Emblem seat={chair.seat} size={26} />
              <span className={style.name}>
                {play.seatName(chair.seat)}
                {chair.seat === me && <small> {say('play.you')}</small>}
                {isAway(chair) && <small> ({say('play.away')})</small>}
                {chair.missed > 0 && chair.bot === null && <small> {say('play.late')}</small>}
              </span>
              {Number.isFinite(state.outcome?.scores[chair.seat]) ? (
                <span className={style.score}>{state.outcome?.scores[chair.seat]}</span>
              ) : (
                latest !== null && (
                  <span className={style.latest} title={latest.name}>
                    <span className="quiet">{latest.name}: </span>
                    {latest.values[chair.seat]}
                    <Delta
                      key={String(play.viewer)}
                      value={latest.values[chair.seat]}
                      of={play}
                      good={chair.seat === play.viewer ? 'up' : 'none'}
                    />
                  </span>
                )
              )}
              {due && chair.clock !== null && (
                <Suspense>
                  <SeatClock due={chair.clock.due} late={state.late} ahead={play.session.ahead} />
                </Suspense>
              )}
              <Status chair={chair} due={due} />
            </li>
          );
        })}
      </ul>
    </section>
  );

  function Status({ chair, due }: { chair: Chair; due: boolean }) {
    if (state.outcome?.winners.includes(chair.seat))
      return <Sign icon={<Trophy size={16} />} words={say('play.winner')} />;
    if (due) return <Sign icon={<Hourglass size={16} />} words={say('play.due')} />;
    if (answered(chair) && state.outcome === null)
      return <Sign icon={<Check size={16} />} words={say('play.answered')} />;
    if (chair.bot !== null) return <Sign icon={<Bot size={16} />} words={say('play.bot')} />;
    return null;
  }
}

const isAnswered = (shown: Play['shown']): boolean => (shown?.view.answers.length ?? 0) > 0;

/** A person who is not here, whoever is to act. */
const isAway = ({ kind, online }: Chair): boolean => kind === 'person' && !online;

function Sign({ icon, words }: { icon: ReactNode; words: string }) {
  return (
    <span className={style.sign}>
      <span aria-hidden="true">{icon}</span>
      {words}
    </span>
  );
}
