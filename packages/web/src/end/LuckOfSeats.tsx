import type { AnyGame, Seat, Teller, Types } from '@entente/engine';
import type { TableHost } from '../link/table-host.ts';
import { Emblem } from '../seats/Emblem.tsx';
import { lookOf } from '../seats/seats.ts';
import { useLater } from '../ui/useLater.ts';
import type { Say } from '../words/index.ts';
import style from './luck.module.css';
import { luckOf } from './luck.ts';

interface Props {
  host: TableHost;
  table: string;
  game: AnyGame;
  teller: Teller<Types>;
  say: Say;
  seatName(seat: Seat): string;
}

/** Smallest share that is worth telling: half a point. */
const WORTH_TELLING = 0.005;

/** What dice and draws brought each seat, against what they bring on average. */
export function LuckOfSeats({ host, table, game, teller, say, seatName }: Props) {
  const later = useLater(table, async () => luckOf(game, await host.file(table)));
  if (later.state !== 'here' || later.value === null) return null;
  const { throws, of } = later.value;
  const most = Math.max(...of.map(Math.abs));
  if (most < WORTH_TELLING) return null;
  const sign = new Intl.NumberFormat(teller.language, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  return (
    <section>
      <h2>{say('end.luck')}</h2>
      <p className={style.why}>{say('end.luckWhy', { count: throws })}</p>
      <ul className={style.seats}>
        {of.map((share, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <li key={seat}>
            <Emblem seat={seat} size={26} />
            <span className={style.name}>{seatName(seat)}</span>
            <span className={style.track} aria-hidden="true">
              <span
                style={{
                  background: lookOf(seat).colour,
                  width: `${(Math.abs(share) / most) * 50}%`,
                  [share < 0 ? 'right' : 'left']: '50%',
                }}
              />
            </span>
            <span className={style.points}>
              {say('end.luckPoints', { points: sign.format(share * 100) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
