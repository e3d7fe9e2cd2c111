import type { Seat } from '@entente/engine';
import { loadMap } from '@entente/web/map/load.ts';
import type { MapArrow } from '@entente/web/map/region.ts';
import { WorldMap } from '@entente/web/map/WorldMap.tsx';
import { use, useMemo } from 'react';
import worldFile from '../map/world.json?url';
import { GOVERNMENTS, MAPS, REGIONS, type Region, SEAS, tradePath } from '../src/index.ts';
import { type Overlay, type Place, type Table, useTable } from './context.ts';
import { mapRegions } from './counters.tsx';
import style from './map-view.module.css';
import { sourceNow, targetsOf } from './pieces.ts';
import { arrowsOf, onceEach, pressArrow } from './plan.ts';
import { neighboursOf } from './readings.ts';

/** The world with its regions and sea areas, and arrows of what is planned. */
export function MapView() {
  const table = useTable();
  const drawing = use(loadMap(worldFile));
  const { overlay } = table;
  const regions = useMemo(() => mapRegions(table, overlay), [table, overlay]);
  const { source, aimed } = useMemo(() => aimOf(table), [table]);
  const arrows = useMemo(
    () => [...allArrows(table, overlay), ...aiming(table, source, aimed)],
    [table, overlay, source, aimed],
  );
  const home = useMemo(() => homeOf(table), [table]);
  const { view, tell } = table;
  return (
    <>
      <WorldMap
        drawing={drawing}
        label={tell('board.world')}
        regions={regions}
        arrows={arrows}
        selected={source ?? table.selected}
        aimed={aimed}
        neighbours={(id) => neighboursOf(view, id as Place)}
        onChoose={(id, by) => table.select(id as Place, by)}
        onArrow={(arrow) => pressArrow(table, arrow)}
        look={lookOf(table)}
        home={home}
        phase={table.phase}
        language={table.teller.language}
        say={table.say}
      />
      {hintOf(table, overlay) !== null && <p className={style.hint}>{hintOf(table, overlay)}</p>}
    </>
  );
}

/** While units are given orders: where they are, and where the order on its way would send them. */
function aimOf(table: Table): { source: Place | null; aimed: Place | null } {
  const source = sourceNow(table);
  const isTarget = source !== null && targetsOf(table).some(({ place }) => place === table.selected);
  return { source, aimed: isTarget ? table.selected : null };
}

function aiming({ mine }: Table, from: Place | null, to: Place | null): MapArrow[] {
  return from === null || to === null || mine === null
    ? []
    : [{ id: `aim ${from} ${to}`, from, to, seat: mine, planned: true }];
}

/** What is followed, what is fought for, or what the question is about. */
function lookOf({ following, asked, view, world: { battle, fight } }: Table): readonly string[] {
  if (following !== undefined && following.look.length > 0) return following.look;
  if (battle !== null) return [REGIONS[battle.region], ...neighboursOf(view, REGIONS[battle.region])];
  if (fight !== null) return [SEAS[fight.sea], ...neighboursOf(view, SEAS[fight.sea])];
  return asked === null ? [] : [asked, ...neighboursOf(view, asked)];
}

/** Own regions and those beside them. */
function homeOf({ mine, world, view }: Table): Region[] {
  const own = [...world.owner.entries()].flatMap(([region, owner]) => (owner === mine ? [region] : []));
  const { adjacent } = MAPS[view.options.map];
  return [...new Set(own.flatMap((region) => [region, ...adjacent[region]]))].map(
    (region) => REGIONS[region],
  );
}

function allArrows(table: Table, overlay: Overlay): readonly MapArrow[] {
  if (overlay === 'trade') return tradeArrows(table);
  return onceEach(table.following?.arrows ?? [], arrowsOf(table));
}

/** What the map explains while it shows something else than pieces. */
function hintOf(table: Table, overlay: Overlay): string | null {
  const { tell } = table;
  if (overlay === 'reach') return tell('board.reachHint');
  if (overlay === 'governments')
    return GOVERNMENTS.map((each) => table.teller.term('government', each))
      .map((name) => `${name.charAt(0)} ${name}`)
      .join(' · ');
  if (overlay !== 'trade') return null;
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
