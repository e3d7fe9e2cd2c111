import type { IdeologyView } from '@entente/game-ideology';
import type { DebriefProps } from '../../end/debrief.ts';
import { Emblem } from '../../seats/Emblem.tsx';
import { type Breakdown, breakdownOf } from './breakdown.ts';
import { ideologyOf, tellBy } from './context.ts';
import style from './debrief.module.css';

const PARTS = [
  ['home', 'board.start'],
  ['abroad', 'board.otherRegions'],
  ['weapons', 'board.weapons'],
] as const satisfies readonly (readonly [keyof Breakdown, string])[];

const COURSE = [
  ['peak', 'board.peak'],
  ['led', 'board.led'],
  ['points', 'board.pointsName'],
] as const satisfies readonly (readonly [keyof Breakdown, string])[];

/** What the influence of each ideology was made of, how it got there, and whose region was what in the end. */
export default function IdeologyDebrief({ view: seen, measures, teller, seatName }: DebriefProps) {
  // The end screen gives the debrief of a game the views of that game.
  const view = seen as unknown as IdeologyView;
  const tell = tellBy(teller);
  const all = breakdownOf(view, measures);
  return (
    <>
      <section>
        <h2>{tell('board.madeOf')}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is too wide is scrolled by keys */}
        <section className={style.sheet} tabIndex={0} aria-label={tell('board.madeOf')}>
          <table>
            <thead>
              <tr>
                <td />
                {all.map(({ seat }) => (
                  <th key={seat} scope="col">
                    <span className={style.player}>
                      <Emblem seat={seat} size={22} />
                      {seatName(seat)}
                    </span>
                    <span className={style.ideology}>{teller.term('ideology', ideologyOf(view, seat))}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{PARTS.map(row)}</tbody>
            <tbody className={style.sum}>
              <tr>
                <th scope="row">{tell('board.influence')}</th>
                {all.map(({ seat, home, abroad, weapons }) => (
                  <td key={seat}>{home + abroad + weapons}</td>
                ))}
              </tr>
            </tbody>
            <tbody>{COURSE.map(row)}</tbody>
          </table>
        </section>
      </section>
      <section>
        <h2>{tell('board.heldRegions')}</h2>
        <ul className={style.regions}>
          {all.map(({ seat, regions }) => (
            <li key={seat}>
              <Emblem seat={seat} size={22} />
              <span>
                <b>{teller.term('ideology', ideologyOf(view, seat))}:</b>{' '}
                {regions.length === 0
                  ? tell('board.none')
                  : regions.map(({ id, level }) => `${teller.term('region', id)} ${level}`).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );

  function row([part, word]: (typeof PARTS)[number] | (typeof COURSE)[number]) {
    return (
      <tr key={part}>
        <th scope="row">{tell(word)}</th>
        {all.map((one) => (
          <td key={one.seat}>{one[part]}</td>
        ))}
      </tr>
    );
  }
}
