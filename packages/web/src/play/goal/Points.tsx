import { firstVisitOf, pointsFrom } from '@entente/engine';
import { Emblem } from '../../seats/Emblem.tsx';
import type { Play } from '../usePlay.ts';
import { goalInWords } from './goal.ts';
import style from './points.module.css';

/** What the game is played for, what brings points, and what everybody has from it. */
export default function Points({ play }: { play: Play }) {
  const { game, shown, log, viewer, teller, say, seatName } = play;
  const goal = goalInWords(play);
  if (shown === undefined || goal === null) return null;
  const sources = pointsFrom(game, shown.view, log);
  const seats = Array.from({ length: shown.view.seats }, (_, seat) => seat);
  const sum = (seat: number) => sources.reduce((points, { values }) => points + (values[seat] ?? 0), 0);
  const [, win, end] = firstVisitOf(game, shown.view);
  return (
    <div className={style.points}>
      <h2>{goal.words}</h2>
      {[win, end].map((line) => line !== undefined && <p key={line.say}>{teller.say(line)}</p>)}
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" data-mine={seat === viewer}>
                <Emblem seat={seat} size={22} />
                <span className="quiet">{seatName(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map(({ id, name, how, values }) => (
            <tr key={id}>
              <th scope="row">
                {teller.say(name)}
                <small>{teller.say(how)}</small>
              </th>
              {seats.map((seat) => (
                <td key={seat} data-mine={seat === viewer}>
                  {values[seat] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('points.sum')}</th>
            {seats.map((seat) => (
              <td key={seat} data-mine={seat === viewer}>
                {sum(seat)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
