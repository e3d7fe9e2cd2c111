import { inPoints, type Ledger, type Reason, type TurningPoint, withoutLuck } from '@entente/analysis';
import type { Seat, Teller, Types } from '@entente/engine';
import { useId } from 'react';
import { Link } from 'wouter';
import { AreaChart } from '../charts/AreaChart.tsx';
import type { LogLine } from '../link/messages.ts';
import type { TableHost } from '../link/table-host.ts';
import { Emblem } from '../seats/Emblem.tsx';
import type { ShownAnalysis } from '../think/thoughts.ts';
import { useAnalysis } from '../think/useAnalysis.ts';
import type { Key, Say } from '../words/index.ts';
import style from './analysed.module.css';

interface Props {
  host: TableHost;
  table: string;
  log: readonly LogLine[];
  teller: Teller<Types>;
  say: Say;
  seatName(seat: Seat): string;
}

/** Lines of one moment that are shown. */
const LINES = 3;
/** A chance that all lose is told from here on. */
const WORTH_TELLING = 0.01;

const TURNS = {
  slip: 'end.turn.slip',
  forced: 'end.turn.forced',
  stroke: 'end.turn.stroke',
} as const satisfies Record<string, Key>;

const percent = (share: number) => Math.round(share * 100);

/** What decided the game: chances, turning points, luck and play. It is worked out while the reader looks at the result. */
export function Analysed({ host, table, ...how }: Props) {
  const { say } = how;
  const now = useAnalysis(table, () => host.file(table));
  const id = useId();
  if (now.state === 'failed') return null;
  return (
    <section aria-labelledby={id} aria-busy={now.state === 'waiting'}>
      <h2 id={id}>{say('end.decided')}</h2>
      {now.state === 'waiting' ? (
        <p className={style.working}>
          <progress value={now.done} aria-label={say('end.analysing')} />
          {say('end.analysing')}
        </p>
      ) : (
        <Shown analysis={now.value} table={table} {...how} />
      )}
    </section>
  );
}

type Shown = Omit<Props, 'host'> & { readonly analysis: ShownAnalysis };

function Shown({ analysis, table, log, teller, say, seatName }: Shown) {
  const { curve, points, moments, ledgers, measured } = analysis;
  const seats = ledgers.map((_, seat) => seat);
  const nobody = curve.map(({ chances }) => chances.nobody);
  return (
    <>
      <p className={style.why}>{say(measured ? 'end.decidedWhy' : 'end.guessed')}</p>
      <AreaChart
        title={say('end.chances')}
        steps={curve.map(({ entry }) => entry)}
        step={say('end.move')}
        marks={points.map(({ entry }) => entry)}
        series={[
          ...seats.map((seat) => ({
            key: `${seat}`,
            label: seatName(seat),
            seat,
            values: curve.map(({ chances }) => chances.of[seat]),
          })),
          ...(nobody.some((share) => share >= WORTH_TELLING)
            ? [{ key: 'nobody', label: say('end.allLose'), seat: null, values: nobody }]
            : []),
        ]}
      />
      {points.length > 0 && (
        <ol className={style.points}>
          {points.map((point, at) => (
            <li key={point.entry}>
              <Link href={`/t/${table}/m/${placeOf(point, moments[at])}`} className={style.point}>
                <span className={style.swing} data-up={point.to > point.from}>
                  <span className={style.number}>{at + 1}</span>
                  <Emblem seat={point.seat} size={26} />
                  {say('end.swing', {
                    who: seatName(point.seat),
                    from: percent(point.from),
                    to: percent(point.to),
                  })}
                </span>
                {told(moments[at].after).map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of one moment
                  <span key={index}>{teller.say(line)}</span>
                ))}
                <strong>{verdict(point)}</strong>
                {point.better !== null && (
                  <span>
                    {say('end.better', {
                      choice: teller.choice(point.better.choice),
                      points: percent(point.better.by),
                    })}
                  </span>
                )}
                {reasonsOf(point).length > 0 && (
                  <span>{say('end.reasons', { reasons: listed(reasonsOf(point)) })}</span>
                )}
              </Link>
            </li>
          ))}
        </ol>
      )}
      <Balance ledgers={ledgers} teller={teller} say={say} seatName={seatName} />
    </>
  );

  /** What happened then, or soon after: some moments pass without a word. */
  function told(moment: number): readonly LogLine[] {
    const then = log.filter(({ at }) => at === moment);
    return (then.length > 0 ? then : log.filter(({ at }) => at > moment && at <= moment + 2)).slice(0, LINES);
  }

  function verdict({ kind, by, chooser }: TurningPoint): string {
    if (kind === 'fortune') return say('end.turn.fortune');
    if (by.length > 1 && kind !== 'slip') return say('end.turn.together');
    return say(TURNS[kind], { who: seatName(chooser) });
  }

  function listed(reasons: readonly Reason[]): string {
    const number = new Intl.NumberFormat(teller.language, {
      signDisplay: 'always',
      maximumFractionDigits: 1,
    });
    const list = new Intl.ListFormat(teller.language, { type: 'conjunction' });
    return list.format(
      reasons.map(
        ({ part, by }) => `${teller.say({ say: `part.${part}`, with: {} })} (${number.format(by)})`,
      ),
    );
  }
}

