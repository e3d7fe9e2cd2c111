import type { ReactNode } from 'react';
import type { Spot } from './board-actions.ts';
import { useTable } from './context.ts';
import style from './target.module.css';
import { useFollows } from './useFollows.ts';

interface Props {
  spot: Spot;
  /** What the thing is and what it shows, in words. */
  label: string;
  /** Why nothing can be done with it while others of its kind are lit. */
  blocked?: string | undefined;
  className?: string;
  /** The nation on whose mat it lies, when that is not the one asked about. */
  idle?: boolean;
  children: ReactNode;
}

/** A drawn thing that turns into a button when a choice points at it. */
export function Target({ spot, label, blocked, className = '', idle = false, children }: Props) {
  const { lit, chosen, act, look } = useTable();
  const follows = useFollows(spot, idle);
  const action = idle ? undefined : lit.open(spot).find(({ kind }) => kind === 'plain');
  if (action !== undefined)
    return (
      <button
        type="button"
        className={`${className} ${style.lit}`}
        data-action={action.id}
        data-chosen={action.id === chosen}
        aria-label={[action.label, ...follows, label].join('. ')}
        onClick={() => act({ action: action.id })}
        onFocus={() => look(action.id)}
        onPointerEnter={() => look(action.id)}
        onBlur={() => look(null)}
        onPointerLeave={() => look(null)}
      >
        {children}
      </button>
    );
  return (
    <div
      className={`${className} ${blocked === undefined ? '' : style.blocked}`}
      role="img"
      aria-label={blocked === undefined ? label : `${label} ${blocked}`}
    >
      {children}
    </div>
  );
}
