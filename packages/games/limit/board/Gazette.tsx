import { goalOf, type Seat } from '@entente/engine';
import type { ChronicleProps } from '@entente/web/board-api/chronicle.ts';
import { Engraving } from '@entente/web/pictures/Engraving.tsx';
import { Tag } from '@entente/web/pictures/Tag.tsx';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import {
  CLASSES,
  countCrises,
  type Entry,
  forecastAhead,
  GENERATION_YEARS,
  gravest,
  type LedgerRow,
  type LimitView,
  leadOf,
  ledgerOf,
  lineOf,
  newsOf,
  PARTS,
  PICTURE,
  partsOf,
  pollutionReserve,
} from '../src/index.ts';
import { tellBy } from './context.ts';
import style from './gazette.module.css';
import { readingsOf } from './readings.ts';

/** Headlines below which no gain is told with joy. */
const MISERY: readonly string[] = ['famine', 'riot', 'loss'];

/** Number of rows of the ledger that the sentence below the headline names. */
const NAMED = 3;

/** A generation is over: what it has brought, as the newspaper of the viewer's nation tells it. */
export default function Gazette({
  game,
  viewer,
  before: was,
  after: is,
  lines,
  teller,
  seatName,
}: ChronicleProps) {
  // The play screen gives the page of a game the views of that game.
  const before = was as unknown as LimitView;
  const after = is as unknown as LimitView;
  const tell = tellBy(teller);
  const seat: Seat = viewer === 'spectator' ? 0 : viewer;
  const generation = Number(lines.at(-1)?.with.generation ?? after.public.generation);
  const [from, to] = [GENERATION_YEARS[generation], GENERATION_YEARS[generation + 1]];
  const ledger = ledgerOf(before.public.nations[seat], after.public.nations[seat], lines, seat);
  const lead = leadOf(ledger, lines, seat);
  const isCrisis = ['financial', 'ecological', 'military'].includes(lead);
  const standings = [goalOf(game, was)?.standing ?? [], goalOf(game, is)?.standing ?? []];
  const points = standings.map((standing) => standing[seat] ?? 0);
  const ahead = forecastAhead(after);
  const rowName = (row: LedgerRow) =>
    (CLASSES as readonly string[]).includes(row)
      ? teller.term('class', row)
      : tell(`paper.row.${row as Plain}`);
  const fromTo = ({ before: a, after: b }: Entry) => tell('board.fromTo', { from: a, to: b });
  const told = lineOf(lead, lines, seat);
  const changed = gravest(ledger, lead, NAMED)
    .map((entry) => `${rowName(entry.row)} ${fromTo(entry)}`)
    .join(', ');
  return (
    <article className={style.paper} data-crisis={isCrisis}>
      <header className={style.masthead}>
        <p className={style.ear}>
          {tell('paper.generation')} <b>{tell('paper.of', { now: generation, of: 7 })}</b>
        </p>
        <h2>{tell('paper.title', { seat })}</h2>
        <p className={style.ear}>
          {tell('paper.crises')} <b>{tell('paper.of', { now: countCrises(after.public), of: 4 })}</b>
        </p>
      </header>
      <p className={style.dateline}>
        <span>{to}</span>
        <span>{tell('paper.motto')}</span>
        <span>{tell('paper.years', { from, to })}</span>
      </p>
      {isCrisis && <h3 className={style.cross}>{tell('paper.lead', { lead, seat })}</h3>}
      <div className={style.lead}>
        {!isCrisis && <h3>{tell('paper.lead', { lead, seat })}</h3>}
        <p className={style.deck}>
          {told !== undefined && `${teller.say(told)} `}
          {viewer !== 'spectator' && points[1] !== points[0] && (
            <b>
              {tell('paper.points', { points: tell('board.fromTo', { from: points[0], to: points[1] }) })}:{' '}
              {partsInWords(seat)}.{' '}
            </b>
          )}
          {changed === '' ? tell('paper.nothing') : `${changed}.`}
        </p>
        <div className={style.picture}>
          <Engraving kind={PICTURE[lead]} />
        </div>
        <div className={style.stories}>
          {newsOf(lines, seat, 2).map((news) => (
            <section key={news.seat}>
              <h4>{tell('paper.story', { story: news.story, seat: news.seat })}</h4>
              {/* Of a riot its headline says all. */}
              {news.story !== 'riot' && <p>{teller.say(news.line)}</p>}
            </section>
          ))}
        </div>
      </div>
      <section className={style.ledger}>
        <h3>{tell('paper.ledger')}</h3>
        {viewer !== 'spectator' && (
          <p className={style.sum}>
            <b>
              {tell('paper.points', { points: tell('board.fromTo', { from: points[0], to: points[1] }) })}
            </b>
            <Tag
              by={points[1] - points[0]}
              mood={points[1] < points[0] ? 'bad' : isCrisis || MISERY.includes(lead) ? 'none' : 'good'}
            />
            <span>{partsInWords(seat)}</span>
          </p>
        )}
        <table>
          <thead className="quiet">
            <tr>
              <th scope="col">{tell('paper.what')}</th>
              <th scope="col">{tell('paper.change')}</th>
              <th scope="col">{tell('paper.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {ledger.map((entry) => (
              <tr key={entry.row} data-good={entry.isGood}>
                <th scope="row">
                  {rowName(entry.row)}
                  {entry.causes.slice(-2).map((cause, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: causes of one row
                    <small key={at}>{teller.say(cause)}</small>
                  ))}
                </th>
                <td>{fromTo(entry)}</td>
                <td>
                  <Tag by={entry.after - entry.before} mood={entry.isGood ? 'good' : 'bad'} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className={style.nations}>
        <h3>{tell('paper.nations')}</h3>
        <ol>
          {standings[1]
            .map((theirs, nation) => ({ theirs, nation }))
            .toSorted((one, other) => other.theirs - one.theirs)
            .map(({ theirs, nation }) => (
              <li key={nation} data-mine={nation === viewer}>
                <Emblem seat={nation} size={24} />
                <span>
                  {nation === viewer ? tell('paper.you', { nation: seatName(nation) }) : seatName(nation)}
                  <small>{partsInWords(nation)}</small>
                </span>
                <b>{theirs}</b>
                <Tag
                  by={theirs - (standings[0][nation] ?? theirs)}
                  mood={
                    nation !== viewer ? 'none' : theirs >= (standings[0][nation] ?? theirs) ? 'good' : 'bad'
                  }
                />
              </li>
            ))}
        </ol>
        <h3>{tell('paper.world')}</h3>
        <ul className={style.reserves}>
          <Reserve
            name={tell('paper.pollutionReserve')}
            was={pollutionReserve(before.public)}
            is={pollutionReserve(after.public)}
          />
          <Reserve
            name={tell('paper.destabReserve')}
            was={before.public.destabReserve}
            is={after.public.destabReserve}
          />
          <Reserve name={tell('paper.bank')} was={before.public.bank} is={after.public.bank} />
        </ul>
        {ahead !== null && (
          <section className={style.forecast}>
            <h4>{tell('paper.before', { year: GENERATION_YEARS[Math.min(8, generation + 2)] })}</h4>
            <ul>
              {readingsOf(ahead.forecast, seat, tell, teller)
                .filter(({ id }) => ['food', 'goods', 'unrest', 'crises'].includes(id))
                .map(({ id, name, value, note }) => (
                  <li key={id}>
                    {name}: {value}
                    {note !== null && `, ${note}`}
                  </li>
                ))}
            </ul>
          </section>
        )}
      </section>
    </article>
  );

  /** What the points were made of, as far as it has changed. */
  function partsInWords(nation: Seat): string {
    const parts = [before, after].map((seen) => partsOf(seen, nation));
    return PARTS.flatMap((part) => {
      const by = parts[1][part] - parts[0][part];
      return by === 0
        ? []
        : [`${teller.say({ say: `points.${part}`, with: {} })} ${by > 0 ? '+' : '−'}${Math.abs(by)}`];
    }).join(', ');
  }

  function Reserve({ name, was: then, is: now }: { name: string; was: number; is: number }) {
    const whole = Math.max(then, now, 1);
    return (
      <li>
        <span>{name}</span> <b>{tell('board.fromTo', { from: then, to: now })}</b>
        <i aria-hidden="true">
          <i style={{ inlineSize: `${(100 * now) / whole}%` }} />
        </i>
      </li>
    );
  }
}

type Plain = Exclude<LedgerRow, 'A' | 'B' | 'C' | 'D' | 'E'>;
