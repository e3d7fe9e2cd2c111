import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useSettings } from '../settings/store.ts';
import { useWords } from '../words/index.ts';
import style from './fan-chart.module.css';

/** At the end of a round: between which values the middle 80 % and the middle half of the games are. */
export interface FanPoint {
  readonly round: number;
  readonly low: number;
  readonly lower: number;
  readonly middle: number;
  readonly upper: number;
  readonly high: number;
}

interface Props {
  readonly title: string;
  readonly spreads: readonly FanPoint[];
  /** What came. */
  readonly came: readonly { readonly round: number; readonly value: number }[];
}

const WIDTH = 640;
const HEIGHT = 300;
const EDGE = { top: 12, right: 16, bottom: 32, left: 52 };
const TICKS = 5;

/** What would have come, as a fan of games, beside what came, as a line. */
export function FanChart({ title, spreads, came }: Props) {
  const say = useWords();
  const number = new Intl.NumberFormat(
    useSettings(({ language }) => language),
    { maximumFractionDigits: 1 },
  );
  const rounds = [...new Set([...spreads, ...came].map(({ round }) => round))].sort((a, b) => a - b);
  const all = [...spreads.flatMap(({ low, high }) => [low, high]), ...came.map(({ value }) => value)];
  const [first, last] = [rounds[0] ?? 0, rounds.at(-1) ?? 1];
  const x = scaleLinear(first === last ? [first - 1, last + 1] : [first, last], [
    EDGE.left,
    WIDTH - EDGE.right,
  ]);
  const y = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [HEIGHT - EDGE.bottom, EDGE.top]).nice(
    TICKS,
  );
  const band = (from: 'low' | 'lower', to: 'high' | 'upper') =>
    area<FanPoint>()
      .x(({ round }) => x(round))
      .y0((one) => y(one[from]))
      .y1((one) => y(one[to]))([...spreads]) ?? '';
  return (
    <figure className={style.figure}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
        {y.ticks(TICKS).map((tick) => (
          <g key={tick}>
            <line className={style.grid} x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(tick)} y2={y(tick)} />
            <text className={style.tick} x={EDGE.left - 10} y={y(tick)} textAnchor="end" dy="0.35em">
              {number.format(tick)}
            </text>
          </g>
        ))}
        {rounds.map((round) => (
          <text key={round} className={style.tick} x={x(round)} y={HEIGHT - 6} textAnchor="middle">
            {round}
          </text>
        ))}
        <path className={style.outer} d={band('low', 'high')} />
        <path className={style.inner} d={band('lower', 'upper')} />
        <path
          className={style.middle}
          d={
            line<FanPoint>()
              .x(({ round }) => x(round))
              .y(({ middle }) => y(middle))([...spreads]) ?? ''
          }
        />
        <path
          className={style.came}
          d={
            line<Props['came'][number]>()
              .x(({ round }) => x(round))
              .y(({ value }) => y(value))([...came]) ?? ''
          }
        />
      </svg>
      <details>
        <summary>{say('screen.numbers')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('chart.round')}</th>
              <th scope="col">10 %</th>
              <th scope="col">50 %</th>
              <th scope="col">90 %</th>
              <th scope="col">{say('whatIf.came')}</th>
            </tr>
          </thead>
          <tbody>
            {rounds.map((round) => {
              const spread = spreads.find((one) => one.round === round);
              const value = came.find((one) => one.round === round)?.value;
              return (
                <tr key={round}>
                  <th scope="row">{round}</th>
                  {[spread?.low, spread?.middle, spread?.high, value].map((one, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
                    <td key={at}>{one === undefined ? '' : number.format(one)}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
