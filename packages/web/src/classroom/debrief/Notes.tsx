import { useState } from 'react';
import type { ClassLead } from '../../link/messages.ts';
import { Problem } from '../../ui/Problem.tsx';
import screen from '../../ui/screen.module.css';
import { useWords } from '../../words/index.ts';
import { actOnClass } from '../requests.ts';
import style from './debrief.module.css';

const LONGEST = 4000;

/** Questions to talk about, and room for what was said. It is kept with the class, and deleted with it. */
export function Notes({ lead, step }: { lead: ClassLead; step: 'feelings' | 'insights' | 'next' }) {
  const say = useWords();
  const [text, setText] = useState(lead.notes[step] ?? '');
  const [kept, setKept] = useState(text);
  const [problem, setProblem] = useState('');
  const save = async () => {
    if (text === kept) return;
    try {
      await actOnClass(lead.id, { do: 'note', step, text });
      setKept(text);
      setProblem('');
    } catch (fault) {
      setProblem((fault as Error).message);
    }
  };
  return (
    <>
      <p className={style.ask}>{say(`debrief.${step}Ask`)}</p>
      <div className={screen.field}>
        <label htmlFor={`note-${step}`}>{say('debrief.notes')}</label>
        <textarea
          id={`note-${step}`}
          className={style.note}
          rows={8}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={() => void save()}
        />
        <p role="status" className={screen.meta}>
          {text !== '' && text === kept ? say('debrief.saved') : ''}
        </p>
      </div>
      <Problem words={problem} />
    </>
  );
}
