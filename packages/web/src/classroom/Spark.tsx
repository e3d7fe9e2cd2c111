import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { ClassTable } from '../link/messages.ts';
import { lookOf } from '../seats/seats.ts';
import style from './lead.module.css';

const WIDTH = 160;
const HEIGHT = 44;
const EDGE = 4;

/** One measure of every seat, as small lines. */
export function Spark({ table, measure, label }: { table: ClassTable; measure: string; label: string }) {
  const rows = table.measured.map(({ values }) => values[measure] ?? 0);
  const seats = rows.some(Array.isArray) ? table.chairs.map(({ seat }) => seat) : [null];
  const at = (row: number, seat: number | null) => {
    const value = rows[row];
    return Array.isArray(value) ? (value[seat ?? 0] ?? 0) : value;
  };
  const all = rows.flat();
  const x = scaleLinear([0, Math.max(1, rows.length - 1)], [EDGE, WIDTH - EDGE]);
  const y = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [HEIGHT - EDGE, EDGE]);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={style.spark}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {seats.map((seat) => {
        const colour = seat === null ? 'var(--ink)' : lookOf(seat).colour;
        const drawn = line<unknown>()
          .x((_, row) => x(row))
          .y((_, row) => y(at(row, seat)))(rows);
        return rows.length === 1 ? (
          <circle key={seat} cx={x(0)} cy={y(at(0, seat))} r={3} fill={colour} />
        ) : (
          <path
            key={seat}
            d={drawn ?? ''}
            fill="none"
            stroke={colour}
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}
