import type { ReactNode } from 'react';
import { Cover } from './Cover.tsx';
import style from './hero.module.css';

/** A title's picture from edge to edge, and words on its dark side. */
export function Hero({ id, children }: { id: string; children: ReactNode }) {
  return (
    <header className={style.hero}>
      <Cover id={id} />
      <div className={style.text}>{children}</div>
    </header>
  );
}
