import { type FormEvent, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import own from './me.module.css';
import { erase, myData } from './requests.ts';
import { useTask } from './useTask.ts';

const WILL = ['names', 'seats', 'alone', 'over', 'device'] as const;

/** Everything about me as a file, or nothing of it any more. */
export function DataPart({ name, leave }: { name: string; leave(words: string): void }) {
  const say = useWords();
  const { problem, busy, run } = useTask();
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const download = () =>
    run(async () => {
      const file = new Blob([JSON.stringify(await myData(), null, 2)], { type: 'application/json' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = 'entente-me.json';
      link.click();
      URL.revokeObjectURL(link.href);
    });
  const forgetMe = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await erase(typed);
      leave(say('data.gone'));
    });
  };
  return (
    <section className={style.block} aria-labelledby="data">
      <h2 id="data">{say('data.title')}</h2>
      <p>{say('data.about')}</p>
      <div className={style.row}>
        <Button onClick={download} disabled={busy}>
          {say('data.download')}
        </Button>
        <Button onClick={() => setAsked(!asked)} aria-expanded={asked}>
          {say('data.erase')}
        </Button>
      </div>
      {asked && (
        <form className={own.shown} onSubmit={forgetMe}>
          <h3>{say('data.eraseTitle')}</h3>
          <ul className={own.will}>
            {WILL.map((what) => (
              <li key={what}>{say(`data.will.${what}`)}</li>
            ))}
          </ul>
          <div className={style.field}>
            <label htmlFor="erase-name">{say('data.type', { name })}</label>
            <input
              id="erase-name"
              className={style.input}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </div>
          <div>
            <Button type="submit" look="primary" disabled={busy || typed.trim() !== name}>
              {say('data.eraseNow')}
            </Button>
          </div>
        </form>
      )}
      <Problem words={problem} />
    </section>
  );
}
