import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { aheadOf } from './about.ts';
import style from './assessment.module.css';
import { useTable } from './context.ts';

/** What an assessment would do if it came now: levels, losses, gains, Global Influence. */
export function Assessment() {
  const { regions, preview, world, tell, seatName } = useTable();
  const changes = regions.flatMap((region) => aheadOf(region, tell));
  const moved = world.order.filter((seat) => preview.influence[seat].now !== preview.influence[seat].after);
  return (
    <section className={style.sheet} aria-label={tell('board.ifAssessed')}>
      <h3>{tell('board.ifAssessed')}</h3>
      {changes.length === 0 ? (
        <p>{tell('board.nothingChanges')}</p>
      ) : (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {moved.length > 0 && (
        <p className={style.influence}>
          {tell('board.influence')}:{' '}
          {moved.map((seat) => (
            <span key={seat} title={seatName(seat)}>
              <Emblem seat={seat} size={16} />
              <span className="quiet">{seatName(seat)} </span>
              {preview.influence[seat].now} → {preview.influence[seat].after}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
