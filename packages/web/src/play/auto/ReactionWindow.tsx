import { useState } from 'react';
import type { TableState } from '../../link/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { useActs } from '../actions/useActs.ts';
import { useSeconds } from '../clock/useSeconds.ts';
import type { Play } from '../usePlay.ts';
import style from './reaction-window.module.css';

interface Props {
  play: Play;
  window: NonNullable<TableState['window']>;
  /** Can only pass, which nobody has to press a button for. */
  hasNothing: boolean;
}

/** How long a window is still open, who keeps it open, and a way to do so. */
export default function ReactionWindow({ play, window, hasNothing }: Props) {
  const { say, session, viewer, seatName } = play;
  const { closes, waits, away } = window;
  const { act, problem } = useActs(play.table);
  // While a player needs longer, nobody can tell when play goes on.
  const seconds = useSeconds(waits.length > 0 ? null : closes, session.ahead);
  // Read out once, not every second.
  const state = `${closes} ${waits.length}`;
  const [first, setFirst] = useState({ state, seconds });
  if (first.state !== state) setFirst({ state, seconds });
  const names = (seats: readonly number[]) => seats.map(seatName).join(', ');
  const inWords = (left: number | null) =>
    [
      left === null
        ? hasNothing && say('window.heldOpen')
        : say(hasNothing ? 'window.nothing' : 'window.goingOn', { seconds: left }),
      waits.length > 0 && say('window.waits', { who: names(waits) }),
      away.length > 0 && say('window.away', { who: names(away) }),
    ]
      .filter((words) => words !== false)
      .join(' ');
  return (
    <div className={style.window} data-timer>
      <p className="quiet" role="status">
        {inWords(first.seconds)}
      </p>
      <p aria-hidden="true">{inWords(seconds)}</p>
      {viewer !== 'spectator' && play.myTurn && !waits.includes(viewer) && (
        <Button onClick={() => act({ do: 'wait', seat: viewer })}>{say('window.wait')}</Button>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
    </div>
  );
}
