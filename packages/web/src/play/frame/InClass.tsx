import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { span } from '../../ui/span.ts';
import { useNow } from '../../ui/useNow.ts';
import type { Play } from '../usePlay.ts';
import style from './notices.module.css';

const MINUTE = 60_000;

/** What the organiser of a class tells the people at a table, and what they have to know of how it is led. */
export default function InClass({ play }: { play: Play }) {
  const { say, state, session, viewer } = play;
  const { announcement, held, until, nudged, observed, observer, chairs } = state;
  const own = viewer === 'spectator' ? undefined : chairs[viewer];
  const isAsked = own?.mine === true && play.myTurn;
  const words = [
    announcement === undefined ? null : say('notice.organiser', { words: announcement }),
    own?.hint === undefined ? null : say('notice.hint', { words: own.hint }),
    nudged && isAsked ? say('notice.nudged') : null,
  ].filter((line) => line !== null);
  const facts = [
    held === undefined ? null : say(`notice.held.${held}`),
    pairLine(),
    observed ? say(observer ? 'notice.observer' : 'notice.observed') : null,
  ].filter((line) => line !== null);
  return (
    <>
      <News play={play} />
      {words.map((line) => (
        <p key={line} role="status" className={style.notice}>
          {line}
        </p>
      ))}
      <p className={style.facts}>
        {facts.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {until !== undefined && held === undefined && (
          <Left until={until} ahead={session.ahead} play={play} />
        )}
        <Link href={`/class/${state.class}`}>{say('menu.class')}</Link>
      </p>
      {observer && <Eyes play={play} />}
    </>
  );

  function pairLine(): string | null {
    if (own?.pair === undefined || state.phase === 'over') return null;
    const [first, second] = own.pair;
    return own.mine
      ? say('notice.pairFirst', { who: second })
      : own.looksOn
        ? say('notice.pairSecond', { who: first })
        : null;
  }
}

/** News of the organiser, which is read aloud with the log, until it is closed. After a reload it is there again while the game is still at that moment. */
function News({ play: { log, shown, teller, say } }: { play: Play }) {
  const told = log.filter((line) => line.say === 'log.told');
  const [read, setRead] = useState(() => told.filter(({ at }) => at < (shown?.moment ?? 0)).length);
  const unread = told.slice(read);
  if (unread.length === 0) return null;
  return (
    <div className={style.notice}>
      {unread.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: news may be told twice
        <span key={read + index}>{teller.say(line)}</span>
      ))}
      <Button look="onPrompt" onClick={() => setRead(told.length)}>
        {say('ui.close')}
      </Button>
    </div>
  );
}

/** How much of the time that the organiser gave is left. */
function Left({ until, ahead, play }: { until: number; ahead: number; play: Play }) {
  const now = useNow() + ahead;
  return (
    <strong role="timer" data-late={until - now < MINUTE}>
      {play.say('notice.left', { time: span(until - now) })}
    </strong>
  );
}

/** Observers look through the eyes of any seat, where everybody at the table knows that they may. */
function Eyes({ play }: { play: Play }) {
  const { say, state, table, viewer, seatName } = play;
  return (
    <fieldset className={style.eyes}>
      <legend>{say('notice.eyes')}</legend>
      <Button look="onPrompt" aria-pressed={viewer === 'spectator'} onClick={() => table.lower()}>
        {say('notice.everybody')}
      </Button>
      {state.chairs.map(({ seat }) => (
        <Button key={seat} look="onPrompt" aria-pressed={viewer === seat} onClick={() => table.lift(seat)}>
          {seatName(seat)}
        </Button>
      ))}
    </fieldset>
  );
}
