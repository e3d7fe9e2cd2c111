import { questionOf } from '@entente/engine';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { eachSeat } from '@entente/web/seats/seats.ts';
import style from '@entente/web/world/sheet.module.css';
import { Gavel } from 'lucide-react';
import { type Attack, LOWEST_BID, ROUTE_VALUES, ROUTES } from '../src/index.ts';
import { Actions } from './Actions.tsx';
import { useTable } from './context.ts';
import { bitsOf } from './readings.ts';

/** An auction under way: who leads, who is in, what is free, and the own bid. */
export function AuctionStrip() {
  const { view, world, tell, teller, seatName, mine } = useTable();
  const frame = questionOf<Attack>(view);
  if (frame?.step !== 'auction' && frame?.step !== 'openAuction') return null;
  const passed = frame.step === 'auction' ? frame.passed : 0;
  const open = bitsOf(ROUTES, world.routes);
  const free = open.map((route) => teller.term('route', route));
  const mean = open.reduce((sum, route) => sum + ROUTE_VALUES[ROUTES.indexOf(route)], 0) / open.length;
  const bid = frame.step === 'auction' ? frame.bid + 1 : LOWEST_BID;
  return (
    <section className={`${style.sheet} ${style.event}`} aria-label={tell('board.auction')}>
      <h3 className={style.head}>
        <Gavel size={17} aria-hidden="true" />
        {tell('board.auction')}
      </h3>
      <p className={style.facts}>
        {frame.step === 'auction'
          ? tell('board.auctionBid', { leader: frame.leader, bid: frame.bid, seat: frame.seat })
          : tell('board.auctionOpen', { seat: frame.seat })}
      </p>
      <ul className={style.parts} aria-label={tell('board.auctionIn')}>
        {eachSeat(view.seats).map((seat) => (
          <li key={seat}>
            <Emblem seat={seat} size={16} /> {seatName(seat)}, {world.pp[seat]} {tell('board.pp')}
            {(passed & (1 << seat)) !== 0 && ` · ${tell('board.auctionOut')}`}
          </li>
        ))}
      </ul>
      <p className={style.facts}>
        {tell('board.auctionPays', { mean: Math.round(10 * mean) / 10, bid, turns: Math.ceil(bid / mean) })}
      </p>
      <p className={style.facts}>{tell('board.auctionFree', { routes: free.join(', ') })}</p>
      {mine !== null && <Actions spot="auction" />}
    </section>
  );
}
