import { scaleLinear } from 'd3-scale';
import { area } from 'd3-shape';
import { useId, useRef } from 'react';
import { Emblem } from '../seats/Emblem.tsx';
import { lookOf } from '../seats/seats.ts';
import { useSettings } from '../settings/store.ts';
import style from './area-chart.module.css';
import chart from './chart.module.css';
import { Numbers } from './Numbers.tsx';
import type { Series } from './series.ts';
import { useWidth } from './useWidth.ts';

interface Props {
  title: string;
  steps: readonly number[];
  /** The word for one of them. */
  step: string;
  /** Shares of one; those of a step add up to it. */
  series: readonly Series[];
  /** Steps with a number above them. */
  marks: readonly number[];
}

const HEIGHT = 220;
const TOP = 22;
/** Rows of the table beside the picture. */
const ROWS = 24;

/** Shares of a whole over time, one on top of the other; the same numbers as a table for those who want them. */
export function AreaChart({ title, steps, step, series, marks }: Props) {
  const number = new Intl.NumberFormat(
    useSettings(({ language }) => language),
    { style: 'percent', maximumFractionDigits: 0 },
  );
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame);
  const x = scaleLinear([steps[0] ?? 0, Math.max(1, steps.at(-1) ?? 1)], [0, width]);
  const y = scaleLinear([0, 1], [HEIGHT, TOP]);
  const below = series.map((_, index) =>
    steps.map((_, at) => series.slice(0, index).reduce((sum, { values }) => sum + values[at], 0)),
  );
  return (
    <figure className={`${chart.figure} ${style.wide}`} aria-labelledby={id} ref={frame}>
      <figcaption id={id}>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={title} className={style.chart}>
        {series.map(({ key, seat, values }, index) => {
          const path = area<number>()
            .x((_, at) => x(steps[at]))
            .y0((_, at) => y(below[index][at]))
            .y1((value, at) => y(below[index][at] + value));
          return (
            <path
              key={key}
              className={style.area}
              d={path([...values]) ?? ''}
              fill={seat === null ? 'var(--ink-2)' : lookOf(seat).colour}
            />
          );
        })}
        <line className={style.half} x1={0} x2={width} y1={y(0.5)} y2={y(0.5)} />
        {marks.map((mark, at) => (
          <g key={mark}>
            <line className={style.mark} x1={x(mark)} x2={x(mark)} y1={TOP} y2={HEIGHT} />
            <text
              className={style.number}
              x={Math.min(width - 6, Math.max(6, x(mark)))}
              y={TOP - 6}
              textAnchor="middle"
            >
              {at + 1}
            </text>
          </g>
        ))}
      </svg>
      <ul className={style.legend}>
        {series.map(({ key, label, seat, values }) => (
          <li key={key}>
            {seat !== null && <Emblem seat={seat} size={20} />} {label} {number.format(values[0])} →{' '}
            {number.format(values.at(-1) ?? 0)}
          </li>
        ))}
      </ul>
      <Numbers {...{ title, steps, step, series }} rows={rowsOf(steps.length)} show={number.format} />
    </figure>
  );
}

/** Some of the steps, the first and the last included. */
function rowsOf(count: number): number[] {
  const rows = Math.min(ROWS, count);
  return [
    ...new Set(
      Array.from({ length: rows }, (_, row) => Math.round((row * (count - 1)) / Math.max(1, rows - 1))),
    ),
  ];
}
