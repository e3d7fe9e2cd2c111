import { Link2, Play } from 'lucide-react';
import { Link } from 'wouter';
import { useSettings } from '../settings/store.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import { Cover } from './Cover.tsx';
import { TitleFacts } from './TitleFacts.tsx';
import style from './title-rows.module.css';
import { allTitles } from './titles.ts';
import { useStart } from './useStart.ts';

/** Every game with all that can be done with it, one below the other. */
export function TitleRows() {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const { starting, problem, playNow, invite } = useStart(say('guest.name'));
  return (
    <>
      {problem !== '' && (
        <p role="alert" className={style.problem}>
          {problem}
        </p>
      )}
      <ul className={style.rows}>
        {allTitles.map((title) => {
          const { id, words, size } = title;
          const { title: name, about, framing } = words[language];
          return (
            <li key={id} className={style.row} data-size={size}>
              <Link href={`/play/${id}`} className={style.picture} tabIndex={-1} aria-hidden="true">
                <Cover id={id} />
              </Link>
              <div className={style.body}>
                <h2>
                  <Link href={`/play/${id}`}>{name}</Link>
                </h2>
                <p>{about}</p>
                {title.framed && <p className={style.framing}>{framing}</p>}
                <TitleFacts title={title} />
                <div className={style.buttons}>
                  <Button
                    look="primary"
                    aria-label={say('title.playNowLong', { title: name })}
                    aria-disabled={starting !== null}
                    onClick={() => playNow(id)}
                  >
                    <Play size={18} aria-hidden="true" />
                    {say('title.playNow')}
                  </Button>
                  <Button
                    aria-label={say('title.inviteLong', { title: name })}
                    aria-disabled={starting !== null}
                    onClick={() => invite(id)}
                  >
                    <Link2 size={18} aria-hidden="true" />
                    {say('title.invite')}
                  </Button>
                  <ButtonLink
                    look="plain"
                    href={`/play/${id}/new`}
                    aria-label={say('title.newTableLong', { title: name })}
                  >
                    {say('title.newTable')}
                  </ButtonLink>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
