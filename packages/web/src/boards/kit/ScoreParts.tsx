import type { Seat } from '@entente/engine';
import type { ReactNode } from 'react';
import { Emblem } from '../../seats/Emblem.tsx';
import { Sheet, Who } from './Sheet.tsx';
import style from './score-parts.module.css';

export interface Part {
  readonly name: string;
  /** What it brought each seat, or cost it. */
  readonly points: readonly number[];
}

interface Props {
  title: string;
  parts: readonly Part[];
  /** The word for all of them together. */
  total: string;
  seatName(seat: Seat): string;
  /** Text below the name of a seat. */
  under?(seat: Seat): ReactNode;
  /** Further rows below the total. */
  children?: ReactNode;
}

/** Where the points of each seat come from: as bars to compare at a glance, and in figures. */
export function ScoreParts({ title, parts: all, total, seatName, under, children }: Props) {
  const parts = all.filter(({ points }) => points.some((each) => each !== 0));
  const seats = all[0].points.map((_, seat) => seat);
  const sum = (seat: Seat, sign: 1 | -1) =>
    parts.reduce((points, part) => points + Math.max(0, sign * part.points[seat]), 0);
  const longest = Math.max(1, ...seats.map((seat) => sum(seat, 1)));
  /** What was lost covers the end of what was won. */
  const lost = (seat: Seat) => {
    const width = `${(Math.min(sum(seat, 1), sum(seat, -1)) / longest) * 100}%`;
    return { width, marginLeft: `-${width}` };
  };
  return (
    <section>
      <h2>{title}</h2>
      <ul className={style.bars} aria-hidden="true">
        {seats.map((seat) => (
          <li key={seat}>
            <Emblem seat={seat} size={22} />
            <span className={style.bar}>
              {parts.map(({ name, points }, index) => (
                <span
                  key={name}
                  data-part={index}
                  style={{ width: `${(Math.max(0, points[seat]) / longest) * 100}%` }}
                />
              ))}
              <span className={style.lost} style={lost(seat)} />
            </span>
          </li>
        ))}
      </ul>
      <Sheet label={title}>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <Who seat={seat} name={seatName(seat)} />
                {under !== undefined && <span className={style.under}>{under(seat)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((part) => (
            <tr key={part.name}>
              <th scope="row">
                <span
                  className={style.swatch}
                  data-part={part.points.some((points) => points < 0) ? 'lost' : parts.indexOf(part)}
                />
                <span className={style.part}>{part.name}</span>
              </th>
              {seats.map((seat) => (
                <td key={seat}>{part.points[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody data-sum>
          <tr>
            <th scope="row">{total}</th>
            {seats.map((seat) => (
              <td key={seat}>{sum(seat, 1) - sum(seat, -1)}</td>
            ))}
          </tr>
        </tbody>
        {children}
      </Sheet>
    </section>
  );
}
