import type { Seat } from '@entente/engine';
import type { MapCounter, MapRegion } from '@entente/web/map/region.ts';
import { GOVERNMENTS, REGION_OF, REGIONS, reachOfFleet, reachOfUnits, SEA_OF, SEAS } from '../src/index.ts';
import { aboutLand, aboutWater } from './about.ts';
import {
  DotBadge,
  FreeBadge,
  Gate,
  GOVERNMENT_REACH,
  GovernmentBadge,
  LettersBadge,
  reachOf,
  SeaBadge,
  STACK_HEIGHT,
  StackBadge,
} from './Badge.tsx';
import type { Overlay, Place, Table } from './context.ts';
import { type Kinds, KindsBadge, kindsHeight, kindsReach } from './KindsBadge.tsx';
import { isSea, type Land, readLands, readWaters, type Water } from './readings.ts';

type Counters = MapCounter & Pick<MapRegion, 'far' | 'near'>;

/** Regions and sea areas as the map shows them; what is not in play is pale. */
export function mapRegions(table: Table, overlay: Overlay): MapRegion[] {
  const { view, lit, teller } = table;
  const lands = readLands(view);
  const waters = readWaters(view);
  const standsOut = standingOut(table, overlay, lands);
  // The cells of waters reach over the land: they step back for fleets only.
  const atSea = table.selected !== null && isSea(table.selected);
  const dim = (id: Place) =>
    standsOut === null || standsOut.has(id) || isSea(id) !== atSea ? {} : { dim: true };
  const seen = new Set<string>([...lands, ...waters].map(({ id }) => id));
  return [
    ...[...REGIONS, ...SEAS]
      .filter((id) => !seen.has(id))
      .map((id): MapRegion => ({ id, name: '', about: '', owner: null, pale: true })),
    ...waters.map(
      (water): MapRegion => ({
        id: water.id,
        name: teller.term('sea', water.id),
        about: withSteps(aboutWater(water, table), standsOut?.get(water.id), table),
        owner: null,
        lit: lit.shines(`sea:${water.id}`),
        water: true,
        ...dim(water.id),
        ...waterCounter(water, overlay),
      }),
    ),
    ...lands.map(
      (land): MapRegion => ({
        id: land.id,
        name: teller.term('region', land.id),
        about: withSteps(aboutLand(land, table), standsOut?.get(land.id), table),
        owner: land.owner,
        lit: lit.shines(`land:${land.id}`),
        ...dim(land.id),
        ...landCounter(land, overlay, table),
      }),
    ),
  ];
}

/** With continents shown, the chosen one stands out; with reach shown, what its units get to, and how far it is. */
function standingOut({ view, selected }: Table, overlay: Overlay, lands: readonly Land[]) {
  const places = new Map<Place, number>();
  if (selected === null || (overlay !== 'continents' && overlay !== 'reach')) return null;
  places.set(selected, 0);
  if (overlay === 'continents') {
    const chosen = lands.find(({ id }) => id === selected);
    for (const { id, continent } of lands) if (continent === chosen?.continent) places.set(id, 0);
    return chosen === undefined ? null : places;
  }
  const reach = isSea(selected)
    ? reachOfFleet(view, SEA_OF[selected])
    : reachOfUnits(view, REGION_OF[selected]);
  for (const [place, steps] of reach) places.set(place, steps);
  return places;
}

const withSteps = (about: string, steps: number | undefined, { tell }: Table) =>
  steps === undefined || steps === 0 ? about : `${about}. ${tell('board.stepsAway', { count: steps })}`;

/** In every language the four governments begin with letters of their own. */
const letterOf = (government: string, { teller }: Table) => teller.term('government', government).charAt(0);

/** The first letters of the words of a continent's name. */
const initials = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 2);

function landCounter(land: Land, overlay: Overlay, table: Table): Counters {
  const { world, teller } = table;
  if (overlay === 'bare') return { reach: 4 };
  if (overlay === 'continents') {
    const name = teller.term('continent', land.continent);
    const letters = initials(name).length > 1 ? initials(name) : name.slice(0, 2);
    return { badge: <LettersBadge letters={letters} />, reach: 12 };
  }
  const own = land.owner === null ? null : (GOVERNMENTS[world.governments[land.owner]] ?? null);
  const government = land.government ?? (overlay === 'governments' ? own : null);
  if (government !== null && (land.owner === null || overlay === 'governments'))
    return {
      badge: (
        <>
          <GovernmentBadge government={government} letter={letterOf(government, table)} />
          {land.canal !== null && <Gate x={16} />}
        </>
      ),
      reach: GOVERNMENT_REACH,
      ...(overlay === 'governments' ? {} : { far: NOTHING }),
    };
  if (land.owner === null)
    return {
      badge: (
        <>
          <FreeBadge />
          {land.canal !== null && <Gate x={11} />}
        </>
      ),
      reach: 5,
      far: NOTHING,
    };
  const stacks = [{ seat: land.owner, total: land.total }];
  return {
    badge: (
      <>
        <StackBadge stacks={stacks} capital={land.capitals.length > 0} />
        {land.canal !== null && <Gate x={reachOf(stacks) + 6} />}
      </>
    ),
    reach: reachOf(stacks),
    flat: STACK_HEIGHT / 2,
    far: farOf(stacks, land.capitals.length > 0),
    near: nearOf([{ seat: land.owner, kinds: land.units }], land.capitals.length > 0),
  };
}

/** Where the world is small, a free place is bare. */
const NOTHING: MapCounter = { badge: null, reach: 2, flat: 2 };

const farOf = (stacks: readonly { seat: Seat }[], capital: boolean): MapCounter => ({
  badge: <DotBadge seats={stacks.map(({ seat }) => seat)} capital={capital} />,
  reach: 4 * stacks.length,
  flat: 4,
});

function nearOf(stacks: readonly Kinds[], capital: boolean): MapCounter {
  return {
    badge: <KindsBadge stacks={stacks} capital={capital} />,
    reach: kindsReach(stacks),
    flat: kindsHeight(stacks) / 2,
  };
}

function waterCounter(water: Water, overlay: Overlay): Counters {
  if (overlay === 'bare') return { reach: 4 };
  if (overlay === 'governments' || overlay === 'continents' || water.fleets.length === 0)
    return { badge: <SeaBadge zone={water.zone} canal={water.canal !== null} />, reach: 7, far: NOTHING };
  return {
    badge: <StackBadge stacks={water.fleets} />,
    reach: reachOf(water.fleets),
    flat: STACK_HEIGHT / 2,
    far: farOf(water.fleets, false),
    near: nearOf(
      water.fleets.map(({ seat, ships }) => ({ seat, kinds: ships })),
      false,
    ),
  };
}
