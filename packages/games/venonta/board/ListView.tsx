import { Emblem } from '@entente/web/seats/Emblem.tsx';
import common from '@entente/web/world/list-view.module.css';
import { walk } from '@entente/web/world/walk.ts';
import { PLANTS } from '../src/index.ts';
import { DiscSign } from './Badge.tsx';
import { useTable } from './context.ts';
import style from './list-view.module.css';
import { type Land, readLands } from './readings.ts';

/** All territories as a table, walked by arrow keys. */
export function ListView() {
  const { world, tell, teller } = useTable();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too long is scrolled by keys
    <section className={common.list} tabIndex={0} aria-label={tell('board.list')}>
      <table className={common.table} onKeyDown={walk}>
        <thead>
          <tr>
            <th scope="col">{tell('board.territory')}</th>
            <th scope="col">
              <span className="quiet">{tell('board.owner')}</span>
            </th>
            {PLANTS.map((plant) => (
              <th key={plant} scope="col" title={teller.term('plant', plant)}>
                <svg viewBox="-8 -8 16 16" width="18" height="18" aria-hidden="true">
                  <DiscSign disc={{ plant, water: false }} />
                </svg>
                <span className="quiet">{teller.term('plant', plant)}</span>
              </th>
            ))}
            <th scope="col">TEP</th>
            <th scope="col">{tell('board.tanksName')}</th>
          </tr>
        </thead>
        <tbody>
          {readLands(world).map((land) => (
            <Row key={land.id} land={land} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ land }: { land: Land }) {
  const { lit, selected, select, teller, seatName } = useTable();
  const open = lit.open(`land:${land.id}`).length > 0;
  return (
    <tr data-place={land.id} data-lit={open} data-selected={selected === land.id}>
      <th scope="row">
        <button
          type="button"
          data-action={open ? `land=${land.id}` : undefined}
          onClick={(event) => select(land.id, event.detail === 0 ? 'key' : 'pointer')}
        >
          {teller.term('territory', land.id)}
        </button>
      </th>
      <td>
        {[land.owner, land.coloniser].map(
          (seat) =>
            seat !== null && (
              <span key={seat} className={style.seat} title={seatName(seat)}>
                <Emblem seat={seat} size={17} />
                <span className="quiet">{seatName(seat)} </span>
              </span>
            ),
        )}
      </td>
      {PLANTS.map((plant) => (
        <td key={plant}>{land.discs.filter((disc) => disc.plant === plant).length}</td>
      ))}
      <td>{land.tep}</td>
      <td>
        {land.armies.map(({ seat, count }) => (
          <span key={seat} className={style.seat}>
            <Emblem seat={seat} size={15} />
            <span className="quiet">{seatName(seat)} </span>
            {count}
          </span>
        ))}
      </td>
    </tr>
  );
}
