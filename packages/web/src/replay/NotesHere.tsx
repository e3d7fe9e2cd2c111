import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import style from './notes.module.css';
import type { MomentNotes } from './notes.ts';

/** What the reader has written down at this moment, and a line for more. */
export function NotesHere({ notes: { notes, add, remove }, at }: { notes: MomentNotes; at: number }) {
  const say = useWords();
  const [text, setText] = useState('');
  const here = notes.filter(({ moment }) => moment === at);
  const write = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    add({ moment: at, text: text.trim() });
    setText('');
  };
  return (
    <section className={style.notes}>
      <h2>{say('replay.notes')}</h2>
      {here.map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes of one moment
        <p key={index}>
          <span>{note.text}</span>
          <button type="button" aria-label={say('replay.removeNote')} onClick={() => remove(note)}>
            <X size={16} aria-hidden="true" />
          </button>
        </p>
      ))}
      <form onSubmit={write}>
        <input
          value={text}
          maxLength={500}
          aria-label={say('replay.note', { moment: at })}
          placeholder={say('replay.note', { moment: at })}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit">{say('replay.addNote')}</Button>
      </form>
    </section>
  );
}
