import { type ReactNode, useId, useState } from 'react';
import { useTask } from '../me/useTask.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import style from './operator.module.css';

interface Props {
  label: string;
  /** Names it among others of its kind, for those who hear the page. */
  longLabel?: string;
  /** More to fill in. */
  children?: ReactNode;
  act(reason: string): Promise<void>;
}

/** Something that cannot be undone by pressing once more: first a reason, then it is done. */
export function Act({ label, longLabel, children, act }: Props) {
  const say = useWords();
  const reasonId = useId();
  const [isOpen, open] = useState(false);
  const [reason, setReason] = useState('');
  const { busy, problem, run } = useTask();
  if (!isOpen)
    return (
      <Button aria-label={longLabel} onClick={() => open(true)}>
        {label}
      </Button>
    );
  return (
    <form
      className={style.act}
      onSubmit={(event) => {
        event.preventDefault();
        run(async () => {
          await act(reason);
          open(false);
          setReason('');
        });
      }}
    >
      {children}
      <div className={screen.field}>
        <label htmlFor={reasonId}>{say('op.reason')}</label>
        <input
          id={reasonId}
          className={screen.input}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
      <div className={screen.row}>
        <Button type="submit" look="primary" disabled={busy} aria-label={longLabel}>
          {label}
        </Button>
        <Button onClick={() => open(false)}>{say('op.cancel')}</Button>
      </div>
      <Problem words={problem} />
    </form>
  );
}
