import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { TalkLine } from '../../link/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/index.ts';
import style from './talks.module.css';

interface Props {
  readonly table: string;
  readonly line: TalkLine;
  readonly name: string;
  mute(): void;
}

/** What a reader can do about another person's line: mute them, or report it to the operator of the server. */
export default function TalkLineActs({ table, line, name, mute }: Props) {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [answer, setAnswer] = useState('');
  const report = async () => {
    try {
      const { reportLine } = await import('../../link/company.ts');
      await reportLine(table, line.number, reason.trim());
      setAnswer(say('talk.reported'));
    } catch (fault) {
      setAnswer((fault as Error).message);
    }
  };
  return (
    <div className={style.acts}>
      <button
        type="button"
        className={style.opener}
        aria-expanded={open}
        aria-label={say('talk.about', { name })}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis size={18} aria-hidden="true" />
      </button>
      {open && (
        <div className={style.actsOpen}>
          <p className={style.none}>{say('talk.muteAbout', { name })}</p>
          <Button onClick={mute}>{say('talk.mute', { name })}</Button>
          {answer === '' ? (
            <>
              <label>
                {say('talk.reason')}
                <input
                  value={reason}
                  maxLength={300}
                  onChange={(event) => setReason(event.currentTarget.value)}
                />
              </label>
              <Button onClick={() => void report()}>{say('talk.report')}</Button>
            </>
          ) : (
            <p role="status">{answer}</p>
          )}
        </div>
      )}
    </div>
  );
}
