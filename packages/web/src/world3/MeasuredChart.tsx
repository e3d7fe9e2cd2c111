import type { Measured, World3Words } from '@entente/world3';
import { LineChart } from '../charts/LineChart.tsx';
import style from './world3.module.css';

/** Measured and modelled curves are on the same years. */
export const SPAN = [1850, 2100] as const;

/** What the world has measured, with its source. */
export function MeasuredChart({
  words,
  measured: { id, source, points },
}: {
  words: World3Words;
  measured: Measured;
}) {
  const title = words[`measured.${id}`];
  return (
    <div>
      <LineChart
        title={title}
        step={words.year}
        span={SPAN}
        steps={points.map(([year]) => year)}
        series={[{ key: id, label: '', seat: null, values: points.map(([, value]) => value) }]}
      />
      <p className={style.source}>{words['page.source'].replace('{source}', source)}</p>
    </div>
  );
}
