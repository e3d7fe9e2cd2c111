import { useWords } from '../words/index.ts';
import style from './chart.module.css';
import type { Series } from './series.ts';

interface Props {
  title: string;
  steps: readonly number[];
  /** The word for one of them. */
  step: string;
  series: readonly Series[];
  /** Indices of the steps that have a row; all by default. */
  rows?: readonly number[];
  show(value: number): string;
}

/** What a chart draws, as a table for those who want numbers. */
export function Numbers({ title, steps, step, series, rows = [...steps.keys()], show }: Props) {
  const say = useWords();
  return (
    <details className={style.numbers}>
      <summary>{say('chart.numbers')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is too wide is scrolled by keys */}
      <section className={style.scroll} tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{step}</th>
              {series.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label || title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{steps[row]}</th>
                {series.map(({ key, values }) => (
                  <td key={key}>{show(values[row])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
