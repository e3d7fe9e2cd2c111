import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Spot } from './board-actions.ts';
import { Target } from './Target.tsx';
import style from './track.module.css';
import { useFollows } from './useFollows.ts';

interface Props {
  icon: LucideIcon;
  name: string;
  /** By level; index 0 is below the track. */
  values: readonly number[];
  levels: number;
  level: number;
  /** The highest level that may be reached now. */
  limit: number;
  /** Place of the marker after this generation, if nothing changes. */
  ahead: number;
  /** A small note below a level. */
  note?: (level: number) => ReactNode;
  /** Says what is now, what comes next and what limits it. */
  caption: ReactNode;
  label: string;
  spot?: Spot;
  idle?: boolean;
}

/** Levels from left to right: now, next, and where it stops. */
export function Track(props: Props) {
  const {
    icon: Icon,
    name,
    values,
    levels,
    level,
    limit,
    ahead,
    note,
    caption,
    label,
    spot,
    idle = false,
  } = props;
  const follows = useFollows(spot, idle);
  const cells = Array.from({ length: levels }, (_, index) => index + 1);
  const inside = (
    <>
      <span className={style.name}>
        <Icon size={16} aria-hidden="true" />
        <span>{name}</span>
        <b>{values[level]}</b>
      </span>
      <span className={style.cells}>
        {cells.map((cell) => (
          <span
            key={cell}
            className={style.cell}
            data-state={stateOf(cell)}
            data-ahead={cell === ahead && ahead !== level}
          >
            <span className={style.value}>{values[cell]}</span>
            {note !== undefined && <span className={style.note}>{note(cell)}</span>}
          </span>
        ))}
      </span>
      <span className={style.caption}>
        {follows.length > 0 && <b>{follows.join(' · ')}</b>} {caption}
      </span>
    </>
  );
  if (spot === undefined)
    return (
      <div className={style.track} role="img" aria-label={label}>
        {inside}
      </div>
    );
  return (
    <Target spot={spot} label={label} className={style.track} idle={idle}>
      {inside}
    </Target>
  );

  function stateOf(cell: number): string {
    if (cell === level) return 'now';
    if (cell < level) return 'below';
    if (cell > limit) return 'closed';
    return cell === level + 1 ? 'next' : 'above';
  }
}
