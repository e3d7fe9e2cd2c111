import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import screen from '../ui/screen.module.css';
import { type Later, useLater } from '../ui/useLater.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import { get } from './requests.ts';

interface Loaded<Answer> {
  readonly later: Later<Answer>;
  again(): void;
}

/** What the server says at this path; again when asked to. */
export function useAnswer<Answer>(path: string): Loaded<Answer> {
  const [asked, setAsked] = useState(0);
  return { later: useLater(`${path} ${asked}`, () => get<Answer>(path)), again: () => setAsked(asked + 1) };
}

interface Props<Answer> {
  title: string;
  loaded: Loaded<Answer>;
  /** Beside the title. */
  tools?: ReactNode;
  children(answer: Answer, again: () => void): ReactNode;
}

/** One part of the page. */
export function Part<Answer>({ title, loaded: { later, again }, tools, children }: Props<Answer>) {
  const say = useWords();
  return (
    <section className={screen.block}>
      <div className={screen.head}>
        <h2>{title}</h2>
        <Button onClick={again}>{say('op.again')}</Button>
      </div>
      {tools}
      {later.state === 'waiting' && <Waiting />}
      {later.state === 'failed' && (
        <p role="alert" className={screen.problem}>
          {later.problem}
        </p>
      )}
      {later.state === 'here' && children(later.value, again)}
    </section>
  );
}
