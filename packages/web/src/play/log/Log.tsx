import { CirclePlay } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { LogLine } from '../../link/messages.ts';
import { isLocal } from '../../link/table-host.ts';
import { Emblem } from '../../seats/Emblem.tsx';
import { foldPasses, isPass, lastDeed } from '../auto/passes.ts';
import type { Play } from '../usePlay.ts';
import { type EventLine, eventInWords, isEvent, placesOf } from './events.ts';
import style from './log.module.css';
import { useFollowed } from './useFollowed.ts';

/** Number of the latest lines in the page; earlier ones on demand. */
const PAGE = 200;

interface Props {
  play: Play;
  /** How many lines were there when this table was last looked at. */
  since: number;
}

/** What has happened; every line leads to its moment. */
export function Log({ play, since }: Props) {
  const isEmpty = play.log.length === 0 && !play.session.talk.some(isEvent);
  if (isEmpty) return <p className={style.none}>{play.say('log.none')}</p>;
  return <Lines play={play} since={since} />;
}

function Lines({ play, since }: Props) {
  const { say, game, log, state, session } = play;
  const [shownLines, setShownLines] = useState(PAGE);
  const isNews = since > 0 && since < log.length;
  const { list, missed, toEnd } = useFollowed(log.length, { first: isNews ? '[data-since]' : undefined });
  const first = Math.max(0, Math.min(log.length - shownLines, since));
  const pieces = useMemo(() => foldPasses(game, log.slice(first), since - first), [game, log, first, since]);
  const events = useMemo(() => placesOf(session.talk.filter(isEvent), log), [session.talk, log]);
  const eventsBefore = (at: number, length: number) =>
    Array.from({ length }, (_, index) => events.get(at + index) ?? []).flat();
  return (
    <>
      {first > 0 && (
        <button type="button" className={style.more} onClick={() => setShownLines(shownLines + PAGE)}>
          {say('log.earlier', { count: first })}
        </button>
      )}
      <ol className={style.log} ref={list}>
        {pieces.map(({ at, lines }) => (
          <li key={first + at} data-new={first + at >= since}>
            {isNews && first + at === since && <Since play={play} lines={log.slice(since)} />}
            <Events play={play} events={eventsBefore(first + at, lines.length)} />
            {lines.length === 1 ? (
              <Entry play={play} line={lines[0]} />
            ) : (
              <Passes play={play} lines={lines} />
            )}
          </li>
        ))}
        <li>
          <Events play={play} events={events.get(log.length) ?? []} />
        </li>
      </ol>
      {missed > 0 && (
        <button type="button" className={style.missed} onClick={toEnd}>
          {say('talk.unread', { count: missed })} ↓
        </button>
      )}
      {isLocal(state.id) && <p className={style.none}>{say('log.device')}</p>}
    </>
  );
}

function Entry({ play: { say, game, teller, state, viewer }, line }: { play: Play; line: LogLine }) {
  const { with: args, only, at } = line;
  /** Whom a line is about: the seat it names, or its only reader. */
  const about = typeof args.seat === 'number' ? args.seat : only && viewer !== 'spectator' ? viewer : null;
  const text = useMemo(() => teller.say(line), [teller, line]);
  return (
    <Link
      className={style.entry}
      href={`/t/${state.id}/m/${at}`}
      data-pass={isPass(game, line)}
      data-undone={line.say === 'log.undone'}
    >
      <span className={style.who}>{about !== null && <Emblem seat={about} size={18} />}</span>
      <span>
        {text}
        {only && <span className={style.only}> ({say('log.only')})</span>}
      </span>
    </Link>
  );
}

/** What happened to the people at the table in the meantime. */
function Events({ play, events }: { play: Play; events: readonly EventLine[] }) {
  return events.map((line) => (
    <p key={line.number} className={style.entry} data-undone="true">
      <span className={style.who}>
        <Emblem seat={line.seat} size={18} />
      </span>
      {eventInWords(line, play.say, play.seatName)}
    </p>
  ));
}

/** Who did nothing, one after the other, in one line. */
function Passes({ play, lines }: { play: Play; lines: readonly LogLine[] }) {
  const seats = [...new Set(lines.flatMap(({ with: { seat } }) => (typeof seat === 'number' ? [seat] : [])))];
  return (
    <details className={style.passes}>
      <summary>
        {play.say('log.passes', { count: lines.length })}
        {seats.map((seat) => (
          <Emblem key={seat} seat={seat} size={14} />
        ))}
      </summary>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one piece
        <Entry key={index} play={play} line={line} />
      ))}
    </details>
  );
}

/** What has happened while the reader was away can be watched. */
function Since({ play: { say, game, state }, lines }: { play: Play; lines: readonly LogLine[] }) {
  const deed = lastDeed(game, lines);
  const begin = Math.max(0, lines[0].at - 1);
  return (
    <div className={style.away} data-since="">
      <h3>{say('log.away')}</h3>
      <Link href={`/t/${state.id}/m/${begin}?play`}>
        <CirclePlay size={16} aria-hidden="true" />
        {say('log.watch')}
      </Link>
      {deed !== undefined && <Link href={`/t/${state.id}/m/${deed.at}`}>{say('log.lastDeed')}</Link>}
    </div>
  );
}
