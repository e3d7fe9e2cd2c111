import { lazy } from 'react';
import { useLocation } from 'wouter';
import { useMyTables } from '../link/my-tables.ts';
import { useServer } from '../link/server-state.ts';
import { keptLines } from '../local/store.ts';
import { AllTitles } from '../titles/AllTitles.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import style from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import { JoinByCode } from './JoinByCode.tsx';
import { isLive } from './live.ts';

/** A newcomer has no tables. */
const TableLines = lazy(() => import('./TableLines.tsx'));
const Invitations = lazy(() => import('./Invitations.tsx'));

/** `/`: what waits for me; when nothing does, a welcome from which a game is one click away. */
export function NowScreen() {
  const say = useWords();
  const [, go] = useLocation();
  const server = useServer();
  useTitle('');
  const kept = useLater('kept', keptLines);
  const remote = useMyTables();
  // Data of this device is there at once; showing less until then would make the page jump.
  if (kept.state === 'waiting') return <Waiting />;
  const mine = [...(remote?.mine ?? []), ...(kept.state === 'here' ? kept.value : [])];
  const waiting = mine.filter(({ waits, phase }) => waits && phase !== 'over');
  const running = mine.filter(({ waits, phase }) => !waits && phase !== 'over');
  const over = mine.filter(({ phase }) => phase === 'over').slice(0, 5);
  const listed = remote?.listed ?? [];
  const live = listed.filter(isLive);
  const open = listed.filter((line) => !isLive(line));
  const invited = remote?.invited ?? [];
  const known = mine.length > 0;
  return (
    <div className={style.screen}>
      <div className={style.head}>
        <div className={style.intro}>
          <h1>{known ? say('now.title') : say('welcome.title')}</h1>
          {!known && <p>{say('welcome.about')}</p>}
        </div>
        {server.state === 'here' && (
          <section>
            <h2 className="quiet">{say('now.join')}</h2>
            <JoinByCode go={go} />
          </section>
        )}
      </div>
      {invited.length > 0 && <Invitations invited={invited} />}
      {waiting.length > 0 && (
        <section className={style.block}>
          <div className={style.row}>
            <h2>{say('now.waiting', { count: waiting.length })}</h2>
            <ButtonLink look="primary" href={`/t/${waiting[0].id}`}>
              {say('now.next')}
            </ButtonLink>
          </div>
          <TableLines lines={waiting} />
        </section>
      )}
      {running.length > 0 && (
        <section className={style.block}>
          <h2>{say('now.running', { count: running.length })}</h2>
          <TableLines lines={running} />
        </section>
      )}
      {open.length > 0 && (
        <section className={style.block}>
          <h2>{say('now.listed')}</h2>
          <TableLines lines={open} />
        </section>
      )}
      {live.length > 0 && (
        <section className={style.block}>
          <div className={style.row}>
            <h2>{say('now.live', { count: live.length })}</h2>
            <ButtonLink href="/watch">{say('now.watchAll')}</ButtonLink>
          </div>
          <TableLines lines={live.slice(0, 3)} />
        </section>
      )}
      {over.length > 0 && (
        <section className={style.block}>
          <div className={style.row}>
            <h2>{say('now.finished')}</h2>
            <ButtonLink href="/me/games">{say('now.allGames')}</ButtonLink>
          </div>
          <TableLines lines={over} />
        </section>
      )}
      <AllTitles isNew={!known} />
    </div>
  );
}
