import { type ReactNode, Suspense, useState } from 'react';
import style from './menu.module.css';

interface Props {
  id: string;
  label: string;
  /** Fetched when the menu is opened. */
  children: ReactNode;
}

export function Menu({ id, label, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <section
      id={id}
      popover="auto"
      className={style.menu}
      aria-label={label}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <Suspense>{open && children}</Suspense>
    </section>
  );
}
