import type { AnyGame, Seat, Teller, Types } from '@entente/engine';
import { Link } from 'wouter';
import type { LogLine } from '../link/messages.ts';
import type { TableHost } from '../link/table-host.ts';
import { Emblem } from '../seats/Emblem.tsx';
import { useLater } from '../ui/useLater.ts';
import type { Say } from '../words/index.ts';
import style from './decided.module.css';
import { turningPoints } from './turning-points.ts';

interface Props {
  host: TableHost;
  table: string;
  game: AnyGame;
  log: readonly LogLine[];
  teller: Teller<Types>;
  say: Say;
  seatName(seat: Seat): string;
}

/** Lines of one moment that are shown. */
const LINES = 3;

/** The moments in which the prospects changed most, each a link to it. */
export function Decided({ host, table, game, log, teller, say, seatName }: Props) {
  const later = useLater(table, async () => turningPoints(game, await host.file(table)));
  if (later.state !== 'here' || later.value.length === 0) return null;
  return (
    <section>
      <h2>{say('end.decided')}</h2>
      <p className={style.why}>{say('end.decidedWhy')}</p>
      <ol className={style.points}>
        {later.value.map(({ moment, seat, from, to }) => (
          <li key={moment}>
            <Link href={`/t/${table}/m/${moment}`} className={style.point}>
              <span className={style.swing} data-up={to > from}>
                <Emblem seat={seat} size={26} />
                {say('end.swing', { who: seatName(seat), from: percent(from), to: percent(to) })}
              </span>
              {told(moment).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of one moment
                <span key={index}>{teller.say(line)}</span>
              ))}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );

  /** What happened then, or soon after: some moments pass without a word. */
  function told(moment: number): readonly LogLine[] {
    const then = log.filter(({ at }) => at === moment);
    return (then.length > 0 ? then : log.filter(({ at }) => at > moment && at <= moment + 2)).slice(0, LINES);
  }
}

const percent = (share: number) => Math.round(share * 100);
