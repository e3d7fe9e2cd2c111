import { teller } from '@entente/engine';
import { useState } from 'react';
import type { ClassTable } from '../link/messages.ts';
import { lookOf } from '../seats/seats.ts';
import { useSettings } from '../settings/store.ts';
import { gameOf } from '../titles/games.ts';
import { Button } from '../ui/Button.tsx';
import screen from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useWords } from '../words/index.ts';
import { byNeed } from './alerts.ts';
import { firstMeasure } from './curves.ts';
import style from './lead.module.css';
import { News } from './News.tsx';
import { Pacing } from './Pacing.tsx';
import type { LeadPart } from './part.ts';
import { Tile } from './Tile.tsx';
import { Wall } from './Wall.tsx';

/** The tables, and what is done to all of them. */
export function Playing({ lead, act, now }: LeadPart & { now: number }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const rules = useLater(lead.game, () => gameOf(lead.game));
  const game = rules.state === 'here' ? rules.value : null;
  const isPlaying = lead.phase === 'playing';
  /** Seats are called by their people, or by their colours. */
  const seatNameAt =
    ({ chairs }: ClassTable) =>
    (seat: number) =>
      chairs[seat]?.name ?? say(`seat.${lookOf(seat).id}`);
  return (
    <>
      {isPlaying && <Everybody lead={lead} act={act} />}
      {lead.message !== null && (
        <p className={style.told}>
          {say('lead.messageIs', { words: lead.message })}{' '}
          <Button className={style.small} onClick={() => act({ do: 'say', words: null })}>
            {say('lead.clear')}
          </Button>
        </p>
      )}
      {game !== null && isPlaying && <Pacing lead={lead} act={act} now={now} game={game} />}
      {game !== null && (
        <ul className={style.tiles}>
          {byNeed(lead.tables, now).map((table) => (
            <Tile
              key={table.id}
              table={table}
              now={now}
              measure={firstMeasure(game)}
              message={lead.message}
              teller={teller(game, language, seatNameAt(table))}
              seatName={seatNameAt(table)}
              act={act}
            />
          ))}
        </ul>
      )}
      {game !== null && isPlaying && (
        <details className={screen.more}>
          <summary>{say('news.title')}</summary>
          <News lead={lead} act={act} game={game} />
        </details>
      )}
      <details className={screen.more}>
        <summary>{say('wall.title')}</summary>
        <Wall lead={lead} act={act} />
      </details>
    </>
  );
}

/** Words for everybody, and a pause for all. */
function Everybody({ lead, act }: LeadPart) {
  const say = useWords();
  const [words, setWords] = useState('');
  const running = lead.tables.some(({ phase }) => phase === 'running');
  const paused = lead.tables.some(({ phase }) => phase === 'paused');
  const told = words.trim();
  return (
    <form
      className={style.all}
      onSubmit={(event) => {
        event.preventDefault();
        if (told !== '') act({ do: 'say', words: told });
        setWords('');
      }}
    >
      <input
        className={screen.input}
        maxLength={200}
        value={words}
        aria-label={say('lead.message')}
        placeholder={say('lead.message')}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button type="submit">{say('lead.send')}</Button>
      {running && (
        <Button
          look="primary"
          onClick={() => {
            act({ do: 'pause', ...(told === '' ? {} : { words: told }) });
            setWords('');
          }}
        >
          {say('lead.pauseAll')}
        </Button>
      )}
      {paused && (
        <Button look={running ? 'default' : 'primary'} onClick={() => act({ do: 'resume' })}>
          {say('lead.resumeAll')}
        </Button>
      )}
    </form>
  );
}
