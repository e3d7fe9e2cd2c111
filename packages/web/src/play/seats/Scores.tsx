import { Emblem } from '../../seats/Emblem.tsx';
import type { Play } from '../usePlay.ts';
import style from './scores.module.css';
import { useStanding } from './useStanding.ts';

/** All seats with what they have, small: the way to everything about the players. */
export function Scores({ play, openPlayers }: { play: Play; openPlayers(): void }) {
  const { say, state, shown, viewer, seatName } = play;
  const standing = useStanding(play);
  const values = state.outcome?.scores ?? standing?.values;
  const asked = state.outcome === null ? (shown?.view.asked ?? state.asked) : [];
  return (
    <button type="button" className={style.scores} data-scores="" onClick={openPlayers}>
      <span className="quiet">{say('play.players')}: </span>
      {state.chairs.map(({ seat }) => (
        <span
          key={seat}
          className={style.chip}
          data-mine={seat === viewer}
          data-due={asked.includes(seat)}
          title={seatName(seat)}
        >
          <Emblem seat={seat} size={18} />
          <span className="quiet">{seatName(seat)} </span>
          {Number.isFinite(values?.[seat]) && <b>{values?.[seat]}</b>}
        </span>
      ))}
    </button>
  );
}
