import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/Button.tsx';
import style from '../ui/screen.module.css';
import { useTitle } from '../ui/useTitle.ts';
import { useWords } from '../words/index.ts';

/** Why the page cannot go on, and the way back. */
export default function DeadEnd({
  title,
  why,
  children,
}: {
  title: string;
  why: string;
  children?: ReactNode;
}) {
  const say = useWords();
  useTitle(title);
  return (
    <div className={style.screen}>
      <div className={style.intro}>
        <h1>{title}</h1>
        <p>{why}</p>
      </div>
      <div className={style.row}>
        <ButtonLink href="/">{say('nowhere.home')}</ButtonLink>
        {children}
      </div>
    </div>
  );
}
