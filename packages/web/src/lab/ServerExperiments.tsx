import type { ExperimentLine } from '../link/messages.ts';
import { Button } from '../ui/Button.tsx';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import style from './lab.module.css';

interface Props {
  experiments: readonly ExperimentLine[];
  show(id: string): void;
  act(id: string, what: 'stop' | 'continue' | 'delete'): void;
}

/** What the server plays or has played for this person. */
export function ServerExperiments({ experiments, show, act }: Props) {
  const say = useWords();
  if (experiments.length === 0) return null;
  return (
    <ul className={screen.lines} aria-label={say('lab.there')}>
      {experiments.map(({ id, name, state, done, all, games, problem }) => {
        const isBusy = state === 'waiting' || state === 'running';
        return (
          <li key={id} className={screen.line}>
            <span className={screen.lineMain}>
              <strong>{name}</strong>
              <br />
              <span className={screen.meta}>
                {`${say(`lab.state.${state}`)} · ${say('lab.running', { games, done, all })}`}
              </span>
              {isBusy && (
                <progress className={style.small} aria-label={say('lab.progress')} max={all} value={done} />
              )}
              {problem !== null && <span className={screen.problem}>{problem}</span>}
            </span>
            {isBusy ? (
              <Button onClick={() => act(id, 'stop')}>{say('lab.stopRun')}</Button>
            ) : (
              <>
                {games > 0 && (
                  <Button aria-label={say('lab.openLong', { name })} onClick={() => show(id)}>
                    {say('lab.open')}
                  </Button>
                )}
                {state === 'stopped' && (
                  <Button onClick={() => act(id, 'continue')}>{say('lab.continue')}</Button>
                )}
                <Button
                  look="plain"
                  aria-label={say('lab.removeLong', { name })}
                  onClick={() => act(id, 'delete')}
                >
                  {say('lab.remove')}
                </Button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
