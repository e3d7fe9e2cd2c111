import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { Face } from '@entente/web/ui/Face.tsx';
import style from '@entente/web/world/sheet.module.css';
import {
  EVENTS,
  emissionsOf,
  fishLeft,
  RATION_PRICES,
  rationPrice,
  surplusOf,
  TABLES,
  TEP_PRICES,
  tepPrice,
  wasteOf,
} from '../src/index.ts';
import { useTable } from './context.ts';
import faces from './faces.svg';

/** Prices and what moves them, the end of the round as it would be now, and what the last one brought. */
export function WorldPart() {
  const { world, view, tell } = useTable();
  const emitted = world.order.reduce((sum, seat) => sum + emissionsOf(world, view.options, seat), 0);
  const wasted = world.order.reduce((sum, seat) => sum + wasteOf(world, seat), 0);
  const fish = fishLeft(world);
  return (
    <div className={style.sheet}>
      <h3 className={style.title}>{tell('board.endNow')}</h3>
      <p className={style.facts}>
        {[
          tell('board.endNowCo2', { now: world.co2, later: world.co2 + (world.phase < 12 ? emitted : 0) }),
          tell('board.endNowFish', { now: fish, later: Math.max(0, fish - (world.phase < 13 ? wasted : 0)) }),
          tell('board.waiting', { count: world.waiting }),
        ].join(' · ')}
      </p>
      <h3 className={style.title}>
        {tell('board.prices')}
        <Mark family="table" id="prices" />
      </h3>
      <TepLadder />
      <RationLadder />
      <p className={style.facts}>{tell('board.bank', { count: world.bank })}</p>
      <LastRound />
      <Struck />
      <WorkedOut />
    </div>
  );
}

function TepLadder() {
  const { world, tell } = useTable();
  const reached = TEP_PRICES.filter(({ from }) => world.consumed >= from).length - 1;
  return (
    <table className={style.table}>
      <caption className="quiet">{tell('board.prices')}</caption>
      <tbody>
        {TEP_PRICES.map(({ from, price }, row) => (
          <tr key={from} data-now={row === reached}>
            <th scope="row">{tell('board.tepPrice', { price })}</th>
            <td>{tell('board.tepRow', { least: from })}</td>
          </tr>
        ))}
        <tr>
          <td colSpan={2}>{tell('board.tepUsed', { count: world.consumed })}</td>
        </tr>
      </tbody>
    </table>
  );
}

function RationLadder() {
  const { world, tell } = useTable();
  return (
    <>
      <table className={style.table}>
        <caption className="quiet">{tell('board.rationPrices')}</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {tell('board.rationPrices')}
            </th>
          </tr>
        </thead>
        <tbody>
          {RATION_PRICES.map(({ from, price }) => (
            <tr key={from}>
              <th scope="row">{price}</th>
              <td>{tell('board.rationRow', { least: from })}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{rationPrice(0)}</th>
            <td>{tell('board.rationLess')}</td>
          </tr>
        </tbody>
      </table>
      <ul className={style.parts}>
        {world.order.map((seat) => (
          <li key={seat}>
            <Emblem seat={seat} size={15} />
            {tell('board.asks', { seat, price: rationPrice(surplusOf(world, seat)) })}
            {' · '}
            {tell('board.tepPrice', { price: tepPrice(world, seat) })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Events that have struck, the last one first: what they do is worth reading again. */
function Struck() {
  const { world, tell, teller } = useTable();
  if (world.applied.length === 0) return null;
  return (
    <>
      <h3 className={style.title}>{tell('board.struck')}</h3>
      {world.applied.toReversed().map((event) => {
        const { id } = EVENTS[event];
        return (
          <article key={id} className={style.card}>
            <h4>
              <Face sheet={faces} of={`event.${id}`} ground="#8c3a0a" />
              {teller.term('event', id)}
              <Mark family="event" id={id} />
            </h4>
            <p>{teller.term('event', `${id}.text`)}</p>
          </article>
        );
      })}
    </>
  );
}

/** Tables and rules that the rulebook does not print. */
function WorkedOut() {
  const { tell, teller } = useTable();
  return (
    <>
      <h3 className={style.title}>{tell('board.workedOut')}</h3>
      <p className={style.facts}>{tell('board.reconstructed')}</p>
      <ul className={style.parts}>
        {TABLES.map((table) => (
          <li key={table}>
            {teller.term('table', table)}
            <Mark family="table" id={table} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Lines of the log that tell how a round ended. */
const END: readonly string[] = ['log.emissions', 'log.red', 'log.fishDied', 'log.reached', 'log.missed'];

function LastRound() {
  const { log, tell, teller, openMoment } = useTable();
  const last = log.findLastIndex(({ say }) => say === 'log.emissions');
  if (last < 0) return null;
  const lines = log.slice(last).filter(({ say }) => END.includes(say));
  return (
    <>
      <h3 className={style.title}>{tell('board.lastRound')}</h3>
      <ul className={style.parts}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log never change places
          <li key={at}>{teller.say(line)}</li>
        ))}
      </ul>
      <p className={style.links}>
        <button type="button" onClick={() => openMoment(log[last].at)}>
          {tell('board.showMoment')}
        </button>
      </p>
    </>
  );
}
