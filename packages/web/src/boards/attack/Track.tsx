import { LAST_EAGLE } from '@entente/game-attack';
import { useTable } from './context.ts';
import style from './track.module.css';

/** How many Eagles have been played, and the limits where something happens. */
export function Track() {
  const { world, view, tell } = useTable();
  const end = view.options.eagles;
  const limits = [
    ...(LAST_EAGLE < end ? [tell('board.trackTrade', { last: LAST_EAGLE })] : []),
    tell('board.trackEnd', { end }),
  ];
  const told = tell('board.track', { now: world.eagles, end });
  return (
    <section className={style.track} aria-label={told}>
      <h2>
        {told} <small>{limits.join(' · ')}</small>
      </h2>
      <ol className={style.rail} aria-hidden="true">
        {Array.from({ length: end + 1 }, (_, space) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces never change places
            key={space}
            data-now={space === world.eagles}
            data-past={space < world.eagles}
            data-limit={space === end || (space === LAST_EAGLE && LAST_EAGLE < end)}
          >
            {space}
          </li>
        ))}
      </ol>
    </section>
  );
}
