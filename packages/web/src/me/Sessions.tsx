import type { Account } from '../link/messages.ts';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { timeOf } from './dates.ts';
import own from './me.module.css';
import { forget } from './requests.ts';
import { useTask } from './useTask.ts';

interface Props {
  account: Account;
  setAccount(account: Account): void;
}

/** Every browser in which I am known; any of them can be turned out. */
export function Sessions({ account, setAccount }: Props) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const { problem, busy, run } = useTask();
  const { sessions } = account;
  const end = (what: string) => run(async () => setAccount(await forget(what)));
  return (
    <section className={style.block} aria-labelledby="sessions">
      <h2 id="sessions">{say('session.title')}</h2>
      <ul className={own.rows}>
        {sessions.map(({ id, agent, began, used, here }) => {
          const name = agent === '' ? say('session.unknown') : agent;
          const times = { date: timeOf(began, language), used: timeOf(used, language) };
          return (
            <li key={id}>
              <span className={own.what}>
                <b>{here ? say('session.here', { name }) : name}</b>
                <span className={style.meta}>{say('id.used', times)}</span>
              </span>
              {!here && (
                <Button
                  disabled={busy}
                  onClick={() => end(`sessions/${id}`)}
                  aria-label={say('session.endLong', { name })}
                >
                  {say('session.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button disabled={busy} onClick={() => end('sessions')}>
            {say('session.others')}
          </Button>
        </div>
      )}
      <Problem words={problem} />
    </section>
  );
}
