import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useId, useRef } from 'react';
import { lookOf } from '../seats/seats.ts';
import { SHAPES } from '../seats/shapes.ts';
import { useSettings } from '../settings/store.ts';
import { useWords } from '../words/index.ts';
import style from './chart.module.css';
import { Numbers } from './Numbers.tsx';
import type { Series } from './series.ts';
import { useWidth } from './useWidth.ts';

interface Props {
  title: string;
  /** Labels below: rounds, generations, years. */
  steps: readonly number[];
  /** The word for one of them; a round by default. */
  step?: string;
  series: readonly Series[];
  /** From where to where the axis below goes; by default as far as the steps do. */
  span?: readonly [first: number, last: number];
}

const HEIGHT = 240;
const EDGE = { top: 12, right: 104, bottom: 28, left: 40 };
/** Pixels that a number below the chart needs. */
const TICK = 52;
const DASHES = ['', '8 2', '4 2', '12 3', '8 2 2 2', '3 2', '14 2 4 2', '5 3'];

/** Lines over rounds with their names at the end; the same numbers as a table for those who want them. */
export function LineChart({ title, steps, step: stepName, series, span }: Props) {
  const say = useWords();
  const number = new Intl.NumberFormat(useSettings(({ language }) => language));
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame);
  const all = series.flatMap(({ values }) => values);
  const [first, last] = span ?? [steps[0] ?? 0, steps.at(-1) ?? 0];
  // A single step goes in the middle.
  const x = scaleLinear(first === last ? [first - 1, last + 1] : [first, last], [
    EDGE.left,
    width - EDGE.right,
  ]);
  const y = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [HEIGHT - EDGE.bottom, EDGE.top]).nice(5);
  const path = line<number>()
    .x((_, index) => x(steps[index]))
    .y((value) => y(value));
  const ends = apart(series.map(({ values }) => y(values.at(-1) ?? 0)));
  return (
    <figure className={style.figure} aria-labelledby={id} ref={frame}>
      <figcaption id={id}>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={title} className={style.chart}>
        {y
          .ticks(5)
          .filter(Number.isInteger)
          .map((tick) => (
            <g key={tick}>
              <line className={style.grid} x1={EDGE.left} x2={width - EDGE.right} y1={y(tick)} y2={y(tick)} />
              <text className={style.tick} x={EDGE.left - 8} y={y(tick) + 4} textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
        {x
          .ticks(Math.min(8, span ? 8 : steps.length, Math.floor((width - EDGE.left - EDGE.right) / TICK)))
          .filter((tick) => Number.isInteger(tick) && tick >= first && tick <= last)
          .map((tick) => (
            <text key={tick} className={style.tick} x={x(tick)} y={HEIGHT - 8} textAnchor="middle">
              {tick}
            </text>
          ))}
        {series.map(({ key, seat, values, label }, index) => {
          const colour = seat === null ? 'var(--ink)' : lookOf(seat).colour;
          return (
            <g key={key}>
              <path className={style.under} d={path(values) ?? ''} />
              <path
                className={style.line}
                d={path(values) ?? ''}
                style={{ stroke: colour, strokeDasharray: DASHES[seat ?? 0] }}
              />
              {values.length === 1 && (
                <circle className={style.point} cx={x(first)} cy={y(values[0])} r={5} fill={colour} />
              )}
              <g transform={`translate(${width - EDGE.right + 8} ${ends[index] - 8}) scale(.5)`}>
                {seat !== null && (
                  <path className={style.sign} d={SHAPES[lookOf(seat).shape].path} fill={colour} />
                )}
              </g>
              <text
                className={style.end}
                x={width - EDGE.right + (seat === null ? 8 : 28)}
                y={ends[index] + 4}
              >
                {label.slice(0, 10)} {number.format(values.at(-1) ?? 0)}
              </text>
            </g>
          );
        })}
      </svg>
      <Numbers {...{ title, steps, series }} step={stepName ?? say('chart.round')} show={number.format} />
    </figure>
  );
}

/** Pushes labels apart so that none covers another. */
export function apart(wanted: readonly number[], gap = 18, lowest = HEIGHT - 8): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a] - wanted[b]);
  const result = [...wanted];
  order.forEach((index, place) => {
    if (place > 0) result[index] = Math.max(result[index], result[order[place - 1]] + gap);
  });
  const over = Math.max(0, ...result.map((value) => value - lowest));
  return result.map((value) => value - over);
}
