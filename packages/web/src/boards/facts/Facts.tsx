import type { Seat } from '@entente/engine';
import { Emblem } from '../../seats/Emblem.tsx';
import { eachSeat } from '../../seats/seats.ts';
import { spaced } from '../../ui/spaced.ts';
import style from './facts.module.css';

interface Props {
  title: string;
  value: object;
  seats: number;
  seatName(seat: Seat): string;
}

/** Plain data, readable: a list with one entry for each seat is shown as such. */
export function Facts({ title, value, seats, seatName }: Props) {
  const entries = Object.entries(value);
  if (entries.length === 0) return null;
  return (
    <section className={style.facts}>
      <h3>{title}</h3>
      <dl>
        {entries.map(([name, fact]) => (
          <div key={name}>
            <dt>{spaced(name)}</dt>
            <dd>
              {Array.isArray(fact) && fact.length === seats && seats > 1 ? (
                <ul className={style.seats}>
                  {eachSeat(seats).map((seat) => (
                    <li key={seat}>
                      <Emblem seat={seat} size={20} />
                      <span className="quiet">{seatName(seat)}: </span>
                      {plain(fact[seat])}
                    </li>
                  ))}
                </ul>
              ) : (
                plain(fact)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(plain).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, part]) => `${spaced(name)}: ${plain(part)}`)
      .join('; ');
  return String(value);
}
