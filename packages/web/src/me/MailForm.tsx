import { type FormEvent, useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import own from './me.module.css';
import { askForLink } from './requests.ts';
import { useTask } from './useTask.ts';

/** A link by mail: to sign in, or to make an address mine. */
export function MailForm() {
  const say = useWords();
  const field = useId();
  const { problem, busy, run } = useTask();
  const [address, setAddress] = useState('');
  const [asked, setAsked] = useState(false);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await askForLink(address);
      setAsked(true);
    });
  };
  return (
    <form className={style.field} onSubmit={ask}>
      <label htmlFor={field}>{say('id.mail')}</label>
      <div className={own.line}>
        <input
          id={field}
          type="email"
          required
          autoComplete="email"
          className={style.input}
          value={address}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setAsked(false);
          }}
        />
        <Button type="submit" disabled={busy}>
          {say('id.mailSend')}
        </Button>
      </div>
      <p role="status">{asked ? say('id.mailAsked') : ''}</p>
      <Problem words={problem} />
    </form>
  );
}
