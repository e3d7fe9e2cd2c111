import { useWords } from '../words/index.ts';
import style from './tag.module.css';

export type Mood = 'good' | 'bad' | 'none';

/** By how much a number has changed. The sign is the number's, the colour says whether the reader likes it. */
export function Tag({ by, mood }: { by: number; mood: Mood }) {
  const say = useWords();
  return (
    <span className={style.tag} data-mood={by === 0 ? 'none' : mood}>
      <span aria-hidden="true">{by === 0 ? '±0' : by < 0 ? `−${-by}` : `+${by}`}</span>
      <span className="quiet">{say(by < 0 ? 'delta.down' : 'delta.up', { count: Math.abs(by) })}</span>
    </span>
  );
}

interface ChangedProps {
  /** Its value at the reader's last decision; undefined if unknown. */
  from: number | undefined;
  to: number;
  /** Is more of it good or bad for the reader? `none`: another player's number. */
  good: 'up' | 'down' | 'none';
}

/** The tag of a number that may have changed; its place is kept when it has not. */
export function Changed({ from, to, good }: ChangedProps) {
  const by = from === undefined ? 0 : to - from;
  const mood = good === 'none' ? 'none' : by > 0 === (good === 'up') ? 'good' : 'bad';
  return <span className={style.place}>{by !== 0 && <Tag by={by} mood={mood} />}</span>;
}
