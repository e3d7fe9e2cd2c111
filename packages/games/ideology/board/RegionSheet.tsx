import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { conflictOf, neighbours, REGIONS } from '../src/index.ts';
import { Actions } from './Actions.tsx';
import { aheadOf, leadOf, whyLevel } from './about.ts';
import { useTable } from './context.ts';
import type { RegionState } from './readings.ts';
import style from './region-sheet.module.css';
import { SectorRow } from './Sector.tsx';

/** Everything about one region, and what can be done there. `bare`: below its own tile or row. */
export function RegionSheet({ region, bare = false }: { region: RegionState; bare?: boolean }) {
  const { tell, teller, lit, seatName, select, ahead, mine, view } = useTable();
  const { id, level, printed, controller } = region;
  const spot = `region:${id}` as const;
  const idle = lit.open(spot).length === 0 && lit.refused(spot).length === 0;
  const name = teller.term('region', id);
  return (
    <section className={style.sheet} aria-label={name} data-sheet={id} tabIndex={-1}>
      {!bare && (
        <>
          <h3 className={style.head}>
            {controller !== null && <Emblem seat={controller} size={22} />}
            {name}
            <Mark family="region" id={id} />
          </h3>
          <p className={style.facts}>
            {[
              tell('board.level', { level }),
              whyLevel(region, tell),
              tell('board.printed', { level: printed }),
              ...(controller === null ? [] : [seatName(controller)]),
            ].join(' · ')}
          </p>
          <ul className={style.sides}>
            {region.sectors.map((sector) => (
              <SectorRow key={sector.influence} sector={sector} />
            ))}
          </ul>
          <p className={style.lead}>
            {leadOf(region, tell)}
            {controller === null && ` ${tell('board.howTaken')}`}
          </p>
        </>
      )}
      {mine !== null && region.distant && !bare && <p className={style.lead}>{tell('board.distant')}</p>}
      {ahead && region.after !== null && (
        <p className={style.ahead}>
          <b>{tell('board.ifAssessed')}:</b> {aheadOf(region, tell).join(', ')}.
        </p>
      )}
      {mine !== null && conflictOf(view) === null && (
        <>
          {!bare && <h4 className={style.title}>{tell('board.actions')}</h4>}
          {idle ? <p className={style.lead}>{tell('board.noActions')}</p> : <Actions spot={spot} />}
        </>
      )}
      <Neighbours />
    </section>
  );

  function Neighbours() {
    const { regions, world } = useTable();
    return (
      <p className={style.neighbours}>
        {tell('board.neighbours')}:{' '}
        {neighbours(world, region.index).map((index, at) => {
          const other = regions.find((one) => one.index === index);
          const label = teller.term('region', REGIONS[index]);
          return (
            <span key={index}>
              {at > 0 && ', '}
              {other === undefined ? (
                <span className={style.unborn}>
                  {label} ({tell('board.unborn')})
                </span>
              ) : (
                <button type="button" onClick={() => select(other.id)}>
                  {other.controller !== null && <Emblem seat={other.controller} size={13} />}
                  {label}
                </button>
              )}
            </span>
          );
        })}
      </p>
    );
  }
}
