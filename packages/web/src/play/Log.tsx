import type { Seat } from '@entente/engine';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { isLocal } from '../link/house.ts';
import type { LogLine } from '../link/messages.ts';
import { Emblem } from '../seats/Emblem.tsx';
import style from './log.module.css';
import { useFollowed } from './useFollowed.ts';
import type { Play } from './usePlay.ts';

/** How many of the latest lines are in the page; earlier ones on demand. */
const PAGE = 200;

/** What has happened; every line leads to its moment. */
export function Log({ play }: { play: Play }) {
  const { say, log, teller, state, viewer } = play;
  /** Whom a line is about: the seat it names, or its only reader. */
  const about = ({ with: args, only }: LogLine) =>
    typeof args.seat === 'number' ? args.seat : only && viewer !== 'spectator' ? viewer : null;
  const [shownLines, setShownLines] = useState(PAGE);
  const seen = useSeen(`${state.id}.${viewer}`, log.length);
  const list = useFollowed(log.length);
  const first = Math.max(0, log.length - shownLines);
  const lines = useMemo(
    () => log.slice(first).map((line) => ({ line, text: teller.say(line) })),
    [log, first, teller],
  );
  if (log.length === 0) return <p className={style.none}>{say('log.none')}</p>;
  return (
    <>
      {first > 0 && (
        <button type="button" className={style.more} onClick={() => setShownLines(shownLines + PAGE)}>
          {say('log.earlier', { count: first })}
        </button>
      )}
      <ol className={style.log} ref={list}>
        {lines.map(({ line, text }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a log grows at its end, so a line's place is its name
            key={first + index}
            data-new={first + index >= seen}
          >
            {first + index === seen && seen > 0 && <p className={style.away}>{say('log.away')}</p>}
            <Link href={`/t/${state.id}/m/${line.at}`}>
              <Who seat={about(line)} />
              <span>
                {text}
                {line.only && <span className={style.only}> ({say('log.only')})</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {isLocal(state.id) && <p className={style.none}>{say('log.device')}</p>}
    </>
  );
}

function Who({ seat }: { seat: Seat | null }) {
  return <span className={style.who}>{seat !== null && <Emblem seat={seat} size={18} />}</span>;
}

/** How many lines were there when this table was last looked at. */
function useSeen(table: string, length: number): number {
  const key = `entente.seen.${table}`;
  const [seen] = useState(() => Number(localStorage.getItem(key) ?? 0));
  useEffect(() => {
    if (length > 0) localStorage.setItem(key, String(length));
  }, [key, length]);
  return Math.min(seen, length);
}
