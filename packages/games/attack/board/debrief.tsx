import { pointsFrom, type Seat } from '@entente/engine';
import type { DebriefProps } from '@entente/web/board-api/debrief.ts';
import { ScoreParts } from '@entente/web/kit/ScoreParts.tsx';
import { Sheet, Who } from '@entente/web/kit/Sheet.tsx';
import { eachSeat } from '@entente/web/seats/seats.ts';
import { type AttackView, attack, GOVERNMENTS } from '../src/index.ts';
import { tellBy } from './context.ts';
import style from './debrief.module.css';
import { attacksOf } from './wars.ts';

/** What the points were given for, and who attacked whom. */
export default function AttackDebrief({ view: seen, log, teller, seatName }: DebriefProps) {
  // The end screen gives the debrief of a game the views of that game.
  const view = seen as unknown as AttackView;
  const tell = tellBy(teller);
  const attacks = attacksOf(view.seats, log);
  const everybody = eachSeat(view.seats);
  return (
    <>
      <ScoreParts
        title={tell('board.pointsFrom')}
        parts={pointsFrom(attack, view, log).map(({ name, values }) => ({
          name: teller.say(name),
          points: values.map((points) => points ?? 0),
        }))}
        total={tell('board.pointsTotal')}
        seatName={seatName}
        under={governmentOf}
      />
      <section>
        <h2>{tell('board.wars')}</h2>
        <p className={style.why}>{tell('board.warsWhy')}</p>
        <Sheet label={tell('board.wars')}>
          <thead>
            <tr>
              <td />
              {everybody.map((seat) => (
                <th key={seat} scope="col">
                  <Who seat={seat} name={seatName(seat)} />
                </th>
              ))}
              <th scope="col">{tell('board.warsNeutral')}</th>
              <th scope="col">{tell('board.warsWon')}</th>
            </tr>
          </thead>
          <tbody>
            {everybody.map((seat) => (
              <tr key={seat}>
                <th scope="row">
                  <Who seat={seat} name={seatName(seat)} />
                </th>
                {everybody.map((target) => (
                  <td key={target}>{target === seat ? '' : attacks[seat].on[target]}</td>
                ))}
                <td>{attacks[seat].onNeutrals}</td>
                <td>{attacks[seat].won}</td>
              </tr>
            ))}
          </tbody>
        </Sheet>
      </section>
    </>
  );

  /** A game that was given up early may have ended before governments were known. */
  function governmentOf(seat: Seat): string {
    const government = view.public.governments[seat];
    return government < 0 ? '' : teller.term('government', GOVERNMENTS[government]);
  }
}
