import type { Seat } from '@entente/engine';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { useInView } from '@entente/web/world/useInView.ts';
import { useRef } from 'react';
import { useTable } from './context.ts';
import { Tile } from './Tile.tsx';
import style from './tile-view.module.css';

/** Regions in play, grouped by who controls them: best for counting. */
export function TileView() {
  const { regions, tell, seatName, ideologyName, mine, view, lit } = useTable();
  const list = useRef<HTMLElement>(null);
  const open = regions.filter(({ id }) => lit.open(`region:${id}`).length > 0);
  useInView(list, '[data-lit="true"]', open.map(({ id }) => id).join(' '));
  const seats: (Seat | null)[] = [
    ...(mine === null ? [] : [mine]),
    null,
    ...view.public.order.filter((seat) => seat !== mine),
  ];
  const groups = seats.map((seat) => ({
    seat,
    own: regions.filter(({ controller }) => controller === seat),
  }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too long is scrolled by keys
    <section ref={list} className={style.tiles} tabIndex={0} aria-label={tell('board.tiles')}>
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ seat, own }) => (
          <section key={String(seat)} className={style.group}>
            <h2>
              {seat === null ? (
                tell('board.independents')
              ) : (
                <>
                  <Emblem seat={seat} size={20} />
                  {seatName(seat)} <small>{ideologyName(seat)}</small>
                </>
              )}
            </h2>
            <ul>
              {own.map((region) => (
                <Tile key={region.id} region={region} />
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}
