import type { Seat, Teller, Types } from '@entente/engine';
import type { Promised } from '@entente/engine/deals';
import { Sheet, Who } from '@entente/web/kit/Sheet.tsx';
import { TERMS, type World } from '../src/index.ts';
import type { Tell } from './context.ts';
import style from './debrief.module.css';
import { yearOf } from './header.ts';

interface Props {
  world: World;
  tell: Tell;
  teller: Teller<Types>;
  seatName(seat: Seat): string;
}

/** Every promise that was given at the table, and its fate. */
export function Promises({ world, tell, teller, seatName }: Props) {
  const given = promisesOf(world);
  if (given.length === 0) return null;
  return (
    <section>
      <h2>{tell('board.promises')}</h2>
      <p className={style.why}>{tell('board.promisesWhy')}</p>
      <Sheet label={tell('board.promises')} words>
        <thead>
          <tr>
            <th scope="col">{tell('board.promiseBy')}</th>
            <th scope="col">{tell('board.promiseTo')}</th>
            <th scope="col">{tell('board.promiseWhat')}</th>
            <th scope="col">{tell('board.promiseSince')}</th>
            <th scope="col">{tell('board.promiseFate')}</th>
          </tr>
        </thead>
        <tbody>
          {given.map((promised) => (
            <tr key={promised.id} className={promised.fate === 'broken' ? style.broken : undefined}>
              <th scope="row">
                <Who seat={promised.by} name={seatName(promised.by)} />
              </th>
              <td>
                <Who seat={promised.to} name={seatName(promised.to)} />
              </td>
              <td>{teller.say({ say: `clause.${promised.clause}`, with: {} })}</td>
              <td>{yearOf(promised.since + 1)}</td>
              <td>{tell(fateOf(promised))}</td>
            </tr>
          ))}
        </tbody>
      </Sheet>
    </section>
  );
}

/** Pacts are no promises: the rules see to them. */
export function promisesOf({ deals }: Pick<World, 'deals'>): Promised[] {
  return deals.ledger.filter(({ clause }) => !(TERMS as readonly string[]).includes(clause));
}

/** What nobody could judge any more when the game ended was never due (VEN-R19). */
export function fateOf({ fate }: Pick<Promised, 'fate'>) {
  if (fate === 'kept') return 'board.promiseKept';
  return fate === 'broken' ? 'board.promiseBroken' : 'board.promiseNeverDue';
}
