import { type FormEvent, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';

/** Letters in the code of a class; those of tables are longer. */
const CLASS_CODE = 6;

/** Takes a code, or a whole link that ends with one. */
export function JoinByCode({ go }: { go(to: string): void }) {
  const say = useWords();
  const [text, setText] = useState('');
  const join = (event: FormEvent) => {
    event.preventDefault();
    const code = text.trim().split('/').at(-1) ?? '';
    const isClass = text.includes('/class/') || code.length === CLASS_CODE;
    if (code !== '') go(`/${isClass ? 'class' : 'j'}/${isClass ? code.toLowerCase() : code}`);
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
