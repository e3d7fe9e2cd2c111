import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { useSmall } from '@entente/web/ui/useSmall.ts';
import common from '@entente/web/world/list-view.module.css';
import { walk } from '@entente/web/world/walk.ts';
import { useState } from 'react';
import { useTable } from './context.ts';
import { INFLUENCE_ICON, INFLUENCE_WORD } from './icons.tsx';
import style from './list-view.module.css';
import { RegionSheet } from './RegionSheet.tsx';
import type { RegionState, Sector } from './readings.ts';

const FILTERS = [
  ['all', 'board.all'],
  ['legal', 'board.legal'],
  ['mine', 'board.mine'],
] as const;
type Filter = (typeof FILTERS)[number][0];

/** All regions in play as a table: found by name, walked by arrow keys. */
export function ListView() {
  const { regions, tell, teller, lit, mine } = useTable();
  const [filter, setFilter] = useState<Filter>('all');
  const [find, setFind] = useState('');
  const shown = regions
    .map((region) => ({ region, name: teller.term('region', region.id) }))
    .filter(({ region, name }) => fits(region) && name.toLowerCase().includes(find.trim().toLowerCase()))
    .toSorted((one, other) => one.name.localeCompare(other.name, teller.language));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too long is scrolled by keys
    <section className={`${common.list} ${style.list}`} tabIndex={0} aria-label={tell('board.list')}>
      <div className={style.tools}>
        <input
          type="search"
          value={find}
          placeholder={tell('board.find')}
          aria-label={tell('board.find')}
          onChange={(event) => setFind(event.currentTarget.value)}
        />
        <fieldset>
          <legend className="quiet">{tell('board.show')}</legend>
          {FILTERS.filter(([name]) => name !== 'mine' || mine !== null).map(([name, word]) => (
            <label key={name} data-on={filter === name}>
              <input
                type="radio"
                name="regions"
                className="quiet"
                checked={filter === name}
                onChange={() => setFilter(name)}
              />
              {tell(word)}
            </label>
          ))}
        </fieldset>
      </div>
      {shown.length === 0 ? (
        <p className={style.none}>{tell('board.noRegion')}</p>
      ) : (
        <table className={`${common.table} ${style.table}`} onKeyDown={walk}>
          <thead>
            <tr>
              <th scope="col">{tell('board.region')}</th>
              <th scope="col">
                <span className="quiet">{tell('board.controller')}</span>
              </th>
              <th scope="col">{tell('board.levelName')}</th>
              {shown[0].region.sectors.map(({ influence }) => {
                const Icon = INFLUENCE_ICON[influence];
                return (
                  <th key={influence} scope="col" title={tell(INFLUENCE_WORD[influence])}>
                    <Icon size={15} aria-hidden="true" />
                    <span className="quiet">{tell(INFLUENCE_WORD[influence])}</span>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ region, name }) => (
              <Row key={region.id} region={region} name={name} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );

  function fits({ id, controller }: RegionState): boolean {
    if (filter === 'legal') return lit.open(`region:${id}`).length > 0;
    return filter === 'all' || controller === mine;
  }
}

function Row({ region, name }: { region: RegionState; name: string }) {
  const { lit, selected, select, tell, seatName } = useTable();
  const small = useSmall();
  const { id, level, controller } = region;
  const here = selected === id;
  const open = lit.open(`region:${id}`).length > 0;
  return (
    <>
      <tr data-place={id} data-lit={open} data-selected={here}>
        <th scope="row">
          <button
            type="button"
            data-action={open ? `region=${id}` : undefined}
            aria-expanded={here}
            onClick={(event) => select(here ? null : id, event.detail === 0 ? 'key' : 'pointer')}
          >
            {name}
          </button>
        </th>
        <td>
          {controller === null ? (
            <span className="quiet">{tell('board.independent')}</span>
          ) : (
            <span title={seatName(controller)}>
              <Emblem seat={controller} size={18} />
              <span className="quiet">{seatName(controller)}</span>
            </span>
          )}
        </td>
        <td>{level}</td>
        {region.sectors.map((sector) => (
          <td key={sector.influence}>
            <Cards sector={sector} />
          </td>
        ))}
      </tr>
      {here && small && (
        <tr>
          <td colSpan={6} className={style.opened}>
            <RegionSheet region={region} bare />
          </td>
        </tr>
      )}
    </>
  );
}

function Cards({ sector: { cards, size, room } }: { sector: Sector }) {
  const { seatName } = useTable();
  return (
    <span className={style.cards} data-full={size >= room}>
      {cards.map(({ seat, count }) => (
        <span key={seat}>
          <Emblem seat={seat} size={15} />
          <span className="quiet">{seatName(seat)} </span>
          {count}
        </span>
      ))}
      <small>
        {size}/{room}
      </small>
    </span>
  );
}
