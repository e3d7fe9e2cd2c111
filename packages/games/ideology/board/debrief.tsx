import type { DebriefProps } from '@entente/web/board-api/debrief.ts';
import { ScoreParts } from '@entente/web/kit/ScoreParts.tsx';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import type { IdeologyView } from '../src/index.ts';
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
      <ScoreParts
        title={tell('board.madeOf')}
        parts={PARTS.map(([part, word]) => ({ name: tell(word), points: all.map((one) => one[part]) }))}
        total={tell('board.influence')}
        seatName={seatName}
        under={(seat) => teller.term('ideology', ideologyOf(view, seat))}
      >
        <tbody>
          {COURSE.map(([part, word]) => (
            <tr key={part}>
              <th scope="row">{tell(word)}</th>
              {all.map((one) => (
                <td key={one.seat}>{one[part]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScoreParts>
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
}
