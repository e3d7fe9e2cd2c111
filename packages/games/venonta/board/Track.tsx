import { Changed } from '@entente/web/pictures/Tag.tsx';
import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { emissionsOf, RED } from '../src/index.ts';
import { useTable } from './context.ts';
import style from './track.module.css';

/** CO2 and everybody's VP on one track; only who is beyond the CO2 can win. */
export function Track() {
  const { world, before, view, tell, mine } = useTable();
  const end = view.options.track;
  const red = RED[world.red];
  const ahead =
    world.phase < 12 ? world.order.reduce((sum, seat) => sum + emissionsOf(world, view.options, seat), 0) : 0;
  const share = (space: number) => `${(Math.max(0, Math.min(space, end)) / end) * 100}%`;
  const told =
    red === undefined
      ? tell('board.trackEnd', { co2: world.co2, of: end })
      : tell('board.trackCo2', { co2: world.co2, of: end, red });
  return (
    <section className={style.track} aria-label={tell('board.track')}>
      <h2>
        {told}
        <Mark family="table" id="track" /> <Changed from={before?.co2} to={world.co2} good="down" />{' '}
        {ahead > 0 && <small>{tell('board.ahead', { count: ahead })}</small>}
      </h2>
      <div className={style.rail} aria-hidden="true">
        <span className={style.co2} style={{ width: share(world.co2) }} />
        <span
          className={style.ahead}
          style={{ left: share(world.co2), width: `calc(${share(world.co2 + ahead)} - ${share(world.co2)})` }}
        />
        {RED.filter((space) => space <= end).map((space, at) => (
          <span
            key={space}
            className={style.red}
            data-reached={at < world.red}
            style={{ left: share(space) }}
          >
            {space}
          </span>
        ))}
        {world.order.map((seat, at) => {
          // Who has as many as another stands beside it.
          const beside = world.order
            .slice(0, at)
            .filter((other) => world.vp[other] === world.vp[seat]).length;
          return (
            <span
              key={seat}
              className={style.seat}
              style={{ left: share(world.vp[seat]), marginLeft: beside * 14 }}
            >
              <Emblem seat={seat} size={18} />
            </span>
          );
        })}
      </div>
      <ul className={style.points}>
        {world.order.map((seat) => (
          <li key={seat}>
            <Emblem seat={seat} size={13} />
            {tell('board.trackVp', { seat, vp: world.vp[seat] })}
            <Changed from={before?.vp[seat]} to={world.vp[seat]} good={seat === mine ? 'up' : 'none'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
