import { useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';

export function FindForm({ label, find }: { label: string; find(text: string): void }) {
  const say = useWords();
  const id = useId();
  const [text, setText] = useState('');
  return (
    <form
      className={screen.field}
      onSubmit={(event) => {
        event.preventDefault();
        find(text.trim());
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={screen.row}>
        <input
          id={id}
          type="search"
          className={screen.input}
          maxLength={80}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit">{say('op.find')}</Button>
      </div>
    </form>
  );
}
