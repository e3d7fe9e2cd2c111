import { Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../settings/store.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { Cover } from './Cover.tsx';
import { playNow } from './play-now.ts';
import { seatRange, type Title } from './titles.ts';

interface Props {
  readonly titles: readonly Title[];
  readonly large?: boolean;
  go(to: string): void;
}

/** Games, each one click away. */
export function TitleCards({ titles, large = false, go }: Props) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [starting, setStarting] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const start = async (id: string) => {
    setStarting(id);
    try {
      go(`/t/${await playNow(id)}`);
    } catch (fault) {
      setProblem((fault as Error).message);
      setStarting(null);
    }
  };
  return (
    <>
      {problem !== '' && (
        <p role="alert" className={style.problem}>
          {problem}
        </p>
      )}
      <ul className={large ? style.largeCards : style.cards}>
        {titles.map(({ id, seats, framed, words }) => (
          <li key={id}>
            <article className={style.card}>
              <Cover id={id} />
              <div className={style.cardBody}>
                <h3>
                  <Link href={`/play/${id}`}>{words[language].title}</Link>
                </h3>
                <p>{words[language].about}</p>
                {framed && <p className={style.meta}>{words[language].framing}</p>}
                <p className={style.meta}>{say('title.seats', { seats: seatRange(seats) })}</p>
              </div>
              <div className={style.cardFoot}>
                <Button
                  look="primary"
                  aria-label={say('title.playNowLong', { title: words[language].title })}
                  aria-disabled={starting !== null}
                  onClick={() => starting === null && void start(id)}
                >
                  <Play size={18} aria-hidden="true" />
                  {say('title.playNow')}
                </Button>
                <ButtonLink
                  href={`/play/${id}/new`}
                  aria-label={say('title.newTableLong', { title: words[language].title })}
                >
                  {say('title.newTable')}
                </ButtonLink>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
