import { useEffect, useState } from 'react';
import type { Late, TableState } from '../../link/messages.ts';
import { useWords } from '../../words/index.ts';
import style from './clock.module.css';

/** Time left for the asked player of this device, or for the first who is asked. */
export function Clock({ state, ahead }: { state: TableState; ahead: number }) {
  const running = state.chairs.filter(({ clock }) => clock?.due != null);
  const chair = running.find(({ mine }) => mine) ?? running[0];
  return <SeatClock due={chair?.clock?.due ?? null} late={state.late} ahead={ahead} />;
}

/** What is left to one seat until it is late, and what happens then. */
export function SeatClock({ due, late, ahead }: { due: number | null; late: Late; ahead: number }) {
  const say = useWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (due === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [due]);
  if (due === null) return null;
  const seconds = Math.max(0, Math.round((due - ahead - now) / 1000));
  return (
    <span
      className={style.clock}
      data-short={seconds < 30}
      aria-label={say('play.timeLeft', { time: clockText(seconds) })}
      title={say('play.timeUp', { late: say(`late.${late}`) })}
      role="timer"
    >
      {clockText(seconds)}
    </span>
  );
}

export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  if (seconds >= 86_400)
    return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
