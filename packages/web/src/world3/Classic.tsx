import { CURVES, type CurveId, FIRST_YEAR, LAST_YEAR, type World3Words, type Year } from '@entente/world3';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useRef } from 'react';
import { apart } from '../charts/LineChart.tsx';
import { useWidth } from '../charts/useWidth.ts';
import style from './world3.module.css';

interface Props {
  words: World3Words;
  years: readonly Year[];
  /** Drawn dashed. */
  beside: readonly Year[] | null;
  names: { readonly title: string; readonly beside: string };
}

const HEIGHT = 400;
const EDGE = { top: 12, bottom: 30, left: 12, right: 24 };
/** Names are at the ends of curves where there is room, and below on a phone. */
const WIDE = 700;
const NAMES = 190;
const YEARS = [1900, 1950, 2000, 2050, 2100];

const y = scaleLinear([0, 1], [HEIGHT - EDGE.bottom, EDGE.top]).clamp(true);

/** The picture everybody knows: five curves, each on a scale of its own, which is the same in all scenarios. */
export function Classic({ words, years, beside, names }: Props) {
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame);
  const isWide = width >= WIDE;
  const right = width - (isWide ? NAMES : EDGE.right);
  const x = scaleLinear([FIRST_YEAR, LAST_YEAR], [EDGE.left, right]);
  const nameOf = (id: CurveId) => words[`curve.${id}`].replace(/ \(.*/, '');
  const curves = CURVES.flatMap(({ id, of, most }) => (most === undefined ? [] : [{ id, of, most }]));
  const pathOf = (run: readonly Year[], { of, most }: (typeof curves)[number]) =>
    line<Year>(
      ({ year }) => x(year),
      (one) => y(of(one) / most),
    )(run) ?? '';
  const last = years[years.length - 1];
  const ends = apart(
    curves.map(({ of, most }) => y(of(last) / most)),
    22,
    HEIGHT - EDGE.bottom,
  );
  const legend = words['page.beforeAfter'].replace('{title}', names.title).replace('{beside}', names.beside);
  return (
    <figure className={style.figure} ref={frame}>
      <div className={style.frame}>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={words['page.classic']}>
          {YEARS.map((year) => (
            <g key={year}>
              <line
                className={style.grid}
                x1={x(year)}
                x2={x(year)}
                y1={EDGE.top}
                y2={HEIGHT - EDGE.bottom}
              />
              <text
                className={style.tick}
                x={x(year)}
                y={HEIGHT - 8}
                textAnchor={year === FIRST_YEAR ? 'start' : 'middle'}
              >
                {year}
              </text>
            </g>
          ))}
          {beside !== null &&
            curves.map((curve) => (
              <path key={curve.id} className={style.beside} data-curve={curve.id} d={pathOf(beside, curve)} />
            ))}
          {curves.map((curve, at) => (
            <g key={curve.id} data-curve={curve.id}>
              <path className={style.curve} d={pathOf(years, curve)} />
              {isWide && (
                <text className={style.end} x={right + 10} y={ends[at] + 5}>
                  {nameOf(curve.id)}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      {!isWide && (
        <ul className={style.names}>
          {curves.map(({ id }) => (
            <li key={id} data-curve={id}>
              {nameOf(id)}
            </li>
          ))}
        </ul>
      )}
      {beside !== null && <figcaption>{legend}</figcaption>}
    </figure>
  );
}
