import type { Seat } from '@entente/engine';
import type { ReactNode } from 'react';
import { Emblem } from '../../seats/Emblem.tsx';
import style from './sheet.module.css';

/** A table of figures in a frame that scrolls when it is too wide. */
export function Sheet({ label, words, children }: { label: string; words?: true; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is too wide is scrolled by keys
    <section className={style.sheet} data-words={words} tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </section>
  );
}

/** A seat in a table. */
export function Who({ seat, name }: { seat: Seat; name: string }) {
  return (
    <span className={style.who}>
      <Emblem seat={seat} size={22} />
      <span>{name}</span>
    </span>
  );
}
