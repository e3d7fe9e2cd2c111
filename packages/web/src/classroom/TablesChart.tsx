import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { apart } from '../charts/LineChart.tsx';
import { useSettings } from '../settings/store.ts';
import { useWords } from '../words/index.ts';
import { meanCurve, type TableCurve } from './curves.ts';
import style from './tables-chart.module.css';

interface Props {
  title: string;
  curves: readonly TableCurve[];
  /** `wall`: to be read from eight metres. */
  size: 'page' | 'wall';
  /** What a round is called; by default its number. */
  stepName?(round: number): string;
  /** A table and a round that stand out. */
  star?: { readonly table: number; readonly round: number };
}

const SIZES = {
  page: { width: 640, height: 300, top: 12, right: 44, bottom: 32, left: 48, gap: 16, ticks: 5 },
  wall: { width: 1780, height: 640, top: 24, right: 96, bottom: 64, left: 110, gap: 40, ticks: 4 },
} as const;

/** What a starred moment, and the key to two halves, take of the wall. */
const STAR_TAKES = 80;
const KEY_TAKES = 70;

/** One measure at all tables: each a thin line with its number at the end, their mean a thick one. */
export function TablesChart({ title, curves, size, stepName = String, star }: Props) {
  const say = useWords();
  const number = new Intl.NumberFormat(
    useSettings(({ language }) => language),
    { maximumFractionDigits: 1 },
  );
  const drawn = curves.filter(({ values }) => values.length > 0);
  const mean = meanCurve(drawn);
  const others = drawn.filter(({ other }) => other);
  /** Where half of the class plays by other rules, each half has its mean. */
  const means =
    others.length === 0
      ? [{ ...mean, name: say('screen.mean'), isOther: false }]
      : [
          {
            ...meanCurve(drawn.filter(({ other }) => !other)),
            name: say('screen.meanFirst'),
            isOther: false,
          },
          { ...meanCurve(others), name: say('screen.meanOther'), isOther: true },
        ];
  const { width, top, right, bottom, left, gap, ticks } = SIZES[size];
  // What is said beside it takes its room.
  const less =
    size === 'page' ? 0 : (star === undefined ? 0 : STAR_TAKES) + (others.length === 0 ? 0 : KEY_TAKES);
  const height = SIZES[size].height - less;
  const all = drawn.flatMap(({ values }) => values);
  const [first, last] = [mean.rounds[0] ?? 1, mean.rounds.at(-1) ?? 1];
  const x = scaleLinear(first === last ? [first - 1, last + 1] : [first, last], [left, width - right]);
  const y = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [height - bottom, top]).nice(ticks);
  const path = (curve: Pick<TableCurve, 'rounds' | 'values'>) =>
    line<number>()
      .x((_, at) => x(curve.rounds[at]))
      .y((value) => y(value))([...curve.values]) ?? '';
  const ends = apart(
    drawn.map(({ values }) => y(values.at(-1) ?? 0)),
    gap,
    height - bottom,
  );
  return (
    <figure className={style.figure} data-size={size}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        {y.ticks(ticks).map((tick) => (
          <g key={tick}>
            <line className={style.grid} x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} />
            <text className={style.tick} x={left - 10} y={y(tick)} textAnchor="end" dy="0.35em">
              {number.format(tick)}
            </text>
          </g>
        ))}
        {x
          .ticks(Math.min(8, mean.rounds.length))
          .filter((tick) => Number.isInteger(tick) && tick >= first && tick <= last)
          .map((tick) => (
            <text key={tick} className={style.tick} x={x(tick)} y={height - 6} textAnchor="middle">
              {stepName(tick)}
            </text>
          ))}
        {drawn.map((curve, at) => (
          <g key={curve.number} data-star={star?.table === curve.number}>
            <path className={style.line} d={path(curve)} />
            <circle
              className={style.point}
              cx={x(curve.rounds.at(-1) ?? 0)}
              cy={y(curve.values.at(-1) ?? 0)}
              r={size === 'wall' ? 9 : 4}
            />
            <text className={style.end} x={width - right + 14} y={ends[at]} dy="0.35em">
              {curve.number}
            </text>
          </g>
        ))}
        {means.map((one) => (
          <path key={one.name} className={style.mean} data-other={one.isOther} d={path(one)} />
        ))}
        {star !== undefined && (
          <line
            className={style.star}
            x1={x(Math.min(last, Math.max(first, star.round)))}
            x2={x(Math.min(last, Math.max(first, star.round)))}
            y1={top}
            y2={height - bottom}
          />
        )}
      </svg>
      {size === 'wall' && others.length > 0 && <p className={style.key}>{say('screen.halves')}</p>}
      {size === 'page' && drawn.length > 0 && (
        <details>
          <summary>{say('screen.numbers')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is too wide is scrolled by keys */}
          <section className={style.scroll} tabIndex={0} aria-label={title}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{say('chart.round')}</th>
                  {drawn.map((curve) => (
                    <th key={curve.number} scope="col">
                      {say('screen.table', { number: curve.number })}
                    </th>
                  ))}
                  {means.map(({ name }) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {mean.rounds.map((round) => (
                  <tr key={round}>
                    <th scope="row">{stepName(round)}</th>
                    {drawn.map((curve) => {
                      const at = curve.rounds.indexOf(round);
                      return <td key={curve.number}>{at < 0 ? '' : number.format(curve.values[at])}</td>;
                    })}
                    {means.map(({ name, rounds, values }) => {
                      const at = rounds.indexOf(round);
                      return <td key={name}>{at < 0 ? '' : number.format(values[at])}</td>;
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      )}
    </figure>
  );
}
