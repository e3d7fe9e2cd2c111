import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { findServer, useServer } from '../link/server-state.ts';
import { useSettings } from '../settings/store.ts';
import { titleName } from '../titles/titles.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import screen from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { useWords } from '../words/index.ts';
import { dayOf } from './dates.ts';
import { myClasses } from './requests.ts';

/** `/class`: into a class by its code, and the classes that I lead. */
export default function ClassesScreen() {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  const { me, state } = useServer();
  useEffect(() => {
    void findServer().catch(() => {});
  }, []);
  const mine = useLater(`classes ${me?.id}`, async () => (me === null ? [] : myClasses()));
  useTitle(say('class.title'));
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') go(`/class/${code.trim().toLowerCase()}`);
  };
  const classes = mine.state === 'here' ? mine.value : [];
  return (
    <div className={screen.screen}>
      <div className={screen.intro}>
        <h1>{say('class.title')}</h1>
        <p>{say('class.about')}</p>
      </div>
      {state === 'none' && <p role="alert">{say('class.needsServer')}</p>}
      <section className={screen.block}>
        <h2>{say('class.join')}</h2>
        <form className={screen.row} onSubmit={enter}>
          <input
            className={screen.input}
            value={code}
            maxLength={12}
            autoCapitalize="none"
            autoComplete="off"
            aria-label={say('class.code')}
            placeholder={say('class.code')}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button look="primary" type="submit">
            {say('class.enter')}
          </Button>
        </form>
      </section>
      <section className={screen.block}>
        <h2>{say('class.mine')}</h2>
        {classes.length > 0 && (
          <ul className={screen.lines}>
            {classes.map((one) => (
              <li key={one.id} className={screen.line}>
                <div className={screen.lineMain}>
                  <Link href={`/class/${one.id}/lead`}>{one.name}</Link>
                  <p className={screen.meta}>
                    {titleName(one.game, language)} ·{' '}
                    {say('class.line', { students: one.students, date: dayOf(one.deleteAt, language) })}
                  </p>
                </div>
                <span className={screen.chip}>{say(`class.phase.${one.phase}`)}</span>
              </li>
            ))}
          </ul>
        )}
        <div className={screen.row}>
          <ButtonLink look="primary" href="/class/new">
            {say('class.new')}
          </ButtonLink>
          <ButtonLink href="/class/script">{say('class.script')}</ButtonLink>
          <ButtonLink href="/class/sheets">{say('sheet.link')}</ButtonLink>
        </div>
      </section>
    </div>
  );
}
