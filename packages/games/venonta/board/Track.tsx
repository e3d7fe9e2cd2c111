import type { Seat } from '@entente/engine';
import { Changed } from '@entente/web/pictures/Tag.tsx';
import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { emissionsOf, fishLeft, RED, wasteOf } from '../src/index.ts';
import { pointsInWords } from './about.ts';
import { useTable } from './context.ts';
import style from './track.module.css';

/** Pixels from the end of the rail to its first and last space: half an emblem. */
const INSET = 10;

/** Pixels between two emblems at least: who is ahead can be seen. */
const APART = 15;
/** Pixels from the first to the last of all that are level: more would look like points. */
const SPREAD = 45;

interface Marked {
  readonly seat: Seat;
  readonly points: number;
}

/** Where emblems are drawn, from the fewest points on: each at its number, or beside the one before it. */
function apart(marked: readonly Marked[], at: (space: number) => string): { seat: Seat; left: string }[] {
  const step = Math.min(APART, Math.floor(SPREAD / Math.max(1, marked.length - 1)));
  let left = '';
  return marked.map(({ seat, points }) => {
    left = left === '' ? at(points) : `max(${at(points)}, ${left} + ${step}px)`;
    return { seat, left };
  });
}

/** CO2 and everybody's VP on one track; only a people beyond the CO2 can win. What all lose by is said before it happens. */
export function Track() {
  const { world, before, view, tell } = useTable();
  const end = view.options.track;
  const red = RED[world.red];
  const ahead =
    world.phase < 12 ? world.order.reduce((sum, seat) => sum + emissionsOf(world, view.options, seat), 0) : 0;
  const waste = world.phase < 13 ? world.order.reduce((sum, seat) => sum + wasteOf(world, seat), 0) : 0;
  const fish = fishLeft(world);
  const fishAhead = Math.max(0, fish - waste);
  const isLost = world.co2 + ahead >= end || fishAhead === 0;
  const at = (space: number) => {
    const share = Math.max(0, Math.min(space, end)) / end;
    return `calc(${INSET}px + (100% - ${2 * INSET}px) * ${share})`;
  };
  return (
    <section className={style.track} aria-label={tell('board.track')}>
      <h2 data-tip={tell('board.trackRule')}>
        {tell('board.trackCo2', { co2: world.co2, of: end })}
        <Mark family="table" id="track" /> <Changed from={before?.co2} to={world.co2} good="down" />{' '}
        <small>
          {tell('board.ahead', { count: world.co2 + ahead })} ·{' '}
          {tell('board.aheadFish', { later: fishAhead })}
        </small>
      </h2>
      <p className={style.event} data-tip={tell(isLost ? 'board.trackRule' : 'board.eventRule')}>
        {isLost
          ? tell('board.allLose')
          : red === undefined
            ? tell('board.noEvent')
            : tell('board.eventAt', { red })}
      </p>
      <div className={style.rail}>
        <span className={style.ahead} style={{ width: ahead === 0 ? 0 : at(world.co2 + ahead) }} />
        <span className={style.co2} style={{ width: world.co2 === 0 ? 0 : at(world.co2) }} />
        {RED.filter((space) => space <= end).map((space, index) => (
          <span
            key={space}
            className={style.red}
            data-reached={index < world.red}
            style={{ left: at(space) }}
            data-tip={tell('board.eventRule')}
          >
            <small className={style.mark} aria-hidden="true">
              {space}
            </small>
          </span>
        ))}
        {apart(
          world.order
            .map((seat) => ({ seat, points: world.vp[seat] }))
            .toSorted((one, other) => one.points - other.points),
          at,
        ).map(({ seat, left }) => (
          <span
            key={seat}
            className={style.seat}
            role="img"
            aria-label={pointsInWords(world, seat, tell)}
            style={{ left }}
          >
            <Emblem seat={seat} size={20} />
          </span>
        ))}
      </div>
    </section>
  );
}
