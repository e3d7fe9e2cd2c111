import { Play } from 'lucide-react';
import { Link } from 'wouter';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import { Cover } from './Cover.tsx';
import { TitleFacts } from './TitleFacts.tsx';
import style from './title-cards.module.css';
import type { Title } from './titles.ts';
import { useStart } from './useStart.ts';

interface Props {
  readonly titles: readonly Title[];
  /** `brief`: no more than the picture and the facts. */
  readonly look: 'large' | 'small' | 'brief';
}

/** Games as pictures, each one click away. */
export function TitleCards({ titles, look }: Props) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const { starting, problem, playNow } = useStart('');
  return (
    <>
      {problem !== '' && (
        <p role="alert" className={style.problem}>
          {problem}
        </p>
      )}
      <ul className={style.cards} data-look={look}>
        {titles.map((title) => {
          const { title: name, about, framing } = title.words[language];
          return (
            <li key={title.id} className={style.card}>
              <Cover id={title.id} />
              <div className={style.body}>
                <h3>
                  <Link href={`/play/${title.id}`}>{name}</Link>
                </h3>
                {look !== 'brief' && <p>{about}</p>}
                {title.framed && look !== 'brief' && <p className={style.framing}>{framing}</p>}
                <TitleFacts title={title} />
              </div>
              <div className={style.foot}>
                <Button
                  look="primary"
                  aria-label={say('title.playNowLong', { title: name })}
                  aria-disabled={starting !== null}
                  onClick={() => playNow(title.id)}
                >
                  <Play size={18} aria-hidden="true" />
                  {say('title.playNow')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
