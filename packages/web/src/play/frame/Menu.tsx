import { type ReactNode, Suspense, useState } from 'react';
import style from './menu.module.css';

interface Props {
  id: string;
  label: string;
  /** The part of the top line below which it opens: its end, or the goal. */
  at?: 'end' | 'goal';
  /** Fetched when the menu is opened. */
  children: ReactNode;
}

export function Menu({ id, label, at = 'end', children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <section
      id={id}
      popover="auto"
      className={style.menu}
      data-at={at}
      aria-label={label}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <Suspense>{open && children}</Suspense>
    </section>
  );
}
