import type { Seat, Teller, Types } from '@entente/engine';
import { type Deals, wordOf } from '@entente/engine/deals';
import { Emblem } from '../../seats/Emblem.tsx';
import { useWords } from '../../words/index.ts';
import style from './word.module.css';

interface Props {
  deals: Deals;
  seat: Seat;
  teller: Teller<Types>;
  seatName(seat: Seat): string;
}

/** How a seat has kept its word so far, and what it still owes. */
export function Word({ deals, seat, teller, seatName }: Props) {
  const say = useWords();
  const { kept, broken, standing } = wordOf(deals, seat);
  return (
    <li className={style.word}>
      <Emblem seat={seat} size={20} />
      <div>
        <strong>{seatName(seat)}</strong> {say('talk.word', { kept, broken })}
        {standing.map(({ id, to, clause, until }) => (
          <p key={id}>
            {say('talk.pair', { from: seatName(seat), to: seatName(to) })}:{' '}
            {teller.say({ say: `clause.${clause}`, with: {} })} ({teller.term('until', until)})
          </p>
        ))}
      </div>
    </li>
  );
}
