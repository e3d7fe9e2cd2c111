import { type FormEvent, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';

/** Takes a code, or a whole link that ends with one. */
export function JoinByCode({ go }: { go(to: string): void }) {
  const say = useWords();
  const [text, setText] = useState('');
  const join = (event: FormEvent) => {
    event.preventDefault();
    const code = text.trim().split('/').at(-1) ?? '';
    if (code !== '') go(`/j/${code}`);
  };
  return (
    <form className={style.join} onSubmit={join}>
      <input
        className={style.input}
        value={text}
        aria-label={say('now.code')}
        placeholder={say('now.code')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">{say('now.joinIt')}</Button>
    </form>
  );
}