/** Of choices that were made together, no single one is praised. */
const reasonsOf = ({ better, reasons, by }: TurningPoint) =>
  better?.reasons ?? (by.length > 1 ? [] : reasons);

/** A slip is seen best before it is made: from there one can play on and do better. */
const placeOf = ({ kind }: TurningPoint, { asked, after }: ShownAnalysis['moments'][number]) =>
  kind === 'slip' ? asked : after;

interface BalanceProps {
  readonly ledgers: readonly Ledger[];
  readonly teller: Teller<Types>;
  readonly say: Say;
  seatName(seat: Seat): string;
}

/** What brought every seat to its result. The numbers of a row add up. */
function Balance({ ledgers, teller, say, seatName }: BalanceProps) {
  const number = new Intl.NumberFormat(teller.language, { signDisplay: 'exceptZero' });
  const whole = ledgers.map(inPoints);
  const order = ledgers
    .map((ledger, seat) => ({ seat, points: Math.round(withoutLuck(ledger) * 100) }))
    .toSorted((one, other) => other.points - one.points);
  const list = new Intl.ListFormat(teller.language, { type: 'conjunction' });
  return (
    <>
      <h3 className={style.title}>{say('end.balance')}</h3>
      <p className={style.why}>{say('end.balanceWhy')}</p>
      <table className={style.balance}>
        <thead>
          <tr>
            <td />
            <th scope="col">{say('end.fair')}</th>
            <th scope="col">{say('end.luck')}</th>
            <th scope="col">{say('end.own')}</th>
            <th scope="col">{say('end.others')}</th>
            <th scope="col">{say('end.count')}</th>
            <th scope="col">{say('end.result')}</th>
          </tr>
        </thead>
        <tbody>
          {whole.map(({ fair, deal, luck, own, others, count, result }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
            <tr key={seat}>
              <th scope="row">
                <span className={style.seat}>
                  <Emblem seat={seat} size={22} /> <span>{seatName(seat)}</span>
                </span>
              </th>
              <td>{fair}</td>
              {[deal + luck, own, others, count].map((change, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
                <td key={at} data-sign={Math.sign(change)}>
                  {number.format(change)}
                </td>
              ))}
              <td className={style.result}>{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ledgers.length > 1 && order.some(({ seat, points }) => points !== whole[seat].result) && (
        <p className={style.why}>
          {say('end.withoutLuck', {
            list: list.format(order.map(({ seat, points }) => `${seatName(seat)} ${points}`)),
          })}
        </p>
      )}
    </>
  );
}
