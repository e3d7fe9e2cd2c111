import { loadMap } from '@entente/web/map/load.ts';
import type { MapArrow, MapRegion } from '@entente/web/map/region.ts';
import { WorldMap } from '@entente/web/map/WorldMap.tsx';
import { useSmall } from '@entente/web/ui/useSmall.ts';
import { use, useMemo } from 'react';
import worldFile from '../map/world.json?url';
import {
  BOARD,
  LINKS,
  OCEANS,
  type Ocean,
  TERRITORIES,
  TERRITORY_OF,
  type Territory,
  WATERS,
} from '../src/index.ts';
import { aboutLand } from './about.ts';
import { Badge, FAR_REACH, FarBadge, OCEAN_SIZE, OceanBadge, sizeOf, WaterBadge } from './Badge.tsx';
import { lights } from './board-actions.ts';
import { type Place, type Table, useTable } from './context.ts';
import { readLands } from './readings.ts';

/** Twelve territories are told apart from afar: a large screen keeps the world in view, a small one what lies around. In pixels for a unit. */
const NEAR = { large: 1.5, small: 2 } as const;

/** On the map an ocean has the number of the die. */
const oceanAt = (ocean: Ocean) => `ocean-${OCEANS.indexOf(ocean) + 1}`;
const placeAt = (id: string): Place =>
  id.startsWith('ocean-') ? OCEANS[Number(id.slice(6)) - 1] : (id as Territory);
const idOf = (place: Place | null): string | null =>
  place === null ? null : place in TERRITORY_OF ? place : oceanAt(place as Ocean);

const neighbours = (id: string): string[] => {
  const index = TERRITORY_OF[id as Territory];
  if (index === undefined) return [];
  return [
    ...LINKS[index].map((at) => TERRITORIES[at]),
    ...BOARD[index].oceans.map((number) => `ocean-${number}`),
  ];
};

/** The world with its twelve territories, territorial waters and oceans. */
export function MapView() {
  const table = useTable();
  const drawing = use(loadMap(worldFile));
  const small = useSmall();
  const regions = useMemo(() => regionsOf(table, small), [table, small]);
  const { mine, world } = table;
  const home = useMemo(
    () => TERRITORIES.filter((_, index) => !small || (mine !== null && world.owner[index] === mine)),
    [small, mine, world],
  );
  return (
    <WorldMap
      drawing={drawing}
      label={table.tell('board.world')}
      regions={regions}
      arrows={arrowsOf(table)}
      selected={idOf(table.selected)}
      neighbours={neighbours}
      onChoose={(id, by) => table.select(placeAt(id), by)}
      look={lookOf(table)}
      home={home}
      near={small ? NEAR.small : NEAR.large}
      phase={table.phase}
      language={table.teller.language}
      say={table.say}
    />
  );
}

/** What is followed, or fought over. */
function lookOf({ following, world: { combat } }: Table): string[] {
  if (following !== undefined && following.look.length > 0)
    return following.look.map((place) => idOf(place as Place) ?? place);
  return combat === null ? [] : [TERRITORIES[combat.origin], TERRITORIES[combat.target]];
}

function regionsOf(table: Table, small: boolean): MapRegion[] {
  const { world, lit, teller, tell } = table;
  const lands = readLands(world).map(
    (land): MapRegion => ({
      id: land.id,
      name: teller.term('territory', land.id),
      about: aboutLand(land, table),
      owner: land.owner,
      lit: lit.open(`land:${land.id}`).some(({ choice }) => lights(choice, `land:${land.id}`)),
      ...(land.coloniser === null ? {} : { ahead: land.coloniser }),
      badge: <Badge land={land} small={small} />,
      ...sizeOf(small),
      far: { badge: <FarBadge land={land} />, reach: FAR_REACH, depth: FAR_REACH },
    }),
  );
  const oceans = OCEANS.map(
    (ocean, index): MapRegion => ({
      id: oceanAt(ocean),
      name: teller.term('ocean', ocean),
      water: true,
      about: `${teller.term('ocean', ocean)}: ${tell('board.fish', { count: world.fish[index] })}`,
      owner: null,
      lit: lit.open(`ocean:${ocean}`).length > 0,
      badge: <OceanBadge fish={world.fish[index]} />,
      ...OCEAN_SIZE,
      far: { badge: <OceanBadge fish={world.fish[index]} far />, reach: FAR_REACH, flat: FAR_REACH },
    }),
  );
  const waters = WATERS.map(
    (water, index): MapRegion => ({
      id: `water-${index + 1}`,
      name: '',
      water: true,
      about: teller.term('water', water),
      owner: null,
      pale: true,
      badge: <WaterBadge number={index + 1} tip={routeInWords(table, water)} />,
      reach: 9,
      far: null,
    }),
  );
  return [...waters, ...oceans, ...lands];
}

/** A sea route and the territories that it joins. */
function routeInWords({ teller, tell }: Table, water: number): string {
  const coasts = BOARD.filter(({ waters }) => waters.some((other) => other === water));
  const places = coasts.map(({ id }) => teller.term('territory', id));
  return tell('board.waterRoute', {
    number: water,
    places: new Intl.ListFormat(teller.language).format(places),
  });
}

/** A combat under way goes from its origin to its target. */
function arrowsOf({ world: { combat }, following }: Table): readonly MapArrow[] {
  if (combat === null || combat.origin === combat.target) return following?.arrows ?? [];
  const [from, to] = [TERRITORIES[combat.origin], TERRITORIES[combat.target]];
  return [{ id: 'combat', from, to, seat: combat.attacker }];
}
