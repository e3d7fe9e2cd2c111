import { loadMap } from '@entente/web/map/load.ts';
import type { MapArrow, MapRegion } from '@entente/web/map/region.ts';
import { WorldMap } from '@entente/web/map/WorldMap.tsx';
import { use, useMemo } from 'react';
import worldFile from '../map/world.json?url';
import {
  conflictOf,
  type Ideology,
  neighbours,
  REGION_OF,
  REGIONS,
  type Region,
  type World,
} from '../src/index.ts';
import { aboutRegion } from './about.ts';
import { Badge, depthOf, footOf, REACH } from './Badge.tsx';
import { type Table, useTable } from './context.ts';
import { type Tag, tagsOf } from './costs.ts';

const besides = (world: World, id: string): Region[] => {
  const index = REGION_OF[id as Region];
  return index === undefined ? [] : neighbours(world, index).map((at) => REGIONS[at]);
};

/** The world with all 43 regions: those in play inked, those in the deck pale. */
export function MapView() {
  const table = useTable();
  const drawing = use(loadMap(worldFile));
  const regions = useMemo(() => regionsOf(table), [table]);
  const home = useMemo(() => homeOf(table), [table]);
  const arrows = useMemo(() => arrowsOf(table), [table]);
  return (
    <WorldMap
      drawing={drawing}
      label={table.tell('board.world')}
      regions={regions}
      arrows={arrows}
      selected={table.selected}
      neighbours={(id) => besides(table.world, id)}
      onChoose={(id, by) => table.select(id as Region, by)}
      look={lookOf(table)}
      home={home}
      phase={table.phase}
      language={table.teller.language}
      say={table.say}
    />
  );
}

/** What is followed, or fought over. */
function lookOf({ following, view }: Table): readonly string[] {
  if (following !== undefined && following.look.length > 0) return following.look;
  const conflict = conflictOf(view);
  return conflict === null ? [] : [conflict.region];
}

function regionsOf(table: Table): MapRegion[] {
  const { regions, lit, ahead, teller, tell, looked, view, mine } = table;
  const inPlay = new Map(regions.map((region) => [region.id, region]));
  return REGIONS.map((id): MapRegion => {
    const region = inPlay.get(id);
    const name = teller.term('region', id);
    if (region === undefined)
      return { id, name, about: `${name}: ${tell('board.unborn')}`, owner: null, pale: true };
    const { controller, after } = region;
    const open = lit.open(`region:${id}`);
    const choices = open.map(({ choice }) => choice as Ideology['choice']);
    const tags = mine === null ? [] : tagsOf(view, choices, mine, tell);
    const changes = ahead && after !== null && after.controller !== controller;
    return {
      id,
      name,
      about: [aboutRegion(region, name, tell, ahead), ...pricesOf(tags, tell)].join(' '),
      owner: controller,
      lit: open.length > 0,
      dim: looked !== null && !region.present.some(({ seat }) => seat === looked) && controller !== looked,
      ...(changes ? { ahead: after.controller } : {}),
      badge: <Badge region={region} ahead={ahead} tags={tags} />,
      reach: REACH,
      depth: depthOf(region, tags),
      foot: footOf(tags),
    };
  });
}

/** What the tags say, for readers. */
function pricesOf(tags: readonly Tag[], tell: Table['tell']): string[] {
  if (tags.length === 0) return [];
  const cards = tags.map(({ influence, total }) => tell('board.costCards', { count: total, influence }));
  return [`${tell('board.cost')}: ${cards.join(` ${tell('board.or')} `)}.`];
}

/** Own regions and those beside them. */
function homeOf({ regions, mine, world }: Table): Region[] {
  const own = regions.filter(({ controller }) => mine !== null && controller === mine).map(({ id }) => id);
  return [...own, ...own.flatMap((id) => besides(world, id))];
}

/** A conflict goes from the attacker's nearest own region to the one that is fought over. */
function arrowsOf({ view, regions, world, following }: Table): readonly MapArrow[] {
  const conflict = conflictOf(view);
  if (conflict === null) return following?.arrows ?? [];
  const own = new Set(
    regions.filter(({ controller }) => controller === conflict.attacker).map(({ id }) => id),
  );
  const from = besides(world, conflict.region).find((id) => own.has(id)) ?? [...own][0];
  if (from === undefined || from === conflict.region) return [];
  return [{ id: 'conflict', from, to: conflict.region, seat: conflict.attacker }];
}
