import { useState } from 'react';
import { mutePerson, people } from '../link/company.ts';
import type { Companion } from '../link/messages.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import style from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useWords } from '../words/index.ts';
import { useTask } from './useTask.ts';

/** People I have played with, and whether I want to hear from them. */
export function PeoplePart() {
  const say = useWords();
  const later = useLater('people', people);
  const [changed, setChanged] = useState<readonly Companion[] | null>(null);
  const { problem, busy, run } = useTask();
  const shown = changed ?? (later.state === 'here' ? later.value : []);
  return (
    <section className={style.block} aria-labelledby="people">
      <h2 id="people">{say('people.title')}</h2>
      <p className={style.meta}>{shown.length === 0 ? say('people.none') : say('people.about')}</p>
      {shown.length > 0 && (
        <ul className={style.lines}>
          {shown.map(({ handle, name, games, muted }) => (
            <li key={handle} className={style.line}>
              <div className={style.lineMain}>
                <strong>{name}</strong>
                <p className={style.meta}>{say('people.games', { count: games })}</p>
              </div>
              <Button
                aria-pressed={muted}
                aria-label={say('people.muteLong', { name })}
                disabled={busy}
                onClick={() => run(async () => setChanged(await mutePerson(handle, !muted)))}
              >
                {muted ? say('people.muted') : say('people.mute')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Problem words={problem} />
    </section>
  );
}
