import { Emblem } from '@entente/web/seats/Emblem.tsx';
import common from '@entente/web/world/list-view.module.css';
import { walk } from '@entente/web/world/walk.ts';
import { useState } from 'react';
import { fleetsInWords, holderOf, nameOf, unitsInWords } from './about.ts';
import { type Place, type Table, useTable } from './context.ts';
import style from './list-view.module.css';
import { type Land, readLands, readWaters, type Water } from './readings.ts';

interface Line {
  readonly id: Place;
  readonly name: string;
  readonly seats: readonly number[];
  readonly holder: string;
  readonly forces: string;
  readonly lit: boolean;
}

function landLine(land: Land, table: Table): Line {
  const { id, owner } = land;
  return {
    id,
    name: nameOf(id, table),
    seats: owner === null ? [] : [owner],
    holder: [
      holderOf(land, table),
      ...land.capitals.map((seat) => table.tell('board.capital', { seat })),
    ].join(', '),
    forces: owner === null ? '' : unitsInWords(land, table),
    lit: table.lit.shines(`land:${id}`),
  };
}

function waterLine(water: Water, table: Table): Line {
  return {
    id: water.id,
    name: nameOf(water.id, table),
    seats: water.fleets.map(({ seat }) => seat),
    holder: water.fleets.map(({ seat }) => table.seatName(seat)).join(', '),
    forces: fleetsInWords(water, table).join('; '),
    lit: table.lit.shines(`sea:${water.id}`),
  };
}

/** All regions and sea areas as a table that can be searched, walked by arrow keys; what is lit comes first. */
export function ListView() {
  const table = useTable();
  const { tell, view } = table;
  const [sought, setSought] = useState('');
  const lines = [
    ...readLands(view).map((land) => landLine(land, table)),
    ...readWaters(view).map((water) => waterLine(water, table)),
  ];
  const wanted = sought.trim().toLocaleLowerCase();
  const found = lines
    .filter(({ name, holder }) => `${name} ${holder}`.toLocaleLowerCase().includes(wanted))
    .toSorted((one, other) => Number(other.lit) - Number(one.lit) || one.name.localeCompare(other.name));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too long is scrolled by keys
    <section className={common.list} tabIndex={0} aria-label={tell('board.list')}>
      <div className={style.search}>
        <label>
          {tell('board.search')}{' '}
          <input type="search" value={sought} onChange={(event) => setSought(event.currentTarget.value)} />
        </label>
        <span role="status">{tell('board.found', { count: found.length })}</span>
      </div>
      <table className={common.table} onKeyDown={walk}>
        <thead>
          <tr>
            <th scope="col">{tell('board.name')}</th>
            <th scope="col">{tell('board.owner')}</th>
            <th scope="col">{tell('board.total')}</th>
          </tr>
        </thead>
        <tbody>
          {found.map((line) => (
            <Row key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ line }: { line: Line }) {
  const { selected, select } = useTable();
  return (
    <tr data-place={line.id} data-lit={line.lit} data-selected={selected === line.id}>
      <th scope="row">
        <button
          type="button"
          data-action={line.lit ? `place=${line.id}` : undefined}
          onClick={(event) => select(line.id, event.detail === 0 ? 'key' : 'pointer')}
        >
          {line.name}
        </button>
      </th>
      <td>
        <span className={style.holder}>
          {line.seats.map((seat) => (
            <Emblem key={seat} seat={seat} size={16} />
          ))}
          {line.holder}
        </span>
      </td>
      <td>{line.forces}</td>
    </tr>
  );
}
