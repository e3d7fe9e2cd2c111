import { Link } from 'wouter';
import { isLocal } from '../link/house.ts';
import type { TableLine } from '../link/messages.ts';
import { Emblem } from '../seats/Emblem.tsx';
import { lookOf } from '../seats/seats.ts';
import { useSettings } from '../settings/store.ts';
import { titleName } from '../titles/titles.ts';
import { type Say, useWords } from '../words/index.ts';
import style from './screen.module.css';

/** Tables, one to a line: which game, who sits there, what it waits for. */
export function TableLines({ lines }: { lines: readonly TableLine[] }) {
  const say = useWords();
  const { language } = useSettings();
  return (
    <ul className={style.lines}>
      {lines.map((line) => (
        <li key={line.id} className={style.line}>
          {line.mine.length > 0 && <Emblem seat={line.mine[0]} size={26} />}
          <div className={style.lineMain}>
            <Link href={line.phase === 'over' ? `/t/${line.id}/end` : `/t/${line.id}`}>
              {line.name === ''
                ? titleName(line.game, language)
                : `${titleName(line.game, language)} · ${line.name}`}
            </Link>
            <p className={style.meta}>{statusOf(line, say, language)}</p>
          </div>
          {line.due !== null && line.phase === 'running' && (
            <span className={style.chip}>{until(line.due, language)}</span>
          )}
          {isLocal(line.id) && <span className={style.chip}>{say('now.device')}</span>}
          <span className={style.meta}>{ago(line.changed, language)}</span>
        </li>
      ))}
    </ul>
  );
}

function statusOf(line: TableLine, say: Say, language: string): string {
  const nameOf = (seat: number) => line.names[seat] ?? say(`seat.${lookOf(seat).id}`);
  const list = (seats: readonly number[]) => new Intl.ListFormat(language).format(seats.map(nameOf));
  if (line.outcome !== null) {
    return line.outcome.winners.length === 0
      ? say('end.nobody')
      : say('end.wins', { who: list(line.outcome.winners), count: line.outcome.winners.length });
  }
  if (line.phase === 'lobby') return say('now.lobby');
  if (line.waits) return say('now.yourTurn');
  return line.asked.length === 0 ? say('play.waiting') : say('play.waitsFor', { who: list(line.asked) });
}

/** "in 3 hours", in the reader's language. */
function until(due: number, language: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always', style: 'short' });
  const minutes = Math.max(0, Math.floor((due - now) / 60_000));
  if (minutes < 60) return format.format(minutes, 'minute');
  return minutes < 48 * 60
    ? format.format(Math.floor(minutes / 60), 'hour')
    : format.format(Math.floor(minutes / 1440), 'day');
}

/** "3 hours ago", in the reader's language. */
export function ago(then: number, language: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const minutes = Math.round((then - now) / 60_000);
  if (minutes > -60) return format.format(Math.min(0, minutes), 'minute');
  if (minutes > -48 * 60) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 1440), 'day');
}
