import { type LabReport, type Plate, svgOf, valueText } from '@entente/lab';
import { useId } from 'react';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import style from './lab.module.css';

/** Plates with more columns than this take the whole width. */
const NARROW = 4;
/** A longer table is folded where its picture says the same. */
const SHORT = 8;

interface Props {
  report: LabReport;
  /** Opens a game by its place; null where games cannot be played again. */
  openGame: ((place: string) => void) | null;
}

/** A report, with the same pictures as in its file. */
export function ReportView({ report, openGame }: Props) {
  const id = useId();
  const { facts, sections } = report;
  return (
    <div className={style.report}>
      <dl className={style.facts}>
        {facts.map(([name, words]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {sections.map(({ title, plates }, at) => (
        // What compares all settings comes first and is open; each alone is for those who want to know.
        <details key={title} className={style.section} open={at === 0}>
          <summary>
            <h3 id={`${id}-${at}`}>{title}</h3>
          </summary>
          <div className={style.plates}>
            {plates.map((plate) => (
              <PlateView key={plate.id} plate={plate} language={report.language} openGame={openGame} />
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

export function PlateView({
  plate,
  language,
  openGame,
  isBrief = false,
}: {
  plate: Plate;
  language: LabReport['language'];
  openGame: Props['openGame'];
  /** Beside other things: the picture first, its numbers on request. */
  isBrief?: boolean;
}) {
  const say = useWords();
  const { title, about, chart, columns, rows } = plate;
  const drawn = chart === undefined || rows.length === 0 ? null : chart;
  const table = <PlateTable plate={plate} language={language} openGame={openGame} />;
  const isWide = columns.length > NARROW || rows.some(({ games = [] }) => games.length > 0);
  return (
    <div className={`${style.plate} ${isWide ? style.wide : ''}`}>
      <h4>{title}</h4>
      {!isBrief && <p>{about.replaceAll('`', '')}</p>}
      {drawn !== null && (
        <div
          className={style.chart}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the same picture as in the file of a report, in which every label is escaped
          dangerouslySetInnerHTML={{ __html: svgOf(drawn, say('lab.chart', { title }), language) }}
        />
      )}
      {drawn !== null && (isBrief || rows.length > SHORT) ? (
        <details className={screen.more}>
          <summary>{say('lab.numbers')}</summary>
          {table}
        </details>
      ) : (
        table
      )}
    </div>
  );
}

function PlateTable({
  plate: { title, columns, rows },
  language,
  openGame,
}: {
  plate: Plate;
  language: LabReport['language'];
  openGame: Props['openGame'];
}) {
  const say = useWords();
  if (rows.length === 0) return <p>{say('lab.noRows')}</p>;
  const hasGames = openGame !== null && rows.some(({ games = [] }) => games.length > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled with keys
    <section className={style.scroll} tabIndex={0} aria-label={title}>
      <table>
        <thead>
          <tr>
            {columns.map((name) =>
              name === '' ? (
                <td key="" />
              ) : (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
            {hasGames && <th scope="col">{say('lab.games')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [first, ...others], games = [] }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report never move
            <tr key={at}>
              <th scope="row">{valueText(first, language)}</th>
              {others.map((value, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns of a report never move
                  key={column}
                  className={typeof value === 'string' && value.length > 30 ? style.words : undefined}
                >
                  {valueText(value, language)}
                </td>
              ))}
              {hasGames && (
                <td>
                  <span className={style.games}>
                    {games.slice(0, 3).map((place) => (
                      <button
                        key={place}
                        type="button"
                        className={style.game}
                        aria-label={say('lab.openGame', { place })}
                        onClick={() => openGame(place)}
                      >
                        {place}
                      </button>
                    ))}
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
