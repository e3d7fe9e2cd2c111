import type { Seat } from '@entente/engine';
import { Tag } from '@entente/web/pictures/Tag.tsx';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { BOX, globalInfluence, regionPieces, weaponInfluence } from '../src/index.ts';
import { useTable } from './context.ts';
import style from './track.module.css';

const SPACES = Array.from({ length: BOX.winningInfluence + 1 }, (_, space) => space);

/** Global Influence of all on the way to 12: where everybody stands, and where an assessment would put them. */
export function Track() {
  const { preview, tell, teller, ahead, world, before, mine } = useTable();
  /** Regions with their levels, the highest first, and weapons. */
  const partsOf = (seat: Seat) => {
    const weapons = weaponInfluence(world, seat);
    return [
      ...regionPieces(world, seat).map(({ name, points }) => `${teller.say(name)} ${points}`),
      ...(weapons === 0 ? [] : [`${tell('board.armed')} ${weapons}`]),
    ];
  };
  const by =
    before === null || mine === null ? 0 : preview.influence[mine].now - globalInfluence(before, mine);
  const own = mine === null ? null : preview.influence[mine];
  const next = own === null || own.after === own.now ? null : own.after;
  const at = (space: number, of: 'now' | 'after') =>
    world.order.filter((seat) => clamp(preview.influence[seat][of]) === space);
  return (
    <section className={style.track} aria-label={tell('board.influence')}>
      <h2>
        <span className={style.what}>
          {own === null || mine === null ? (
            tell('board.influence')
          ) : (
            <>
              {tell('board.counts', { count: own.now })} <b>{partsOf(mine).join(' + ')}</b>
            </>
          )}
        </span>
        {next !== null && <span>{tell('board.atAssessment', { after: next })}</span>}
        {by !== 0 && <Tag by={by} mood={by > 0 ? 'good' : 'bad'} />}
      </h2>
      <ol aria-hidden="true">
        {SPACES.map((space) => (
          <li key={space} data-goal={space === BOX.winningInfluence}>
            <span className={style.number}>{space}</span>
            <span className={style.seats}>
              {at(space, 'now').map((seat) => (
                <Emblem key={seat} seat={seat} size={17} />
              ))}
              {ahead &&
                at(space, 'after')
                  .filter((seat) => preview.influence[seat].now !== preview.influence[seat].after)
                  .map((seat) => (
                    <span key={seat} className={style.after}>
                      <Emblem seat={seat} size={16} />
                    </span>
                  ))}
            </span>
          </li>
        ))}
      </ol>
      <ul className="quiet">
        {world.order.map((seat) => {
          const { now, after } = preview.influence[seat];
          const word = now === after ? 'board.track' : 'board.trackAhead';
          return <li key={seat}>{tell(word, { seat, now, after, goal: BOX.winningInfluence })}</li>;
        })}
      </ul>
    </section>
  );
}

/** A seat beyond the goal is drawn on it. */
function clamp(influence: number): number {
  return Math.min(influence, BOX.winningInfluence);
}
