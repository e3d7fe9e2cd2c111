import { PLANTS } from '@entente/game-venonta';
import type { KeyboardEvent } from 'react';
import { Emblem } from '../../seats/Emblem.tsx';
import { DiscSign } from './Badge.tsx';
import { useTable } from './context.ts';
import style from './list-view.module.css';
import { type Land, readLands } from './readings.ts';

/** All territories as a table, walked by arrow keys. */
export function ListView() {
  const { world, tell, teller } = useTable();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too long is scrolled by keys
    <section className={style.list} tabIndex={0} aria-label={tell('board.list')}>
      <table className={style.table} onKeyDown={walk}>
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
    <tr data-lit={open} data-selected={selected === land.id}>
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
              <span key={seat} title={seatName(seat)}>
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
          <span key={seat}>
            <Emblem seat={seat} size={15} />
            <span className="quiet">{seatName(seat)} </span>
            {count}
          </span>
        ))}
      </td>
    </tr>
  );
}

/** Up and down go from row to row. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('th button')];
  const at = buttons.indexOf(event.target as HTMLElement);
  const next = buttons[at + step];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
