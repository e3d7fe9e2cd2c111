import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Part } from './board-actions.ts';
import style from './panel.module.css';

interface Props {
  part: Part;
  title: ReactNode;
  /** At the right end of the title. */
  extra?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A sheet of the ledger with its heading. */
export function Panel({ part, title, extra, className = '', children }: Props) {
  const id = useId();
  return (
    <section className={`${style.panel} ${className}`} data-part={part} aria-labelledby={id}>
      <header className={style.head}>
        <h2 id={id}>{title}</h2>
        {extra}
      </header>
      {children}
    </section>
  );
}
