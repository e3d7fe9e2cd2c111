import { type Language, teller } from '@entente/engine';
import { rank } from '@entente/table';
import { Link } from 'wouter';
import type { TableLine } from '../link/messages.ts';
import { isLocal } from '../link/table-host.ts';
import { addressed } from '../play/talk/addressed.ts';
import { Emblem } from '../seats/Emblem.tsx';
import { lookOf } from '../seats/seats.ts';
import { useSettings } from '../settings/store.ts';
import { gameOf } from '../titles/games.ts';
import { titleName } from '../titles/titles.ts';
import style from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { type Say, useWords } from '../words/index.ts';
import { whoWon } from '../words/who-won.ts';

/** Tables, one to a line: which game, who sits there, what it waits for. */
export default function TableLines({ lines }: { lines: readonly TableLine[] }) {
  const say = useWords();
  const { language } = useSettings();
  return (
    <ul className={style.lines}>
      {lines.map((line) => (
        <li key={line.id} className={`${style.line} ${style.tableLine}`}>
          {line.mine.length > 0 && <Emblem seat={line.mine[0]} size={26} />}
          <div className={style.lineMain}>
            {line.broken ? (
              nameOf(line, language)
            ) : (
              <Link href={line.phase === 'over' ? `/t/${line.id}/end` : `/t/${line.id}`}>
                {nameOf(line, language)}
              </Link>
            )}
            <p className={style.meta}>
              {isAsked(line) ? <Question line={line} /> : statusOf(line, say, language)}
            </p>
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

const isAsked = ({ waits, outcome, phase }: TableLine) => waits && outcome === null && phase !== 'lobby';

/** What is to be decided, in the words of the game; they come a moment later. */
function Question({ line: { id, game, prompt, asked, mine, names, changed } }: { line: TableLine }) {
  const say = useWords();
  const { language } = useSettings();
  const later = useLater(`question ${id} ${changed} ${language}`, async () => {
    const played = await gameOf(game);
    if (played === null || prompt === null) return '';
    const seat = asked.find((one) => mine.includes(one)) ?? 0;
    const told = teller(played, language, (one) => names[one] ?? say(`seat.${lookOf(one).id}`));
    return told.say({ ...prompt, with: { seat, ...prompt.with } });
  });
  return addressed(say('now.yourTurn'), later.state === 'here' ? later.value : '');
}

function nameOf({ id, name, game }: TableLine, language: Language): string {
  const title = game === '' ? id : titleName(game, language);
  return name === '' ? title : `${title} · ${name}`;
}

function statusOf(line: TableLine, say: Say, language: string): string {
  if (line.broken) return say('now.broken');
  const seatName = (seat: number) => line.names[seat] ?? say(`seat.${lookOf(seat).id}`);
  const list = (seats: readonly number[]) => new Intl.ListFormat(language).format(seats.map(seatName));
  if (line.outcome !== null) {
    const { winners, scores } = line.outcome;
    const won = whoWon(line.outcome, say, language, seatName);
    const own = rank(scores, winners).find(({ seat }) => line.mine.length === 1 && seat === line.mine[0]);
    if (own === undefined || scores.length < 2) return won;
    return `${won} · ${say('now.place', { place: own.place, count: scores.length })}`;
  }
  if (line.phase === 'lobby') return say('now.lobby');
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
