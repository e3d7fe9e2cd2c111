import type { Seat } from '@entente/engine';
import type { DebriefProps } from '@entente/web/board-api/debrief.ts';
import { ScoreParts } from '@entente/web/kit/ScoreParts.tsx';
import { Sheet, Who } from '@entente/web/kit/Sheet.tsx';
import { type AttackView, GOVERNMENTS, type VictoryParts, victoryParts } from '../src/index.ts';
import { tellBy } from './context.ts';
import style from './debrief.module.css';
import { attacksOf } from './wars.ts';

const PARTS = [
  ['regions', 'board.pointsRegions'],
  ['neutrals', 'board.pointsNeutrals'],
  ['overseas', 'board.pointsOverseas'],
  ['conquests', 'board.pointsConquests'],
  ['invasions', 'board.pointsInvasions'],
] as const satisfies readonly (readonly [keyof VictoryParts, string])[];

/** What the points were given for, and who attacked whom. */
export default function AttackDebrief({ view: seen, log, teller, seatName }: DebriefProps) {
  // The end screen gives the debrief of a game the views of that game.
  const view = seen as unknown as AttackView;
  const tell = tellBy(teller);
  const points = view.public.governments.map((_, seat) => victoryParts(view, seat));
  const attacks = attacksOf(points.length, log);
  return (
    <>
      <ScoreParts
        title={tell('board.pointsFrom')}
        parts={PARTS.map(([part, word]) => ({ name: tell(word), points: points.map((all) => all[part]) }))}
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
              {attacks.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
                <th key={seat} scope="col">
                  <Who seat={seat} name={seatName(seat)} />
                </th>
              ))}
              <th scope="col">{tell('board.warsNeutral')}</th>
              <th scope="col">{tell('board.warsWon')}</th>
            </tr>
          </thead>
          <tbody>
            {attacks.map(({ on, onNeutrals, won }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
              <tr key={seat}>
                <th scope="row">
                  <Who seat={seat} name={seatName(seat)} />
                </th>
                {on.map((count, target) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
                  <td key={target}>{target === seat ? '' : count}</td>
                ))}
                <td>{onNeutrals}</td>
                <td>{won}</td>
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
