import { conflictOf, neighbours, REGION_OF, REGIONS, type Region, type World } from '@entente/game-ideology';
import { use, useMemo, useState } from 'react';
import { loadMap } from '../../map/load.ts';
import type { MapArrow, MapRegion } from '../../map/region.ts';
import { WorldMap } from '../../map/WorldMap.tsx';
import { useSmall } from '../kit/useSmall.ts';
import style from '../world/map-view.module.css';
import { aboutRegion } from './about.ts';
import { Badge, depthOf, REACH } from './Badge.tsx';
import { type Table, useTable } from './context.ts';
import type { RegionState } from './readings.ts';

const besides = (world: World, id: string): Region[] => {
  const index = REGION_OF[id as Region];
  return index === undefined ? [] : neighbours(world, index).map((at) => REGIONS[at]);
};

/** Too close together to be read on a map of the whole world. */
const EUROPE: readonly Region[] = [
  ...(['great-britain', 'france', 'spain', 'germany', 'italy', 'scandinavia'] as const),
  ...(['eastern-europe', 'balkans'] as const),
];

/** The world with all 43 regions: those in play inked, those in the deck pale. */
export function MapView() {
  const table = useTable();
  const drawing = use(loadMap('ideology'));
  const small = useSmall();
  const [looked, setLooked] = useState<string | null>(null);
  const regions = useMemo(() => regionsOf(table), [table]);
  const start = useMemo(() => (small ? startOf(table) : []), [small, table]);
  const arrows = useMemo(() => arrowsOf(table), [table]);
  const shown = table.regions.find(({ id }) => id === (looked ?? table.selected));
  return (
    <div className={style.view}>
      <WorldMap
        drawing={drawing}
        label={table.tell('board.world')}
        regions={regions}
        arrows={arrows}
        selected={table.selected}
        neighbours={(id) => besides(table.world, id)}
        onChoose={(id, by) => table.select(id as Region, by)}
        onLook={setLooked}
        start={start}
        inset={EUROPE}
        say={table.say}
      />
      {(!small || shown === undefined) && <p className={style.strip}>{stripOf(table, shown, looked)}</p>}
    </div>
  );
}

function regionsOf(table: Table): MapRegion[] {
  const { regions, lit, ahead, teller, tell, looked } = table;
  const inPlay = new Map(regions.map((region) => [region.id, region]));
  return REGIONS.map((id): MapRegion => {
    const region = inPlay.get(id);
    const name = teller.term('region', id);
    if (region === undefined) return { id, name, about: name, owner: null, pale: true };
    const { controller, after } = region;
    const changes = ahead && after !== null && after.controller !== controller;
    return {
      id,
      name,
      about: aboutRegion(region, name, tell, ahead),
      owner: controller,
      lit: lit.open(`region:${id}`).length > 0,
      dim: looked !== null && !region.present.some(({ seat }) => seat === looked) && controller !== looked,
      ...(changes ? { ahead: after.controller } : {}),
      badge: <Badge region={region} ahead={ahead} />,
      reach: REACH,
      depth: depthOf(region),
    };
  });
}

/** A small screen opens at home: at own regions and those beside them. */
function startOf({ regions, mine, world }: Table): Region[] {
  const own = regions.filter(({ controller }) => mine !== null && controller === mine).map(({ id }) => id);
  return [...own, ...own.flatMap((id) => besides(world, id))];
}

/** A conflict goes from the attacker's nearest own region to the one that is fought over. */
function arrowsOf({ view, regions, world }: Table): MapArrow[] {
  const conflict = conflictOf(view);
  if (conflict === null) return [];
  const own = new Set(
    regions.filter(({ controller }) => controller === conflict.attacker).map(({ id }) => id),
  );
  const from = besides(world, conflict.region).find((id) => own.has(id)) ?? [...own][0];
  if (from === undefined || from === conflict.region) return [];
  return [{ id: 'conflict', from, to: conflict.region, seat: conflict.attacker }];
}

/** The region below the pointer or the focus, in words. */
function stripOf(
  { teller, tell, view, ahead }: Table,
  region: RegionState | undefined,
  looked: string | null,
): string {
  if (region !== undefined) return aboutRegion(region, teller.term('region', region.id), tell, ahead);
  if (looked !== null) return `${teller.term('region', looked)}: ${tell('board.unborn')}`;
  return `${tell('board.choose')} ${tell('board.deck', { count: view.facts.regions })}`;
}
