import type { Seat } from '@entente/engine';
import { MAPS, REGIONS, type Region, tradePath } from '@entente/game-attack';
import { use, useMemo, useState } from 'react';
import { loadMap } from '../../map/load.ts';
import type { MapArrow } from '../../map/region.ts';
import { WorldMap } from '../../map/WorldMap.tsx';
import { useSmall } from '../kit/useSmall.ts';
import common from '../world/map-view.module.css';
import { type Overlay, type Place, type Table, useTable } from './context.ts';
import { mapRegions } from './counters.tsx';
import style from './map-view.module.css';
import { arrowsOf, pressArrow } from './plan.ts';
import { neighboursOf } from './readings.ts';

const OVERLAYS: readonly Overlay[] = ['pieces', 'reach', 'trade', 'governments', 'continents', 'bare'];

/** So many places can be brought into view together on a small screen. */
const FEW = 14;

/** Where regions lie closest together. */
const EUROPE: readonly Region[] = [
  'great_britain',
  'scandinavia',
  'finland',
  'germany',
  'france',
  'spain',
  'italy',
  'balkans',
  'eastern_europe',
  'ukraine',
  'turkey',
];

/** The world with its regions and sea areas, and arrows of what is planned. */
export function MapView() {
  const table = useTable();
  const drawing = use(loadMap('attack'));
  const small = useSmall();
  const [looked, setLooked] = useState<string | null>(null);
  const [overlay, setOverlay] = useState<Overlay>('pieces');
  const regions = useMemo(() => mapRegions(table, overlay), [table, overlay]);
  const { mine, world, view, tell } = table;
  const start = useMemo(() => {
    const home = mine === null ? -1 : world.capitals[mine];
    if (!small || home < 0) return [];
    return [home, ...MAPS[view.options.map].adjacent[home]].map((region) => REGIONS[region]);
  }, [small, mine, world, view.options.map]);
  const look = useMemo(() => (small ? lookedAt(table) : []), [small, table]);
  const shown = looked ?? (overlay === 'trade' ? null : table.selected);
  const about = regions.find(({ id }) => id === shown)?.about ?? hintOf(table, overlay);
  return (
    <div className={common.view}>
      <div className={style.frame}>
        <WorldMap
          drawing={drawing}
          label={tell('board.world')}
          regions={regions}
          arrows={overlay === 'trade' ? tradeArrows(table) : arrowsOf(table)}
          selected={table.selected}
          neighbours={(id) => neighboursOf(view, id as Place)}
          onChoose={(id, by) => table.select(id as Place, by)}
          onArrow={(arrow) => pressArrow(table, arrow)}
          onLook={setLooked}
          start={start}
          look={look}
          {...(view.options.map === 'east' ? {} : { inset: EUROPE })}
          say={table.say}
        />
        <label className={style.overlay}>
          <span className="quiet">{tell('board.overlay')}</span>
          <select value={overlay} onChange={(event) => setOverlay(event.currentTarget.value as Overlay)}>
            {OVERLAYS.map((name) => (
              <option key={name} value={name}>
                {tell(`board.${name}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={common.strip}>{about}</p>
    </div>
  );
}

/** On a small screen: where something can be done, if that can be seen together, or what the question is about. */
function lookedAt({ lit, asked, view }: Table): readonly Place[] {
  if (asked !== null) return [asked, ...neighboursOf(view, asked)];
  const places = lit.places();
  return places.length > FEW ? [] : places;
}

/** What the strip below the map says as long as nothing is looked at. */
function hintOf(table: Table, overlay: Overlay): string {
  const { tell } = table;
  if (overlay === 'reach') return tell('board.reachHint');
  if (overlay !== 'trade') return tell('board.choose');
  return tradePaths(table)
    .map(({ seat, path }) => tell(path === null ? 'board.pathShut' : 'board.pathClear', { target: seat }))
    .join(' · ');
}

/** From the own Capital City to those of the others. */
function tradePaths({ view, mine, world }: Table): { seat: Seat; path: readonly Place[] | null }[] {
  const from = mine ?? world.active;
  const others = [...Array(view.seats).keys()].filter((seat) => seat !== from);
  return others.map((seat) => ({ seat, path: tradePath(view, from, seat) }));
}

function tradeArrows(table: Table): MapArrow[] {
  return tradePaths(table).flatMap(({ seat, path }) =>
    (path ?? []).slice(1).map((to, at) => ({ id: `${seat} ${to}`, from: path?.[at] ?? to, to, seat })),
  );
}
