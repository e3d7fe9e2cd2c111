import { useEffect, useState } from 'react';
import type { TableState } from '../link/messages.ts';
import { useWords } from '../words/index.ts';
import style from './clock.module.css';

/** The time that is left to whoever of this device is asked, or to the first who is. */
export function Clock({ state }: { state: TableState }) {
  const say = useWords();
  const running = state.chairs.filter(({ clock }) => clock?.due != null);
  const chair = running.find(({ mine }) => mine) ?? running[0];
  const due = chair?.clock?.due ?? null;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (due === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [due]);
  if (due === null) return null;
  const seconds = Math.max(0, Math.round((due - now) / 1000));
  return (
    <span
      className={style.clock}
      data-short={seconds < 30}
      aria-label={say('play.timeLeft', { time: clockText(seconds) })}
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
