import { Deals } from '../actions/Deals.tsx';
import { dealsOf } from '../actions/deals.ts';
import { isSecret } from '../auto/together.ts';
import type { Play } from '../usePlay.ts';
import { Talk } from './Talk.tsx';
import style from './talks.module.css';

/** Talk at the table, and in pairs where the table allows it; offers and promises where the game knows them. */
export default function Talks({ play }: { play: Play }) {
  const { table, session, state, viewer, seatName } = play;
  const me = viewer === 'spectator' ? state.chairs.find(({ mine }) => mine)?.seat : viewer;
  const deals = dealsOf(play.shown?.view);
  return (
    <div className={style.talks}>
      {deals !== null && <Deals play={play} deals={deals} />}
      <Talk
        table={table}
        state={state}
        session={session}
        me={me}
        secret={state.phase !== 'over' && isSecret(play)}
        atEnd={deals === null}
        seatName={seatName}
      />
    </div>
  );
}
