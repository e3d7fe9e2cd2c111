import { type FormEvent, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import type { JoinAnswer } from '../link/messages.ts';
import { serverHost, whereTo } from '../link/server-host.ts';
import { signIn } from '../link/server-state.ts';
import { change, useSettings } from '../settings/store.ts';
import { Hero } from '../titles/Hero.tsx';
import { titleName, titleOf } from '../titles/titles.ts';
import { useLength } from '../titles/useLength.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import style from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import { paceInWords } from './Arrangements.tsx';

/** `/j/:code`: a friend needs a name and nothing else. */
export default function JoinScreen() {
  const { code } = useParams<{ code: string }>();
  const say = useWords();
  const [, go] = useLocation();
  const { name } = useSettings();
  const [problem, setProblem] = useState('');
  const place = useLater(code, () => whereTo(code));
  useTitle(say('join.title'));
  if (place.state === 'waiting') return <Waiting />;
  if (place.state === 'failed') {
    return (
      <div className={style.screen}>
        <h1>{say('join.title')}</h1>
        <p role="alert">{place.problem}</p>
      </div>
    );
  }
  const { table, seat } = place.value;
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await signIn(name.trim() || say('guest.name'));
      await serverHost.act(table, { do: 'take', code, ...(seat === null ? {} : { seat }) });
      go(`/t/${table}`);
    } catch (fault) {
      setProblem((fault as Error).message);
    }
  };
  return (
    <form className={style.form} onSubmit={(event) => void sit(event)}>
      <About place={place.value} />
      <div className={style.field}>
        <label htmlFor="join-name">{say('join.name')}</label>
        <input
          id="join-name"
          className={style.input}
          maxLength={40}
          value={name}
          autoComplete="nickname"
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </div>
      <Problem words={problem} />
      <div className={style.row}>
        <Button look="primary" type="submit">
          {say('join.sit')}
        </Button>
        <Button onClick={() => go(`/t/${table}`)}>{say('join.watch')}</Button>
      </div>
    </form>
  );
}

/** What the invitation is about: the game, who plays, how long, at what pace. */
function About({ place }: { place: JoinAnswer }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const { game, name, people, seats, free, pace } = place;
  const title = titleName(game, language);
  const who = new Intl.ListFormat(language).format(people);
  const length = useLength({ game, seats, people: people.length + free, pace }, true);
  return (
    <>
      <Hero id={game}>
        <h1>{say('join.to', { name: name || title })}</h1>
        {name !== '' && <p className="line">{title}</p>}
        <p>{titleOf(game)?.words[language].about}</p>
        <p className="line">{say('join.seats', { seats, free })}</p>
      </Hero>
      <div className={style.intro}>
        {people.length > 0 && <p>{say('join.people', { who })}</p>}
        {length !== null && <p className={style.meta}>{length}</p>}
        <p className={style.meta}>{paceInWords(say, place)}</p>
      </div>
    </>
  );
}
