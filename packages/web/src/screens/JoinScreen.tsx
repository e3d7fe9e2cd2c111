import { type FormEvent, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { serverHouse, whereTo } from '../link/server.ts';
import { signIn } from '../link/server-state.ts';
import { change, useSettings } from '../settings/store.ts';
import { titleName } from '../titles/titles.ts';
import { Button } from '../ui/Button.tsx';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import { paceInWords } from './Arrangements.tsx';
import style from './screen.module.css';

/** `/j/:code`: a friend needs a name and nothing else. */
export default function JoinScreen() {
  const { code } = useParams<{ code: string }>();
  const say = useWords();
  const [, go] = useLocation();
  const { name, language } = useSettings();
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
  const { table, seat, name: tableName, game, people } = place.value;
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await signIn(name.trim() || say('guest.name'));
      await serverHouse.act(table, { do: 'take', code, ...(seat === null ? {} : { seat }) });
      go(`/t/${table}`);
    } catch (fault) {
      setProblem((fault as Error).message);
    }
  };
  return (
    <form className={style.form} onSubmit={(event) => void sit(event)}>
      <div className={style.intro}>
        <h1>{say('join.to', { name: tableName || titleName(game, language) })}</h1>
        <p>{titleName(game, language)}</p>
        <p>{paceInWords(say, place.value)}</p>
        {people.length > 0 && (
          <p>{say('join.people', { who: new Intl.ListFormat(language).format(people) })}</p>
        )}
      </div>
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
      {problem !== '' && (
        <p role="alert" className={style.problem}>
          {problem}
        </p>
      )}
      <div className={style.row}>
        <Button look="primary" type="submit">
          {say('join.sit')}
        </Button>
        <Button onClick={() => go(`/t/${table}`)}>{say('join.watch')}</Button>
      </div>
    </form>
  );
}
