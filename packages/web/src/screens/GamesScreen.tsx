import { useEffect } from 'react';
import { Link } from 'wouter';
import type { RatingAnswer } from '../link/messages.ts';
import { findServer, useServer } from '../link/server-state.ts';
import { keptLines } from '../local/store.ts';
import { recordsOf, type TitleRecord } from '../me/records.ts';
import { useSettings } from '../settings/store.ts';
import { Cover } from '../titles/Cover.tsx';
import { titleName } from '../titles/titles.ts';
import { ButtonLink } from '../ui/Button.tsx';
import screen from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import style from './games.module.css';
import TableLines from './TableLines.tsx';

/** Games of a title that are seen at once. */
const OPEN = 5;

/** `/me/games`: what I have played, here and on this device, and what came of it. */
export default function GamesScreen() {
  const say = useWords();
  const person = useServer(({ me }) => me?.id ?? null);
  useTitle(say('games.title'));
  useEffect(() => {
    void findServer().catch(() => {});
  }, []);
  const kept = useLater('kept', keptLines);
  const served = useLater(`games ${person}`, async () =>
    person === null ? [] : (await import('../link/server-host.ts')).gamesPlayed(),
  );
  const ratings = useLater(`ratings ${person}`, async () =>
    person === null ? [] : (await import('../link/server-host.ts')).myRatings(),
  );
  if (kept.state === 'waiting' || served.state === 'waiting') return <Waiting />;
  const rated = ratings.state === 'here' ? ratings.value : [];
  const records = recordsOf(
    [...(served.state === 'here' ? served.value : []), ...(kept.state === 'here' ? kept.value : [])],
    rated.map(({ game }) => game),
  );
  return (
    <div className={screen.screen}>
      <div className={screen.intro}>
        <h1>{say('games.title')}</h1>
        <p>{records.length === 0 ? say('games.none') : say('games.about')}</p>
      </div>
      {served.state === 'failed' && <p role="alert">{served.problem}</p>}
      {records.length === 0 && (
        <div>
          <ButtonLink look="primary" href="/play">
            {say('titles.title')}
          </ButtonLink>
        </div>
      )}
      {records.map((record) => (
        <OfTitle
          key={record.game}
          record={record}
          ratings={rated.filter(({ game }) => game === record.game)}
        />
      ))}
    </div>
  );
}

function OfTitle({ record, ratings }: { record: TitleRecord; ratings: readonly RatingAnswer[] }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const { game, played, won, places, best, lines } = record;
  const most = Math.max(1, ...places);
  const rest = lines.slice(OPEN);
  return (
    <section className={screen.block} aria-labelledby={`games-${game}`}>
      <div className={style.head}>
        <div className={style.picture}>
          <Cover id={game} />
        </div>
        <div className={style.sums}>
          <h2 id={`games-${game}`}>
            <Link href={`/play/${game}`}>{titleName(game, language)}</Link>
          </h2>
          <dl>
            <div>
              <dt>{say('games.played')}</dt>
              <dd>{played}</dd>
            </div>
            <div>
              <dt>{say('games.won')}</dt>
              <dd>{won}</dd>
            </div>
            {played > 0 && (
              <div>
                <dt>{say('games.best')}</dt>
                <dd>{best}</dd>
              </div>
            )}
            {ratings.map(({ seats, rating, games }) => (
              <div key={seats}>
                <dt>{say('games.rating', { seats })}</dt>
                <dd>{rating}</dd>
                <dd className={style.ratedGames}>{say('games.rated', { count: games })}</dd>
              </div>
            ))}
          </dl>
        </div>
        {places.length > 0 && (
          <ol className={style.places} aria-label={say('games.places')}>
            {places.map((count, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place
              <li key={at}>
                <span
                  className={style.bar}
                  style={{ height: `${(count / most) * 48}px` }}
                  aria-hidden="true"
                />
                <span>{say('games.place', { place: at + 1 })}</span>
                <strong>{count}</strong>
              </li>
            ))}
          </ol>
        )}
      </div>
      <TableLines lines={lines.slice(0, OPEN)} />
      {rest.length > 0 && (
        <details className={screen.more}>
          <summary>{say('games.more', { count: rest.length })}</summary>
          <TableLines lines={rest} />
        </details>
      )}
    </section>
  );
}
