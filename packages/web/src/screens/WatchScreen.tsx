import { Eye, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { TableLine } from '../link/messages.ts';
import { keptLines } from '../local/store.ts';
import { lookOf } from '../seats/seats.ts';
import { useSettings } from '../settings/store.ts';
import { Cover } from '../titles/Cover.tsx';
import { TitleRows } from '../titles/TitleRows.tsx';
import { titleName } from '../titles/titles.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import screen from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import { isLive } from './live.ts';
import TableLines, { ago } from './TableLines.tsx';
import style from './watch.module.css';

/** `/watch`: games that are played right now, and may be watched. */
export default function WatchScreen() {
  const say = useWords();
  const [asked, setAsked] = useState(0);
  const later = useLater(`watch ${asked}`, async () =>
    (await (await import('../link/server-host.ts')).myTables()).listed.filter(isLive),
  );
  useTitle(say('watch.title'));
  return (
    <div className={screen.screen}>
      <div className={screen.head}>
        <div className={screen.intro}>
          <h1>{say('watch.title')}</h1>
          <p>{say('watch.about')}</p>
        </div>
        <Button onClick={() => setAsked(asked + 1)}>
          <RefreshCw size={18} aria-hidden="true" />
          {say('watch.again')}
        </Button>
      </div>
      {later.state === 'waiting' && <Waiting />}
      {later.state === 'failed' && <p role="alert">{later.problem}</p>}
      {later.state === 'here' && later.value.length === 0 && <Meanwhile />}
      {later.state === 'here' && later.value.length > 0 && (
        <ul className={style.tables}>
          {later.value.map((line) => (
            <Live key={line.id} line={line} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Finished games that are offered while nobody plays. */
const FINISHED = 3;

/** Nobody plays in public: when a game appears here, and what can be watched or played until then. */
function Meanwhile() {
  const say = useWords();
  const kept = useLater('kept', keptLines);
  const over = kept.state === 'here' ? kept.value.filter(({ phase }) => phase === 'over') : [];
  return (
    <>
      <section className={screen.block}>
        <h2>{say('watch.none')}</h2>
        <p>{say('watch.how')}</p>
      </section>
      {over.length > 0 && (
        <section className={screen.block}>
          <div className={screen.row}>
            <h2>{say('watch.finished')}</h2>
            <ButtonLink href="/me/games">{say('now.allGames')}</ButtonLink>
          </div>
          <TableLines lines={over.slice(0, FINISHED)} />
        </section>
      )}
      <TitleRows />
    </>
  );
}

function Live({ line: { id, name, game, names, changed } }: { line: TableLine }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const title = titleName(game, language);
  const called = name === '' ? title : `${title} · ${name}`;
  const who = names.map((one, seat) => one ?? say(`seat.${lookOf(seat).id}`));
  return (
    <li>
      <Cover id={game} />
      <div className={style.words}>
        <h2>{called}</h2>
        <p>{new Intl.ListFormat(language).format(who)}</p>
        <p className={screen.meta}>{say('watch.moved', { when: ago(changed, language) })}</p>
        <div>
          <ButtonLink look="primary" href={`/t/${id}`} aria-label={say('watch.watchLong', { table: called })}>
            <Eye size={18} aria-hidden="true" />
            {say('watch.watch')}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
